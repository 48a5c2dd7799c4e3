import type { TFunction } from 'i18next'
import { brand } from '../../../../schema/brand'
import type { PublicSettings } from '../../../../schema/content/site-settings'
import { plainSpaces } from '../../../../schema/fold'
import { type CalendarEvent, type CalendarTime, makeCalendar } from '../../../../schema/ics'
import { type Locale, textIn } from '../../../../schema/locale'
import { absoluteUrl } from '../../../../schema/paths'
import type { Plan, PlanThing } from '../../../../schema/plan'
import { site } from '../../../../schema/site'
import { addDays, formatDate } from '../../../../schema/time'
import { makeXml, type XmlNode } from '../../../../schema/xml'
import { journeyOf } from '../../../domain/plan/journey'
import { type FindThing, type KnownThings, titleIn } from '../../../domain/plan/plan-things'
import { stopHours } from '../../../domain/plan/warnings'
import { itemPath } from '../../../domain/saved/item-path'
import { legWords } from './leg-words'

export type FileKind = 'ics' | 'gpx'

const makers = {
  ics: { make: makeIcs, type: 'text/calendar;charset=utf-8' },
  gpx: { make: makeGpx, type: 'application/gpx+xml' },
} satisfies Record<FileKind, unknown>

export function saveFile(kind: FileKind, input: FileInput): string | undefined {
  const { make, type } = makers[kind]
  const text = make(input)
  if (text === undefined) return undefined
  const name = fileName(input.plan, kind)
  download(name, type, text)
  return name
}

function download(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}

export interface FileInput {
  plan: Plan
  find: FindThing
  places: KnownThings['places']
  locale: Locale
  t: TFunction<'plan'>
  legTexts: TFunction<'journey'>
  settings: Pick<PublicSettings, 'siteUrl' | 'defaultLocale'>
}

interface FileStop {
  thing: PlanThing
  /** From 0. */
  day: number
  /** `YYYY-MM-DD`. */
  date: string
  title: string
  url: string
  address: string
  at: { lat: number; lng: number } | undefined
  durationDays: number
  /** Transport from the stop before; empty at the same place. */
  transport: string
}

function fileStops({
  plan,
  find,
  places,
  locale,
  legTexts,
  settings: { siteUrl, defaultLocale },
}: FileInput): FileStop[] {
  const { arrivals } = journeyOf(plan, find, places)
  const nameOf = (slug: string) => titleIn({ kind: 'destination', slug }, find, locale).value
  return plan.days.flatMap((things, day) =>
    things.map((thing) => {
      const title = plainSpaces(titleIn(thing, find, locale).value)
      const place = find(thing)?.place
      const url = absoluteUrl(
        siteUrl,
        itemPath(thing.kind, thing.slug, title),
        locale,
        defaultLocale,
      )
      const address = place ? plainSpaces(textIn(place, 'address', locale).value) : ''
      const leg = arrivals.find((arrival) => arrival.thing === thing)?.leg
      const transport = leg ? plainSpaces(legWords(leg, { t: legTexts, locale, nameOf })) : ''
      return {
        thing,
        day,
        date: addDays(plan.start, day),
        title,
        url,
        address,
        at: place?.at,
        durationDays: place?.durationDays ?? 1,
        transport,
      }
    }),
  )
}

function planName({ plan, locale, t }: FileInput): string {
  return `${t('title')}, ${formatDate(plan.start, locale)}`
}

export function fileName({ start }: Plan, ending: 'ics' | 'gpx'): string {
  return `${brand.slug}-${start}.${ending}`
}

type LocatedStop = FileStop & { at: NonNullable<FileStop['at']> }

function isLocated(stop: FileStop): stop is LocatedStop {
  return stop.at !== undefined
}

/** The GPX schema fixes the order of these elements. */
function pointOf({ at, title, thing, url }: LocatedStop, { t }: FileInput): XmlNode {
  return {
    '@lat': at.lat,
    '@lon': at.lng,
    name: title,
    ...(thing.note && { desc: thing.note }),
    link: { '@href': url, text: title },
    type: t(`kinds.${thing.kind}`),
  }
}

/** Returns a GPX 1.1 file: a waypoint a stop, a route a day. Undefined without located stops. */
export function makeGpx(input: FileInput): string | undefined {
  const { plan, t, locale } = input
  const stops = fileStops(input).filter(isLocated)
  if (stops.length === 0) return undefined
  const routes = plan.days.flatMap((_, day) => {
    const ofDay = stops.filter((stop) => stop.day === day)
    const name = `${t('day', { day: day + 1 })} · ${formatDate(addDays(plan.start, day), locale)}`
    return ofDay.length > 0
      ? { name, number: day + 1, rtept: ofDay.map((stop) => pointOf(stop, input)) }
      : []
  })
  return makeXml('gpx', {
    '@version': '1.1',
    '@creator': site.name,
    '@xmlns': 'http://www.topografix.com/GPX/1/1',
    '@xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance',
    '@xsi:schemaLocation':
      'http://www.topografix.com/GPX/1/1 http://www.topografix.com/GPX/1/1/gpx.xsd',
    metadata: { name: `${site.name}: ${planName(input)}` },
    wpt: stops.map((stop) => pointOf(stop, input)),
    rte: routes,
  })
}

function timeOf({ date, thing, durationDays }: FileStop): CalendarTime {
  return thing.time
    ? { day: date, time: thing.time, hours: stopHours }
    : { day: date, end: addDays(date, durationDays) }
}

function eventOf(stop: FileStop, { plan, t, settings }: FileInput, stamp: Date): CalendarEvent {
  const { thing, title, url, address, at, transport } = stop
  return {
    uid: `${plan.id}-${thing.kind}-${thing.slug}@${new URL(settings.siteUrl).host}`,
    stamp,
    at: timeOf(stop),
    title,
    description: [t(`kinds.${thing.kind}`), thing.note ?? '', transport, url]
      .filter(Boolean)
      .join('\n'),
    url,
    location: address,
    geo: at,
  }
}

export function makeIcs(input: FileInput): string | undefined {
  const stops = fileStops(input)
  if (stops.length === 0) return undefined
  const now = new Date()
  return makeCalendar(
    {
      productId: `-//${site.name}//Plan//${input.locale.toUpperCase()}`,
      name: `${site.name}: ${planName(input)}`,
    },
    stops.map((stop) => eventOf(stop, input, now)),
  )
}
