import { content as dealList } from '../deals/list'
import { content as destinations } from '../destinations/list'
import { content as guideList } from '../guides/list'
import { content as itineraries } from '../itineraries/list'
import { topics } from '../topics/list'

/** What a list of things, or a request that names some, needs to know of them. */
export interface TitledThing {
  /** Such as `destination:hoi-an`, `guide:day-7`, `itinerary:hoi-an-3-days`. */
  id: string
  titleVi: string
  titleEn: string
  /** `@assets/art/<scene id>` */
  image: string
}

export const content: TitledThing[] = [
  ...destinations.map(({ slug, nameVi, nameEn, heroImageUrl }) => ({
    id: `destination:${slug}`,
    titleVi: nameVi,
    titleEn: nameEn,
    image: heroImageUrl,
  })),
  ...dealList.deals.map(({ slug, titleVi, titleEn, image }) => ({ id: `deal:${slug}`, titleVi, titleEn, image })),
  ...topics.map(({ slug, titleVi, titleEn, image }) => ({ id: `topic:${slug}`, titleVi, titleEn, image })),
  ...guideList.guides.map(({ day, titleVi, titleEn, imageUrl }) => ({ id: `guide:day-${day}`, titleVi, titleEn, image: imageUrl })),
  ...itineraries.map(({ slug, titleVi, titleEn, image }) => ({ id: `itinerary:${slug}`, titleVi, titleEn, image })),
]
