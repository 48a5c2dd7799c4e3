import { later } from '../lib/later'

/** What remembers the pages that were left: none has been left on the first page of a visit. */
export const pageChange = later(async () => (await import('./page-memory')).pageMemory)

/** The key of the entry that the browser is at; undefined for one that a plain link to a place within the page has made: the browser cares for it. */
export function entryKey({ key }: { key: string }): string | undefined {
  return window.history.state === null ? undefined : key
}
