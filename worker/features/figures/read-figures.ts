import { figureNames } from '../../../schema/admin-fields'
import type {
  FigureGroup,
  FigureRange,
  FigureSeries,
  Figures,
  Ranking,
} from '../../../schema/api/admin-figures'
import { arrivalKindOf } from '../../../schema/arrival-sources'
import { vietnamDay } from '../../../schema/time'
import type { Database } from '../../platform/db/database'
import { selectSubscriptionDays } from '../dashboard/admin-routes'
import { before, type Periods, periodsOf, stepOf } from './periods'
import {
  maxCounted,
  selectClicks,
  selectLeads,
  selectLetters,
  selectSearches,
  selectTopPages,
  selectTopSources,
  selectViews,
} from './queries'

interface Counted {
  step: string | undefined
  name: string
  count: number
  /** That were read for the count. */
  rows?: number
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

function toRanking<Row extends { rows: number }>(read: readonly Row[]): Ranking<Omit<Row, 'rows'>> {
  return { rows: read.map(({ rows: _, ...row }) => row), isCut: (read[0]?.rows ?? 0) >= maxCounted }
}

/** Two spans of each plot; views older than 25 months and searches older than 90 days are gone. */
export async function readFigures(
  db: Database,
  { range, now, listed }: { range: FigureRange; now: Date; listed: number },
): Promise<Figures> {
  const periods = periodsOf(range, now)
  const [locales, pages, searches, clicks, letters, subscribers, leads, topPages, topSources] =
    await db.batch([
      selectViews(db, periods, 'locale'),
      selectViews(db, periods, 'page'),
      selectSearches(db, periods),
      selectClicks(db, periods),
      selectLetters(db),
      selectSubscriptionDays(db, periods.beforeStart),
      selectLeads(db, periods),
      selectTopPages(db, periods, listed),
      selectTopSources(db, periods, listed),
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
    isCut: rows.reduce((all, { rows = 0 }) => all + rows, 0) >= maxCounted,
  })
  return {
    steps: periods.steps,
    pages: toRanking(topPages),
    sources: toRanking(
      topSources.map((one) => ({
        ...one,
        kind: arrivalKindOf(one.source),
      })),
    ),
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
