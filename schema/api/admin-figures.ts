import * as z from 'zod'
import { type figureNames, figureRanges, figureTables } from '../admin-fields'
import type { ArrivalKind } from '../arrival-sources'
import type { EntryKind } from '../content/choices'
import { type Locale, locales } from '../locale'

export const figuresQuery = z.object({ range: z.enum(figureRanges).default('30') })
export const exportFiguresQuery = figuresQuery.extend({
  locale: z.enum(locales).default('vi'),
  table: z.enum(figureTables).default('steps'),
})
export type FigureTable = (typeof figureTables)[number]
export type FigureRange = (typeof figureRanges)[number]

export type FigureGroup = keyof typeof figureNames
export type FigureName = (typeof figureNames)[FigureGroup][number]

export interface FigureSeries {
  name: FigureName
  /** One a step. */
  counts: number[]
  /** The sum of the same span before; of `12m`, up to today's day a year ago. */
  before: number
}

/** Views of an entry's page in a language. */
export interface PageViews {
  id: string
  kind: EntryKind
  slug: string
  titleVi: string
  titleEn: string
  locale: Locale
  isPublic: boolean
  views: number
}

export interface Arrivals {
  /** The name or host of a site, `direct`, or `other` sites that are not told apart. */
  source: string
  kind: ArrivalKind
  arrivals: number
}

/** The most frequent first; cut where a limit was reached, so that old days are missing. */
export interface Ranking<Row> {
  rows: Row[]
  isCut: boolean
}

export interface Figures {
  pages: Ranking<PageViews>
  sources: Ranking<Arrivals>
  /** Vietnam days, or months `YYYY-MM`, oldest first. */
  steps: string[]
  groups: {
    group: FigureGroup
    series: FigureSeries[]
    /** Whether a limit was reached, so that the oldest days are not complete. */
    isCut: boolean
  }[]
}
