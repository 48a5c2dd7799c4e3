import type { PostSummary } from '../../../schema/api/posts'
import { resolveDestinationSlug } from '../../../schema/destinations'
import { englishPlaceName, type PlaceName, places } from '../../../schema/places'

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
