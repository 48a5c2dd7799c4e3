import type { ShownPart } from '../schedule-parts'
import type { browserErrors } from '../tables/operations'
import type { Trouble } from '../troubles'
import type { DayCount } from './admin-dashboard'

export const operationFigures = ['mails-sent', 'deliveries-dead', 'browser-errors'] as const

export interface Operations {
  /** What is wrong now. */
  troubles: Trouble[]
  /** Of the last 30 days, the newest first. */
  history: (Trouble & { seenAt: string; recoveredAt: string | null })[]
  /** `succeededAt`: a UTC ISO instant; null before the first try. */
  parts: { name: ShownPart; succeededAt: string | null; isLate: boolean }[]
  /** Of each of the last 30 days. */
  figures: Record<(typeof operationFigures)[number], DayCount[]>
  /** Of the last 30 days, added up, the most frequent first. */
  errors: (Pick<typeof browserErrors.$inferSelect, 'page' | 'message' | 'lastSeenAt'> & {
    count: number
    /** Of the newest one. */
    build: string
  })[]
}
