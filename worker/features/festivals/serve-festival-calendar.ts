import type { Context } from 'hono'
import type { ShownFestival } from '../../../schema/api/festivals'
import { type CalendarEvent, makeCalendar } from '../../../schema/ics'
import { type Locale, splitLocale, text } from '../../../schema/locale'
import { absoluteUrl, paths } from '../../../schema/paths'
import { site } from '../../../schema/site'
import { addDays, vietnamDay, vietnamDayRange } from '../../../schema/time'
import { serveTextFile } from '../../platform/cache/cached'
import { openDatabase } from '../../platform/db/database'
import type { AppEnv } from '../../platform/http/env'
import { readFestivals } from './read-festivals'

const names: Record<Locale, string> = { vi: 'Lễ hội Việt Nam', en: 'Festivals of Vietnam' }

function eventsOf(festivals: ShownFestival[], locale: Locale, url: string): CalendarEvent[] {
  return festivals.flatMap((festival) =>
    festival.dates.map(({ from, to }) => ({
      uid: `${festival.slug}-${from}@${new URL(url).host}`,
      // At 0:00 of Vietnam on the day it was checked.
      stamp: new Date(vietnamDayRange(festival.checkedOn).from),
      // The day after the last one, as whole days end (RFC 5545, 3.6.1).
      at: { day: from, end: addDays(to, 1) },
      title: text(festival, 'name', locale),
      description: text(festival, 'text', locale),
      location: text(festival, 'where', locale),
      url,
    })),
  )
}

/**
 * `/le-hoi.ics`: the festivals of this year and the two after it in the language of the address, as
 * a calendar that one can subscribe to (RFC 5545).
 */
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
