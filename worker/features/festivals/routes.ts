import { type Context, Hono } from 'hono'
import { entryQuery } from '../../../schema/api/entries'
import { placeMonthParam, type ShownFestival } from '../../../schema/api/festivals'
import { type CalendarEvent, makeCalendar } from '../../../schema/ics'
import { type Locale, splitLocale, text } from '../../../schema/locale'
import { absoluteUrl, paths } from '../../../schema/paths'
import { site } from '../../../schema/site'
import { addDays, vietnamDay, vietnamDayRange } from '../../../schema/time'
import { serveCopy } from '../../content/copies'
import { serveTextFile } from '../../platform/cache/cached'
import { openDatabase } from '../../platform/db/database'
import type { ApiEnv, AppEnv } from '../../platform/http/env'
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

const names: Record<Locale, string> = { vi: 'Lễ hội Việt Nam', en: 'Festivals of Vietnam' }

function eventsOf(festivals: ShownFestival[], locale: Locale, url: string): CalendarEvent[] {
  return festivals.flatMap((festival) =>
    festival.dates.map(({ from, to }) => ({
      uid: `${festival.slug}-${from}@${new URL(url).host}`,
      stamp: new Date(vietnamDayRange(festival.checkedOn).from),
      // The day after the last one (RFC 5545, 3.6.1).
      at: { day: from, end: addDays(to, 1) },
      title: text(festival, 'name', locale),
      description: text(festival, 'text', locale),
      location: text(festival, 'where', locale),
      url,
    })),
  )
}

export function serveFestivalCalendar(c: Context<AppEnv>): Promise<Response> {
  const { siteUrl, defaultLocale } = c.var.settings
  const { locale } = splitLocale(new URL(c.req.url).pathname, defaultLocale)
  return serveTextFile(c, 'text/calendar', async () => {
    const year = Number(vietnamDay(new Date()).slice(0, 4))
    const festivals = await readFestivals(openDatabase(c.env.DB), year, locale)
    const events = eventsOf(
      festivals,
      locale,
      absoluteUrl(siteUrl, paths.when, locale, defaultLocale),
    )
    if (events.length === 0) return undefined
    const productId = `-//${site.name}//Festivals//${locale.toUpperCase()}`
    return makeCalendar({ productId, name: names[locale] }, events)
  })
}
