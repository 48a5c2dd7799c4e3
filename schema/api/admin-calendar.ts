import * as z from 'zod'
import type { calendarSorts } from '../admin-fields'
import type { EntryKind } from '../content/choices'
import type { Locale } from '../locale'

export const calendarQuery = z.object({
  month: z.string().regex(/^20\d\d-(?:0[1-9]|1[0-2])$/, 'a month such as 2026-12 is needed'),
})

export type CalendarSort = (typeof calendarSorts)[number]

/** `failed`: a publication that was due and was refused. */
export type CalendarState = 'done' | 'planned' | 'failed'

export interface CalendarMark {
  /** Unique in its answer. */
  id: string
  sort: CalendarSort
  /** Vietnam day; the first one of a festival, the last one of what runs out. */
  day: string
  /** Last day of a festival of several days. */
  until?: string
  /** UTC ISO instant; missing for what has no time of day. */
  at?: string
  languages: Partial<Record<Locale, CalendarState>>
  /** Of an entry, photograph or product; null where there is no screen of its own. */
  subject: string | null
  titleVi: string
  titleEn: string
  kind?: EntryKind
  slug?: string
  /** The entry's version, where the publication can still be moved. */
  version?: number
}

export interface CalendarMonth {
  /** Of the weeks that the month touches, by day and time. */
  marks: CalendarMark[]
  /** Whether a limit was reached, so that marks are missing. */
  isCut: boolean
}
