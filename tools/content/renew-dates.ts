import type { dates } from '../../web/content/dates'

type Dates = typeof dates

/** The dates of all pages: one whose content is as it was keeps its date, a changed or new one gets today's, one that is gone leaves. */
export function renewDates(hashes: Record<string, string>, before: Dates, today: string): Dates {
  return Object.fromEntries(
    Object.entries(hashes)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([path, hash]) => [path, { changedOn: before[path]?.hash === hash ? before[path].changedOn : today, hash }]),
  )
}
