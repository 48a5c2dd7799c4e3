type OtherLanguage<Key> = Key extends `${'name' | 'title'}${'Vi' | 'En'}` ? never : Key extends `${string}${'Vi' | 'En'}` ? Key : never

/**
 * Content as a page gets it: the texts of its language only (tools/prebuild/content.ts), so either of a pair may be missing. Names
 * and titles are there in both. Read texts through `text()` and `texts()` of schema/locale.ts.
 */
export type InOneLanguage<Content> = Content extends readonly (infer Item)[]
  ? InOneLanguage<Item>[]
  : Content extends object
    ? { [Key in keyof Content as Key extends OtherLanguage<Key> ? never : Key]: InOneLanguage<Content[Key]> } & {
        [Key in keyof Content as Key extends OtherLanguage<Key> ? Key : never]?: Content[Key]
      }
    : Content
