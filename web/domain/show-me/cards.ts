import { resolveDestinationSlug } from '../../../schema/destinations'
import { showMeDestinations } from './destinations'
import { type ShowMeGroup, showMePhrases } from './phrases'

export interface ShowMeTarget {
  nameVi: string
  nameEn: string
  destination?: string
}

export interface ShowMeCard {
  group: ShowMeGroup
  lead?: string
  say: string
  area?: string
  meaningEn: string
}

const takeMe = 'Cho tôi đến'

function goTo(say: string, nameEn: string, area?: string): ShowMeCard {
  return {
    group: 'go',
    lead: takeMe,
    say,
    meaningEn: `Please take me here: ${nameEn}`,
    ...(area && { area }),
  }
}

function cardsOfOne({ nameVi, nameEn, destination }: ShowMeTarget): ShowMeCard[] {
  const slug = destination && resolveDestinationSlug(destination)
  if (!slug) return [goTo(nameVi, nameEn)]
  const own = showMeDestinations[slug]
  return [
    ...(own.isWide ? [] : [goTo(nameVi, nameEn)]),
    ...own.places.map((place) => goTo(place.nameVi, place.nameEn, own.area)),
    ...own.orders.map((order): ShowMeCard => ({ group: 'order', ...order })),
  ]
}

/**
 * One target brings its places and dishes, several bring their names. Cards of a group are
 * adjacent.
 */
export function showMeCards(
  targets: readonly ShowMeTarget[],
  groups: readonly ShowMeGroup[],
): ShowMeCard[] {
  const [only] = targets
  const own =
    targets.length === 1 && only
      ? cardsOfOne(only)
      : targets.map(({ nameVi, nameEn }) => goTo(nameVi, nameEn))
  const all = [...own, ...showMePhrases]
  return groups.flatMap((group) => all.filter((card) => card.group === group))
}
