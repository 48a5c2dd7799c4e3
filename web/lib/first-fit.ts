/** The type beside the first pattern that a string fits, in a list of `[pattern, type]`. */
export type FirstFit<Text extends string, Rows> = Rows extends [[infer Pattern, infer Type], ...infer Rest]
  ? Text extends Pattern
    ? Type
    : FirstFit<Text, Rest>
  : never
