const prefix = 'mango-'

/** Documents, API responses and notes of offline pages. */
export const pagesCache = `${prefix}pages-1`
/** Hashed files of offline pages. */
export const filesCache = `${prefix}files-1`

/** Caches of older versions of this code. */
export function outdatedCaches(names: readonly string[]): string[] {
  return names.filter(
    (name) => name.startsWith(prefix) && name !== pagesCache && name !== filesCache,
  )
}

/** Returns all caches of the offline pages, of any version. */
export function ownCaches(names: readonly string[]): string[] {
  return names.filter((name) => name.startsWith(prefix))
}
