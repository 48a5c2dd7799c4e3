import type { SearchIndex } from '../../schema/api/search'
import type { Locale } from '../../schema/locale'
import { createSearchEngine } from '../../schema/search/engine'

/** Milliseconds. */
export interface SearchTimes {
  build: number
  /** Of each key that is typed, from the second letter of a query. */
  keys: number[]
  /** Of each query as a whole. */
  queries: number[]
}

function timeOf(run: () => unknown): number {
  const started = performance.now()
  run()
  return performance.now() - started
}

/**
 * Builds the engine, types the queries key by key, then asks each as a whole. Runs in Node and,
 * bundled, in a page.
 */
export function measureSearch(
  { docs, concepts }: SearchIndex,
  locale: Locale,
  queries: readonly string[],
): SearchTimes {
  let engine = createSearchEngine([], locale, concepts)
  const build = timeOf(() => {
    engine = createSearchEngine(docs, locale, concepts)
  })
  const beginnings = queries.flatMap((query) =>
    Array.from({ length: query.length - 1 }, (_, index) => query.slice(0, index + 2)),
  )
  return {
    build,
    keys: beginnings.map((typed) => timeOf(() => engine.search(typed, { isTyping: true }))),
    queries: queries.map((query) => timeOf(() => engine.search(query))),
  }
}
