import { useTranslation } from 'react-i18next'
import type { PostSummary } from '../../../schema/api/posts'
import { resolveDestinationSlug } from '../../../schema/destinations'
import { text } from '../../../schema/locale'
import { fillPath, paths } from '../../../schema/paths'
import { englishPlaceName, type PlaceName, places } from '../../../schema/places'
import { useLocale } from '../../lib/locale-context'
import { SiteLink } from '../../ui/site-link'

export function JourneyLine({ posts }: { posts: readonly PostSummary[] }) {
  const { t } = useTranslation('journal')
  const locale = useLocale()
  const stops = journeyStops(posts)
  if (stops.length === 0) return null
  return (
    <nav aria-label={t('journey')} className="mt-4 overflow-hidden border-y border-line md:mt-6">
      <div className="page">
        {/* On a phone every other name is lower, so that none breaks. */}
        <ol className="flex overflow-x-auto py-3 max-md:-mx-4 max-md:px-4 md:py-5">
          {stops.map((stop) => {
            const name = text(stop, 'name', locale)
            return (
              <li
                key={stop.placeId}
                className="group relative flex min-w-13 flex-1 flex-col items-center text-center before:absolute before:inset-x-0 before:top-[0.3125rem] before:h-0.5 before:bg-turmeric"
              >
                <span
                  aria-hidden="true"
                  className="relative size-3 rounded-full border-3 border-turmeric bg-paper"
                />
                <SiteLink
                  to={fillPath(paths.journalEntry, { slug: stop.slug })}
                  className="flex min-h-8 flex-col pt-1 max-md:group-even:pt-5 text-xs leading-tight font-semibold whitespace-nowrap underline-offset-4 after:absolute after:inset-0 hover:underline md:text-lg"
                >
                  <span lang={name === stop.nameVi ? 'vi' : undefined}>{name}</span>
                  {stop.count > 1 && (
                    <span className="font-normal">{t('stopEntries', { count: stop.count })}</span>
                  )}
                </SiteLink>
              </li>
            )
          })}
        </ol>
      </div>
    </nav>
  )
}

/** Named by the first tag of the newest entry about the place. */
interface Stop extends PlaceName {
  placeId: string
  slug: string
  count: number
}

/** Returns the places of journal entries, north to south; entries without a place are left out. */
export function journeyStops(posts: readonly PostSummary[]): Stop[] {
  const stops = new Map<string, Stop>()
  for (const { slug, tags, destinationSlug } of posts) {
    const placeId = [destinationSlug ?? '', ...tags]
      .map((name) => resolveDestinationSlug(name) ?? name)
      .find((id) => northToSouth.includes(id))
    const [name] = tags
    if (!placeId || !name) continue
    const stop = stops.get(placeId)
    if (stop) stop.count += 1
    else
      stops.set(placeId, { placeId, nameVi: name, nameEn: englishPlaceName(name), slug, count: 1 })
  }
  return [...stops.values()].sort(
    (a, b) => northToSouth.indexOf(a.placeId) - northToSouth.indexOf(b.placeId),
  )
}

const northToSouth = Object.keys(places)
