import type { Locale } from '../schema/locale'

/** Content as data of one language, for the Worker: JSON files of `npm run prebuild`. */
const contents = import.meta.glob<unknown>('../.generated/content/*/*/*.json', { import: 'default' })

/** A content module's data in one language. Throws a RangeError naming one that does not exist. */
export async function importContent(name: string, locale: Locale): Promise<unknown> {
  const load = contents[`../.generated/content/${locale}/${name}.json`]
  if (!load) throw new RangeError(`there is no content '${name}'`)
  return load()
}
