import { type DestinationSlug, resolveDestinationSlug } from '../../../schema/destinations'
import destinations from './destinations.json' with { type: 'json' }
import phrases from './phrases.json' with { type: 'json' }

/** What a card is for, in the order of the deck. */
export const showMeGroups = ['go', 'ride', 'order', 'diet', 'ask', 'pharmacy', 'help'] as const
export type ShowMeGroup = (typeof showMeGroups)[number]

interface ShowMeDestination {
  /** Shown below a place's name, so that a driver knows which town is meant. */
  area: string
  /** Whether it is too wide to be driven to. */
  isWide?: boolean
  places: { nameVi: string; nameEn: string }[]
  orders: { say: string; meaningEn: string }[]
}

export const showMeDestinations: Record<DestinationSlug, ShowMeDestination> = destinations

const phrasesByGroup: Partial<Record<ShowMeGroup, { say: string; meaningEn: string }[]>> = phrases

/** Sentences for everywhere. Emergency numbers: rescue 112, police 113, ambulance 115. */
export const showMePhrases = showMeGroups.flatMap((group) =>
  (phrasesByGroup[group] ?? []).map((phrase): ShowMeCard => ({ group, ...phrase })),
)

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

/** One target brings its places and dishes, several their names. Groups stay together. */
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
