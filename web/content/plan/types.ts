import type { DestinationSlug } from '../../../schema/destinations'

/** Where a thing of a plan is. */
export interface PlanPlace {
  /** Such as `destination:hoi-an`, `deal:hoi-an-cooking-class`, `guide:day-7`. */
  id: string
  /** The destinations that it belongs to, the first the nearest; none for what is about the whole country. */
  destinations: DestinationSlug[]
  /** WGS84; missing where it has no single place. */
  at?: { lat: number; lng: number }
  /** Such as "Hội An, Thành phố Đà Nẵng, Việt Nam"; empty where it has no single place. */
  addressVi: string
  addressEn: string
}
