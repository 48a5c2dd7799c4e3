import * as z from 'zod'
import { heroRegions } from './choices'
import {
  anchor,
  destination,
  fieldInfos,
  inBoth,
  line,
  lines,
  paragraph,
  picture,
  rating,
  usd,
} from './fields'

/** One slide of the home page's carousel. */
const slide = z.strictObject({
  region: z.enum(heroRegions),
  ...inBoth('title', line(80)),
  ...inBoth('subtitle', line(120)),
  ...inBoth('description', paragraph(300)),
  ...inBoth('tag', line(60)),
  imageUrl: picture(),
  /** The place that the title leads to. */
  destination: destination().optional(),
})

/** A destination card of the home page; its link is made from the English title (decision B8). */
const placeCard = z.strictObject({
  ...inBoth('title', line(80)),
  ...inBoth('location', line(80)),
  ...inBoth('duration', line(60)),
  rating: rating(),
  image: picture(),
  ...inBoth('description', paragraph(300)),
  ...inBoth('tags', lines(1, 6)),
})

/** An activity of the booking partner on the home page. */
const offer = z.strictObject({
  id: anchor(),
  ...inBoth('title', line(120)),
  ...inBoth('description', paragraph(600)),
  image: picture(),
  /** Who runs it, in general words. */
  ...inBoth('provider', line(80)),
  /** The partner's city. */
  cityId: destination(),
  priceHint: usd(),
  /** The editors' own rating. */
  ratingHint: rating(),
  /** Guests, such as "2–12". */
  capacity: z.string().trim().min(1).max(20).register(fieldInfos, { widget: 'line' }),
  ...inBoth('location', line(80)),
})

/** The home page: what it shows beside articles and itineraries. */
export const homeContent = z.strictObject({
  slides: z.array(slide).min(1).max(7),
  places: z.array(placeCard).min(1).max(12),
  offers: z.array(offer).min(1).max(24),
})
export type HomeContent = z.infer<typeof homeContent>
