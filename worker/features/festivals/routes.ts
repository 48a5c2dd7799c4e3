import { type Context, Hono } from 'hono'
import { entryQuery } from '../../../schema/api/entries'
import { placeMonthParam, type ShownFestival } from '../../../schema/api/festivals'
import type { Locale } from '../../../schema/locale'
import { vietnamDay } from '../../../schema/time'
import { serveCopy } from '../../content/copies'
import type { ApiEnv } from '../../platform/http/env'
import { validate } from '../../platform/http/validate'
import { festivalsAt, listFestivals, readFestivals } from './read-festivals'

const query = validate('query', entryQuery)

/** All parts come from one copy per language and year, so that addresses cannot fill KV. */
async function servePart(
  c: Context<ApiEnv>,
  locale: Locale,
  pick: (festivals: ShownFestival[]) => object,
): Promise<Response> {
  const year = Number(vietnamDay(c.var.now).slice(0, 4))
  const whole = await serveCopy(c, `${locale}~festivals/${year}`, () =>
    readFestivals(c.var.db, year, locale),
  )
  const headers = new Headers(whole.headers)
  headers.delete('ETag')
  return Response.json(pick(await whole.json<ShownFestival[]>()), { headers })
}

export const festivalRoutes = new Hono<ApiEnv>()
  .get('/', query, (c) => servePart(c, c.req.valid('query').locale, listFestivals))
  .get('/:place/:month', validate('param', placeMonthParam), query, (c) => {
    const at = c.req.valid('param')
    return servePart(c, c.req.valid('query').locale, (festivals) => festivalsAt(festivals, at))
  })
