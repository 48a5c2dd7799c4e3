const prefix = 'mango-'

export const pagesCache = `${prefix}pages-1`
export const filesCache = `${prefix}files-1`

export function outdatedCaches(names: readonly string[]): string[] {
  return names.filter(
    (name) => name.startsWith(prefix) && name !== pagesCache && name !== filesCache,
  )
}

export function ownCaches(names: readonly string[]): string[] {
  return names.filter((name) => name.startsWith(prefix))
}
