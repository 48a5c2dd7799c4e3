import type { DestinationSummary } from '../../web/content/destinations/types'
import type { HomeContent } from '../../web/content/home/home'
import { places } from '../../web/content/places'
import { importContent } from '../../web/import-content'

interface PartnerActivity {
  /** The partner's city, a destination slug. */
  cityId: string
  nameVi: string
  nameEn: string
}

/** The activities that pages link, by id: those of the destinations and the home page's. Names are in both languages in either content. */
async function readActivities(): Promise<Map<string, PartnerActivity>> {
  const destinations = (await importContent('destinations/list', 'vi')) as Pick<DestinationSummary, 'slug' | 'activities'>[]
  const { offers } = (await importContent('home/home', 'vi')) as Pick<HomeContent, 'offers'>
  return new Map([
    ...destinations.flatMap(({ slug, activities }) =>
      activities.map(({ id, nameVi, nameEn }) => [id, { cityId: slug, nameVi, nameEn }] as const),
    ),
    ...offers.map(({ id, cityId, titleVi, titleEn }) => [id, { cityId, nameVi: titleVi, nameEn: titleEn }] as const),
  ])
}

let activities: Promise<Map<string, PartnerActivity>> | undefined

export async function findActivity(id: string): Promise<PartnerActivity | undefined> {
  activities ??= readActivities()
  return (await activities).get(id)
}

export function isKnownPlace(slug: string): slug is keyof typeof places {
  return Object.hasOwn(places, slug)
}

/** The names of what a click on a partner's link was counted under (schema/partners.ts); undefined for a product's id. */
export async function findClickedNames(clickId: string): Promise<{ nameVi: string; nameEn: string } | undefined> {
  const [kind, id = ''] = clickId.split(':')
  if (kind === 'activity') return findActivity(id)
  return kind === 'hotel' && isKnownPlace(id) ? places[id] : undefined
}
