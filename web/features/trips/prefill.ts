import { resolveDestinationSlug } from '../../../schema/destinations'
import { type Locale, text } from '../../../schema/locale'
import type { InOneLanguage } from '../../content/in-one-language'
import { places } from '../../content/places'
import type { TitledThing } from '../../content/search/titles'
import type { Translate } from '../../i18n/translate'
import { parseSavedLink } from '../../lib/saved-link'

/**
 * What the trip form starts with: `?destination=`, `?deal=` and `?plan=` are slugs (a plan is an itinerary, or a guide such as `day-7`),
 * `?saved=` is a list of saved things. Unknown ones are left out.
 */
export function tripPrefill(
  search: URLSearchParams,
  things: readonly InOneLanguage<TitledThing>[],
  locale: Locale,
  t: Translate,
): { destination?: string; message?: string } {
  const titleOf = (id: string) => {
    const found = things.find((thing) => thing.id === id)
    return found && text(found, 'title', locale)
  }
  const destination = resolveDestinationSlug(search.get('destination') ?? '')
  const plan = titleOf(`itinerary:${search.get('plan')}`) ?? titleOf(`guide:${search.get('plan')}`)
  const deal = titleOf(`deal:${search.get('deal')}`)
  const saved = parseSavedLink(search.get('saved')).flatMap(({ kind, slug }) => titleOf(`${kind}:${slug}`) ?? [])
  const wishes = [
    plan && t('trips.wish', { title: plan }),
    deal && t('trips.wish', { title: deal }),
    saved.length > 0 && t('trips.savedWish', { titles: saved.join(', ') }),
  ].filter(Boolean)
  return {
    ...(destination && { destination: text(places[destination], 'name', locale) }),
    ...(wishes.length > 0 && { message: wishes.join('\n') }),
  }
}
