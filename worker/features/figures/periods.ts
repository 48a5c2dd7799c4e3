import { utc } from '@date-fns/utc'
import { format, parseISO, subMonths } from 'date-fns'
import type { FigureRange } from '../../../schema/api/admin-figures'
import { addDays, vietnamDay } from '../../../schema/time'
import { lastDays, lastMonths } from '../../platform/db/counts'

/** Vietnam days `YYYY-MM-DD`. Days between `beforeEnd` and `start` are in neither span. */
export interface Periods {
  /** Days, or months `YYYY-MM`, oldest first. */
  steps: string[]
  start: string
  today: string
  beforeStart: string
  beforeEnd: string
}

export function periodsOf(range: FigureRange, now: Date): Periods {
  const today = vietnamDay(now)
  if (range !== '12m') {
    const days = Number(range)
    const start = addDays(today, 1 - days)
    const before = { beforeStart: addDays(start, -days), beforeEnd: addDays(start, -1) }
    return { steps: lastDays(now, days), start, today, ...before }
  }
  const months = lastMonths(now, 24)
  const steps = months.slice(12)
  const beforeEnd = format(subMonths(parseISO(today, { in: utc }), 12), 'yyyy-MM-dd')
  return { steps, start: `${steps[0]}-01`, today, beforeStart: `${months[0]}-01`, beforeEnd }
}

export const before = 'before'

/** The step of a day, `before`, or undefined outside both spans. */
export function stepOf(day: string, periods: Periods): string | undefined {
  const { steps, start, today, beforeStart, beforeEnd } = periods
  if (day >= start && day <= today) return day.slice(0, steps[0]?.length)
  return day >= beforeStart && day <= beforeEnd ? before : undefined
}
