import type { PostSummary } from '../../../schema/api/posts'
import { resolveDestinationSlug } from '../../../schema/destinations'
import { places } from '../../../schema/places'

interface Stop {
  placeId: string
  /** The first tag of the newest entry about the place. */
  name: string
  slug: string
  count: number
}

/** The places that journal entries are about, north to south; an entry that names none is left out. */
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
    else stops.set(placeId, { placeId, name, slug, count: 1 })
  }
  return [...stops.values()].sort((a, b) => northToSouth.indexOf(a.placeId) - northToSouth.indexOf(b.placeId))
}

const northToSouth = Object.keys(places)
