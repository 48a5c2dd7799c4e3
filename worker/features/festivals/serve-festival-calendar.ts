import type { Context } from 'hono'
import { createEvents, type EventAttributes } from 'ics'
import type { ShownFestival } from '../../../schema/api/festivals'
import { foldBytes, icsDate } from '../../../schema/ics'
import { type Locale, splitLocale, text } from '../../../schema/locale'
import { absoluteUrl, paths } from '../../../schema/paths'
import { site } from '../../../schema/site'
import { addDays, vietnamDay, vietnamDayRange } from '../../../schema/time'
import { serveTextFile } from '../../platform/cache/serve-text-file'
import { openDatabase } from '../../platform/db/database'
import type { AppEnv } from '../../platform/http/env'
import { readFestivals } from './read-festivals'

const names: Record<Locale, string> = { vi: 'Lễ hội Việt Nam', en: 'Festivals of Vietnam' }

function eventsOf(festivals: ShownFestival[], locale: Locale, url: string): EventAttributes[] {
  return festivals.flatMap((festival) =>
    festival.dates.map(({ from, to }) => ({
      // The same whenever the file is made, so that a calendar that follows it changes an event
      // instead of having it twice.
      uid: `${festival.slug}-${from}@${new URL(url).host}`,
      title: text(festival, 'name', locale),
      description: text(festival, 'text', locale),
      location: text(festival, 'where', locale),
      url,
      // DTSTAMP, in ms since 1970: when an event was last revised (RFC 5545, 3.8.7.2), at 0:00 of
      // Vietnam on the day it was checked.
      timestamp: Date.parse(vietnamDayRange(festival.checkedOn).from),
      start: icsDate(from),
      // The day after the last one, as whole days end (RFC 5545, 3.6.1).
      end: icsDate(addDays(to, 1)),
      busyStatus: 'FREE' as const,
      transp: 'TRANSPARENT' as const,
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
    const { error, value } = createEvents(events, {
      productId: `-//${site.name}//Festivals//${locale.toUpperCase()}`,
      calName: names[locale],
    })
    if (error) throw error
    return value ? foldBytes(value) : undefined
  })
}
