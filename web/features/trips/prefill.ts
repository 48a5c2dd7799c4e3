import { resolveDestinationSlug } from '../../../schema/destinations'
import { type Locale, text } from '../../../schema/locale'
import { places } from '../../content/places'
import type { ShownSearchDoc } from '../../content/search/types'
import type { Translate } from '../../i18n/translate'
import { parseSavedLink } from '../../lib/saved-link'

interface Titled {
  slug: string
  titleVi: string
  titleEn: string
}

/**
 * What the trip form starts with: `?destination=`, `?deal=` and `?plan=` are slugs, `?saved=` a list of saved things. Unknown ones are
 * left out.
 */
export function tripPrefill(
  search: URLSearchParams,
  docs: readonly ShownSearchDoc[],
  itineraries: readonly Titled[],
  locale: Locale,
  t: Translate,
): { destination?: string; message?: string } {
  const titleOf = (id: string) => {
    const found = docs.find((doc) => doc.id === id)
    return found && text(found, 'title', locale)
  }
  const destination = resolveDestinationSlug(search.get('destination') ?? '')
  const plan = itineraries.find(({ slug }) => slug === search.get('plan'))
  const deal = titleOf(`deal:${search.get('deal')}`)
  const saved = parseSavedLink(search.get('saved')).flatMap(({ kind, slug }) => titleOf(`${kind}:${slug}`) ?? [])
  const wishes = [
    plan && t('trips.wish', { title: text(plan, 'title', locale) }),
    deal && t('trips.wish', { title: deal }),
    saved.length > 0 && t('trips.savedWish', { titles: saved.join(', ') }),
  ].filter(Boolean)
  return {
    ...(destination && { destination: text(places[destination], 'name', locale) }),
    ...(wishes.length > 0 && { message: wishes.join('\n') }),
  }
}
