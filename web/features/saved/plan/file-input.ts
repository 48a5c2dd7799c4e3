import type { TFunction } from 'i18next'
import type { PublicSettings } from '../../../../schema/content/site-settings'
import { plainSpaces } from '../../../../schema/fold'
import { type Locale, textIn } from '../../../../schema/locale'
import { absoluteUrl } from '../../../../schema/paths'
import type { Plan, PlanThing } from '../../../../schema/plan'
import { addDays, formatDate } from '../../../../schema/time'
import { journeyOf } from '../../../domain/plan/journey'
import { type FindThing, type KnownThings, titleIn } from '../../../domain/plan/plan-things'
import { itemPath } from '../../../domain/saved/item-path'
import { legWords } from './leg-words'

export interface FileInput {
  plan: Plan
  find: FindThing
  places: KnownThings['places']
  locale: Locale
  t: TFunction<'plan'>
  journeyTexts: TFunction<'journey'>
  settings: Pick<PublicSettings, 'siteUrl' | 'defaultLocale'>
}

export interface FileStop {
  thing: PlanThing
  /** From 0. */
  day: number
  /** `YYYY-MM-DD`. */
  date: string
  title: string
  /** Absolute. */
  url: string
  address: string
  at: { lat: number; lng: number } | undefined
  /** How many days it takes. */
  durationDays: number
  /** How one gets there from the place before; empty where one is there already. */
  way: string
}

export function fileStops({
  plan,
  find,
  places,
  locale,
  journeyTexts,
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
      const way = leg ? plainSpaces(legWords(leg, { t: journeyTexts, locale, nameOf })) : ''
      return {
        thing,
        day,
        date: addDays(plan.start, day),
        title,
        url,
        address,
        at: place?.at,
        durationDays: place?.durationDays ?? 1,
        way,
      }
    }),
  )
}

export function planName({ plan, locale, t }: FileInput): string {
  return `${t('title')}, ${formatDate(plan.start, locale)}`
}

export function fileName({ start }: Plan, ending: 'ics' | 'gpx'): string {
  return `mango-road-${start}.${ending}`
}
