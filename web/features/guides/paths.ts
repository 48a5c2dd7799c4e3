import { difficulties, guideCategories, guideDays, seasons } from '../../../schema/content/choices'
import type { Locale } from '../../../schema/locale'
import { fillPath, paths } from '../../../schema/paths'
import { entryPath, movedEntry } from '../../domain/entries/paths'
import { travelDatesFields } from '../../domain/travel-dates/use-travel-dates'
import { choiceField, flagField, textField } from '../../lib/list-state'
import type { Params } from '../../lib/page'

/** Parses `day-7`, `7` and `07` as 7; returns undefined for anything else. */
export function parseGuideDay(param: string | undefined): number | undefined {
  const day = Number(/^(?:day-)?0*([1-9]\d?)$/.exec(param ?? '')?.[1])
  return day <= guideDays ? day : undefined
}

export function guidePath(day: number): string {
  return fillPath(paths.guide, { day: guideSlug(day) })
}

export function guideSlug(day: number): string {
  return `day-${day}`
}

export function guideData(
  { slug = '' }: Params,
  _query: URLSearchParams,
  locale: Locale,
): string[] {
  const day = parseGuideDay(slug)
  return [day ? entryPath('guide', guideSlug(day), locale) : entryPath('itinerary', slug, locale)]
}

/** Whether an address names a day in another way than {@link guidePath}, such as `07`. */
export function isOtherSpelling({ slug }: Params): boolean {
  const day = parseGuideDay(slug)
  return day !== undefined && slug !== guideSlug(day)
}

/** The current path of an itinerary whose slug has changed. Guides never move. */
export function movedItinerary(params: Params, data: unknown): string | undefined {
  return parseGuideDay(params.slug) ? undefined : movedEntry(paths.itinerary)(params, data)
}

export const guideListFields = {
  q: textField(),
  category: choiceField(['all', ...guideCategories], 'all'),
  difficulty: choiceField(['all', ...difficulties], 'all'),
  season: choiceField(['all', ...seasons], 'all'),
  featured: flagField(),
  ...travelDatesFields,
}
