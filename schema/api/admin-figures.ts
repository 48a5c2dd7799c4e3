import * as z from 'zod'
import { type figureNames, figureRanges } from '../admin-fields'
import { locales } from '../locale'

export const figuresQuery = z.object({ range: z.enum(figureRanges).default('30') })
export const exportFiguresQuery = figuresQuery.extend({ locale: z.enum(locales).default('vi') })
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

export interface Figures {
  /** Vietnam days, or months `YYYY-MM`, oldest first. */
  steps: string[]
  groups: { group: FigureGroup; series: FigureSeries[] }[]
}
