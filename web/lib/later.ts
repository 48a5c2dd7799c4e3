/** Something that is loaded apart from the page that needs it. */
export interface Later<T> {
  /** What was loaded; undefined before. */
  loaded: () => T | undefined
  /**
   * Loads it; once, and again after a failure. Rejects where it cannot be loaded. A component waits by `use(load())`, which gives at once
   * what is there: were `use` left out then, React would miss it when it draws again what has waited (its error 467).
   */
  load: () => Promise<T>
}

const all = new Set<() => Promise<unknown>>()

/** Names something that a page's first view can do without. The Worker, which draws whole pages, and every page but the first wait for it. */
export function later<T>(load: () => Promise<T>): Later<T> {
  let loaded: T | undefined
  let loading: Promise<T> | undefined
  function loadOnce(): Promise<T> {
    if (loading) return loading
    const promise = load().then(
      (value) => {
        loaded = value
        // As React notes it: `use` gives what is there without waiting a turn.
        Object.assign(promise, { status: 'fulfilled', value })
        return value
      },
      (reason: unknown) => {
        loading = undefined
        throw reason
      },
    )
    loading = promise
    return promise
  }
  all.add(loadOnce)
  return { loaded: () => loaded, load: loadOnce }
}

/** Loads whatever the modules that are there have named so far. Rejects where something cannot be loaded. */
export async function loadEverythingLater(): Promise<void> {
  await Promise.all([...all].map((load) => load()))
}
