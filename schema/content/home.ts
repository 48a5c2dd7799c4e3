import * as z from 'zod'
import { heroRegions } from './choices'
import { anchor, destination, inBoth, line, lines, paragraph, picture, rating, usd } from './fields'

const slide = z.strictObject({
  region: z.enum(heroRegions),
  ...inBoth('title', line(80)),
  ...inBoth('subtitle', line(120)),
  ...inBoth('description', paragraph(300)),
  ...inBoth('tag', line(60)),
  imageUrl: picture(),
  destination: destination().optional(),
})

/** Links by its English title (decision B8). */
const placeCard = z.strictObject({
  ...inBoth('title', line(80)),
  ...inBoth('location', line(80)),
  ...inBoth('duration', line(60)),
  rating: rating().optional(),
  image: picture(),
  ...inBoth('description', paragraph(300)),
  ...inBoth('tags', lines(1, 6)),
})

const offer = z.strictObject({
  id: anchor(),
  ...inBoth('title', line(120)),
  ...inBoth('description', paragraph(600)),
  image: picture(),
  /** Who runs it, in general words. */
  ...inBoth('provider', line(80)),
  cityId: destination(),
  priceHint: usd(),
  ratingHint: rating().optional(),
  /** Guests, such as "2–12". */
  capacity: line(20),
  ...inBoth('location', line(80)),
})

export const homeContent = z.strictObject({
  slides: z.array(slide).min(1).max(7),
  places: z.array(placeCard).min(1).max(12),
  offers: z.array(offer).min(1).max(24),
})
