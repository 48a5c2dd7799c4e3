import { content as itineraries } from '../itineraries/list'
import { content as docs } from './index'

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
  ...docs.map(({ id, titleVi, titleEn, image }) => ({ id, titleVi, titleEn, image })),
  ...itineraries.map(({ slug, titleVi, titleEn, image }) => ({ id: `itinerary:${slug}`, titleVi, titleEn, image })),
]
