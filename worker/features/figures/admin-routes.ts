import { Hono } from 'hono'
import {
  exportFiguresQuery,
  type Figures,
  type FigureTable,
  figuresQuery,
} from '../../../schema/api/admin-figures'
import { brand } from '../../../schema/brand'
import { entryPagePath } from '../../../schema/content/entry-paths'
import { columnWords, figureWords, sourceName } from '../../../schema/figure-words'
import { kindWords } from '../../../schema/kind-words'
import { type Locale, text } from '../../../schema/locale'
import { absoluteUrl } from '../../../schema/paths'
import { csvHeaders, csvStream } from '../../platform/http/csv'
import type { AdminEnv } from '../../platform/http/env'
import { validate } from '../../platform/http/validate'
import type { Settings } from '../../platform/settings/settings'
import { readFigures } from './read-figures'

interface Export {
  figures: Figures
  locale: Locale
  settings: Settings
}
/** The header comes first. */
type Lines = Generator<string[], void>

function* stepLines({ figures, locale }: Export): Lines {
  const words = figureWords[locale]
  const series = figures.groups.flatMap((group) => group.series)
  const step = figures.steps[0]?.length === 7 ? words.month : words.day
  yield [step, ...series.map(({ name }) => words[name])]
  for (const [index, one] of figures.steps.entries())
    yield [one, ...series.map(({ counts }) => String(counts[index]))]
}

function* pageLines({ figures, locale, settings }: Export): Lines {
  const { title, kind, language, address, views, languages } = columnWords[locale]
  yield [title, kind, language, address, views]
  for (const page of figures.pages.rows) {
    const path = entryPagePath(page.kind, page.slug) ?? '/'
    const url = absoluteUrl(settings.siteUrl, path, page.locale, settings.defaultLocale)
    const name = text(page, 'title', page.locale)
    yield [name, kindWords[locale][page.kind], languages[page.locale], url, String(page.views)]
  }
}

function* sourceLines({ figures, locale }: Export): Lines {
  const { source, kind, arrivals, arrivalKinds } = columnWords[locale]
  yield [source, kind, arrivals]
  for (const one of figures.sources.rows)
    yield [sourceName(one.source, locale), arrivalKinds[one.kind], String(one.arrivals)]
}

const linesOf: Record<FigureTable, (input: Export) => Lines> = {
  steps: stepLines,
  pages: pageLines,
  sources: sourceLines,
}

/** Rows of a list on the screen, and in a file. */
const maxListed = { screen: 25, file: 2000 }

export const adminFigureRoutes = new Hono<AdminEnv>().get(
  '/',
  validate('query', figuresQuery),
  async (c) => {
    const { db, now } = c.var
    const { range } = c.req.valid('query')
    return c.json(await readFigures(db, { range, now, listed: maxListed.screen }), 200)
  },
)

export const figureExportRoutes = new Hono<AdminEnv>().get(
  '/',
  validate('query', exportFiguresQuery),
  async (c) => {
    const { db, now, settings } = c.var
    const { range, locale, table } = c.req.valid('query')
    const figures = await readFigures(db, { range, now, listed: maxListed.file })
    const lines = linesOf[table]({ figures, locale, settings })
    const header = lines.next().value ?? []
    const name = table === 'steps' ? 'figures' : `figures-${table}`
    return c.body(csvStream(header, lines), 200, csvHeaders(`${brand.slug}-${name}-${range}`))
  },
)
