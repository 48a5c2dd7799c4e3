import { figureNames } from '../../../schema/admin-fields'
import type {
  FigureGroup,
  FigureRange,
  FigureSeries,
  Figures,
} from '../../../schema/api/admin-figures'
import { vietnamDay } from '../../../schema/time'
import type { Database } from '../../platform/db/database'
import { selectSubscriptionDays } from '../dashboard/admin-routes'
import { before, type Periods, periodsOf, stepOf } from './periods'
import { selectClicks, selectLeads, selectLetters, selectSearches, selectViews } from './queries'

interface Counted {
  step: string | undefined
  name: string
  count: number
}

function toSeries(
  names: readonly FigureSeries['name'][],
  rows: readonly Counted[],
  { steps }: Periods,
): FigureSeries[] {
  return names.map((name) => {
    const sums = new Map<string | undefined, number>()
    for (const row of rows)
      if (row.name === name) sums.set(row.step, (sums.get(row.step) ?? 0) + row.count)
    const countOf = (step: string) => sums.get(step) ?? 0
    return { name, counts: steps.map(countOf), before: countOf(before) }
  })
}

/** Two spans of each plot; views older than 25 months and searches older than 90 days are gone. */
export async function readFigures(db: Database, range: FigureRange, now: Date): Promise<Figures> {
  const periods = periodsOf(range, now)
  const [locales, pages, searches, clicks, letters, subscribers, leads] = await db.batch([
    selectViews(db, periods, 'locale'),
    selectViews(db, periods, 'page'),
    selectSearches(db, periods),
    selectClicks(db, periods),
    selectLetters(db),
    selectSubscriptionDays(db, periods.beforeStart),
    selectLeads(db, periods),
  ])
  const sent = letters.flatMap(({ startedAt, sent, clicked }) => {
    const step = startedAt === null ? undefined : stepOf(vietnamDay(startedAt), periods)
    return [
      { step, name: 'sent', count: sent },
      { step, name: 'clicked', count: clicked },
    ]
  })
  const joined = subscribers.map(({ day, count }) => ({
    step: stepOf(day, periods),
    name: 'joined',
    count,
  }))
  const toGroup = (group: FigureGroup, rows: readonly Counted[]) => ({
    group,
    series: toSeries(figureNames[group], rows, periods),
  })
  return {
    steps: periods.steps,
    groups: [
      toGroup('languages', locales),
      toGroup('pages', pages),
      toGroup('searches', searches),
      toGroup('clicks', clicks),
      toGroup('letters', sent),
      toGroup('subscribers', joined),
      toGroup('leads', leads),
    ],
  }
}
