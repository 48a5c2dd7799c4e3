import { type Context, Hono } from 'hono'
import { entryQuery } from '../../../schema/api/entries'
import {
  type FestivalList,
  festivalYears,
  type PlaceFestivals,
  placeMonthParam,
  type ShownFestival,
} from '../../../schema/api/festivals'
import type { FestivalContent } from '../../../schema/content/festival'
import { inLocale } from '../../../schema/content/in-one-language'
import { type CalendarEvent, makeCalendar } from '../../../schema/ics'
import { type Locale, splitLocale, text } from '../../../schema/locale'
import { absoluteUrl, paths } from '../../../schema/paths'
import { namedPlaces, namesOfDestinations } from '../../../schema/places'
import { site } from '../../../schema/site'
import { addDays, allMonths, vietnamDay, vietnamDayRange } from '../../../schema/time'
import { monthsOf } from '../../../schema/travel-dates'
import { serveCopy } from '../../content/copies'
import { fillForReaders, selectFacts, toFacts } from '../../content/facts'
import { summariesOf } from '../../content/loaders'
import { selectDestinationNames, selectSummaries } from '../../content/queries'
import { madeOf, serveTextFile } from '../../platform/cache/cached'
import { type Database, openDatabase } from '../../platform/db/database'
import type { ApiEnv, AppEnv } from '../../platform/http/env'
import { validate } from '../../platform/http/validate'
import { lunarDaysIn } from './lunar-calendar'

const twoDigits = (value: number) => String(value).padStart(2, '0')

type Rule = Pick<FestivalContent, 'calendar' | 'startMonth' | 'startDay' | 'announced'>

function firstDays(
  { calendar, startMonth, startDay, announced = [] }: Rule,
  year: number,
): string[] {
  if (calendar === 'announced')
    return announced.map(({ firstDay }) => firstDay).filter((day) => day.startsWith(`${year}-`))
  if (startDay === undefined) return []
  if (calendar === 'lunar') return lunarDaysIn(year, { month: startMonth, day: startDay })
  const months = startMonth === undefined ? allMonths : [startMonth]
  return months.map((month) => `${year}-${twoDigits(month)}-${twoDigits(startDay)}`)
}

export function festivalDates(
  festival: Rule & Pick<FestivalContent, 'lengthDays'>,
  year: number,
): { from: string; to: string }[] {
  return firstDays(festival, year)
    .toSorted()
    .map((from) => ({ from, to: addDays(from, festival.lengthDays - 1) }))
}

async function readFestivals(
  db: Database,
  firstYear: number,
  locale: Locale,
): Promise<ShownFestival[]> {
  const [rows, facts, names] = await db.batch([
    selectSummaries(db, 'festival', locale),
    selectFacts(db),
    selectDestinationNames(db, locale),
  ])
  const years = Array.from({ length: festivalYears }, (_, index) => firstYear + index)
  const festivals = summariesOf('festival', fillForReaders(rows, toFacts(facts), locale))
    .map(({ announced, places = [], ...festival }) => ({
      ...festival,
      places: namedPlaces(places, namesOfDestinations(names)),
      dates: years.flatMap((year) =>
        festivalDates({ ...festival, ...(announced && { announced }) }, year),
      ),
      ...(festival.calendar === 'announced' &&
        festival.startMonth && { usualMonth: festival.startMonth }),
    }))
    .filter(({ dates, usualMonth }) => dates.length > 0 || usualMonth !== undefined)
    .toSorted((a, b) => ((a.dates[0]?.from ?? '') < (b.dates[0]?.from ?? '') ? -1 : 1))
  return inLocale(festivals, locale)
}

function listFestivals(festivals: ShownFestival[]): FestivalList {
  return festivals.map(({ slug, nameVi, nameEn, whereVi, whereEn, dates, usualMonth }) => ({
    slug,
    nameVi,
    nameEn,
    whereVi,
    whereEn,
    dates,
    ...(usualMonth !== undefined && { usualMonth }),
  }))
}

function festivalsAt(
  festivals: ShownFestival[],
  { place, month, today }: { place: string; month: number; today: string },
): PlaceFestivals {
  const isOwn = ({ places }: ShownFestival) =>
    places.length === 0 || places.some(({ destination }) => destination === place)
  const firstDay = `${today.slice(0, 7)}-01`
  return festivals
    .filter(
      (festival) =>
        isOwn(festival) &&
        (festival.usualMonth === month ||
          festival.dates.some((dates) => monthsOf(dates).includes(month))),
    )
    .map(({ places, calendar, startMonth, startDay, lengthDays, dates, ...festival }) => ({
      ...festival,
      dates: dates.filter(({ to }) => to >= firstDay),
    }))
}

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
  return madeOf([whole], pick(await whole.json<ShownFestival[]>()))
}

export const festivalRoutes = new Hono<ApiEnv>()
  .get('/', query, (c) => servePart(c, c.req.valid('query').locale, listFestivals))
  .get('/:place/:month', validate('param', placeMonthParam), query, (c) => {
    const at = c.req.valid('param')
    const today = vietnamDay(c.var.now)
    return servePart(c, c.req.valid('query').locale, (festivals) =>
      festivalsAt(festivals, { ...at, today }),
    )
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
