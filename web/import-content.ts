import type { Locale } from '../schema/locale'

type ContentModule = { content: unknown }

/** Content as data of one language, for the Worker: see tools/vite/content-by-locale.ts. */
const contents: Record<Locale, Record<string, () => Promise<ContentModule>>> = {
  vi: import.meta.glob<ContentModule>(
    ['./content/*/*.ts', '!./content/map/*', '!**/{types,slugs,offers,categories,with-*,*.summary,*.test}.ts'],
    { query: '?vi' },
  ),
  en: import.meta.glob<ContentModule>(
    ['./content/*/*.ts', '!./content/map/*', '!**/{types,slugs,offers,categories,with-*,*.summary,*.test}.ts'],
    { query: '?en' },
  ),
}

/** A content module's data in one language. Throws a RangeError naming one that does not exist. */
export async function importContent(name: string, locale: Locale): Promise<unknown> {
  const load = contents[locale][`./content/${name}.ts`]
  if (!load) throw new RangeError(`there is no content '${name}'`)
  return (await load()).content
}
