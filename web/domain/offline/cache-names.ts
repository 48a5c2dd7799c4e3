/** Marks the caches of the offline pages. */
const prefix = 'mango-'

/** Documents and API responses of offline pages, and a note of what each page needs. */
export const pagesCache = `${prefix}pages-1`
/**
 * Scripts, styles, fonts and pictures of offline pages: files whose addresses change with their
 * contents.
 */
export const filesCache = `${prefix}files-1`

/** Returns the caches of older versions of this code. */
export function outdatedCaches(names: readonly string[]): string[] {
  return names.filter(
    (name) => name.startsWith(prefix) && name !== pagesCache && name !== filesCache,
  )
}

/** Returns all caches of the offline pages, of any version. */
export function ownCaches(names: readonly string[]): string[] {
  return names.filter((name) => name.startsWith(prefix))
}
