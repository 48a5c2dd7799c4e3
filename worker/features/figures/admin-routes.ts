import { Hono } from 'hono'
import { exportFiguresQuery, type Figures, figuresQuery } from '../../../schema/api/admin-figures'
import { figureWords } from '../../../schema/figure-words'
import type { Locale } from '../../../schema/locale'
import { csvHeaders, csvStream } from '../../platform/http/csv'
import type { AdminEnv } from '../../platform/http/env'
import { validate } from '../../platform/http/validate'
import { readFigures } from './read-figures'

const seriesOf = ({ groups }: Figures) => groups.flatMap(({ series }) => series)

function headerOf(figures: Figures, locale: Locale): string[] {
  const words = figureWords[locale]
  const step = figures.steps[0]?.length === 7 ? words.month : words.day
  return [step, ...seriesOf(figures).map(({ name }) => words[name])]
}

async function* linesOf(figures: Figures): AsyncGenerator<string[], void> {
  const series = seriesOf(figures)
  for (const [index, step] of figures.steps.entries())
    yield [step, ...series.map(({ counts }) => String(counts[index]))]
}

export const adminFigureRoutes = new Hono<AdminEnv>().get(
  '/',
  validate('query', figuresQuery),
  async (c) => c.json(await readFigures(c.var.db, c.req.valid('query').range, c.var.now), 200),
)

export const figureExportRoutes = new Hono<AdminEnv>().get(
  '/',
  validate('query', exportFiguresQuery),
  async (c) => {
    const { range, locale } = c.req.valid('query')
    const figures = await readFigures(c.var.db, range, c.var.now)
    return c.body(
      csvStream(headerOf(figures, locale), linesOf(figures)),
      200,
      csvHeaders(`mango-road-figures-${range}`),
    )
  },
)
