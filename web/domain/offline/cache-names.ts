/** What every cache of the offline guide is called first; others are none of its business. */
const prefix = 'mango-'

/** Documents and answers of the API that belong to kept pages, and a note of what each page needs. */
export const pagesCache = `${prefix}pages-1`
/** Scripts, styles, fonts, pictures and content of kept pages: files whose addresses change with what is in them. */
export const filesCache = `${prefix}files-1`

/** Which of the given caches an older shape of the guide has left behind. */
export function outdatedCaches(names: readonly string[]): string[] {
  return names.filter((name) => name.startsWith(prefix) && name !== pagesCache && name !== filesCache)
}

/** Which of the given caches are the guide's, whatever its shape. */
export function ownCaches(names: readonly string[]): string[] {
  return names.filter((name) => name.startsWith(prefix))
}
