import type { TFunction } from 'i18next'
import { plainSpaces } from '../../../../schema/fold'
import { type Locale, textIn } from '../../../../schema/locale'
import { absoluteUrl } from '../../../../schema/paths'
import type { Plan, PlanThing } from '../../../../schema/plan'
import type { PublicSettings } from '../../../../schema/public-settings'
import { addDays, formatDate } from '../../../../schema/time'
import { type FindThing, titleIn } from '../../../domain/plan/plan-things'
import { itemPath } from '../../../domain/saved/item-path'

export interface FileInput {
  plan: Plan
  find: FindThing
  locale: Locale
  t: TFunction<'plan'>
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
}

export function fileStops({ plan, find, locale, settings: { siteUrl, defaultLocale } }: FileInput): FileStop[] {
  return plan.days.flatMap((things, day) =>
    things.map((thing) => {
      const title = plainSpaces(titleIn(thing, find, locale).value)
      const place = find(thing)?.place
      const url = absoluteUrl(siteUrl, itemPath(thing.kind, thing.slug, title), locale, defaultLocale)
      const address = place ? plainSpaces(textIn(place, 'address', locale).value) : ''
      return { thing, day, date: addDays(plan.start, day), title, url, address, at: place?.at }
    }),
  )
}

export function planName({ plan, locale, t }: FileInput): string {
  return `${t('title')}, ${formatDate(plan.start, locale)}`
}

export function fileName({ start }: Plan, ending: 'ics' | 'gpx'): string {
  return `mango-road-${start}.${ending}`
}
