/** Something that is loaded apart from the page that needs it. */
export interface Later<T> {
  /** What was loaded; undefined before. */
  loaded: () => T | undefined
  /** Loads it; once, and again after a failure. Rejects where it cannot be loaded. */
  load: () => Promise<T>
}

const all = new Set<() => Promise<unknown>>()

/** Names something that a page's first view can do without. The Worker, which draws whole pages, and every page but the first wait for it. */
export function later<T>(load: () => Promise<T>): Later<T> {
  let loaded: T | undefined
  let loading: Promise<T> | undefined
  function loadOnce(): Promise<T> {
    loading ??= load().then(
      (value) => {
        loaded = value
        return value
      },
      (reason: unknown) => {
        loading = undefined
        throw reason
      },
    )
    return loading
  }
  all.add(loadOnce)
  return { loaded: () => loaded, load: loadOnce }
}

/** Loads whatever the modules that are there have named so far. Rejects where something cannot be loaded. */
export async function loadEverythingLater(): Promise<void> {
  await Promise.all([...all].map((load) => load()))
}
