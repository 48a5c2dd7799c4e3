import type { TFunction } from 'i18next'
import type { InOneLanguage } from '../../../schema/content/in-one-language'
import type { TitledThing } from '../../../schema/content/views'
import { resolveDestinationSlug } from '../../../schema/destinations'
import { type Locale, text } from '../../../schema/locale'
import { places } from '../../../schema/places'
import { textLimits } from '../../../schema/submissions'
import { planRange } from '../../domain/plan/plan-days'
import { parsePlan } from '../../domain/plan/plan-link'
import { parseSavedLink } from '../../domain/saved/saved-link'

/**
 * `?destination=`, `?deal=` and `?plan=` are slugs; a plan is an itinerary, a guide (`day-7`) or a
 * whole day plan, which is attached. `?day=` is the day of the itinerary to change, `?saved=` a
 * list of saved items. Unknown values are ignored.
 */
export function tripPrefill(
  search: URLSearchParams,
  things: readonly InOneLanguage<TitledThing>[],
  locale: Locale,
  t: TFunction<'trips'>,
): { destination?: string; travelDates?: string; message?: string } {
  const titleOf = (id: string) => {
    const found = things.find((thing) => thing.id === id)
    return found && text(found, 'title', locale)
  }
  const destination = resolveDestinationSlug(search.get('destination') ?? '')
  const dayPlan = parsePlan(search.get('plan') ?? '')?.plan
  const planned = (dayPlan?.days.flat() ?? [])
    .filter(({ kind }) => kind === 'destination')
    .flatMap(({ slug }) => resolveDestinationSlug(slug) ?? [])
  const plan = titleOf(`itinerary:${search.get('plan')}`) ?? titleOf(`guide:${search.get('plan')}`)
  const day = /^[1-9]\d?$/.exec(search.get('day') ?? '')?.[0]
  const deal = titleOf(`deal:${search.get('deal')}`)
  const saved = parseSavedLink(search.get('saved')).flatMap(
    ({ kind, slug }) => titleOf(`${kind}:${slug}`) ?? [],
  )
  const wanted = destination ? [destination] : planned
  const wishes = [
    plan && (day ? t('changeWish', { title: plan, day }) : t('wish', { title: plan })),
    deal && t('wish', { title: deal }),
    saved.length > 0 && t('savedWish', { titles: saved.join(', ') }),
  ].filter(Boolean)
  return {
    ...(wanted.length > 0 && {
      destination: wanted
        .map((slug) => text(places[slug], 'name', locale))
        .join(', ')
        .slice(0, textLimits.destination),
    }),
    ...(dayPlan && { travelDates: planRange(dayPlan, locale) }),
    ...(wishes.length > 0 && { message: wishes.join('\n') }),
  }
}
