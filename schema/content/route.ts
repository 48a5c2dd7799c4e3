import * as z from 'zod'
import { coordinates, destination, inBoth, line, ownPageMeta, paragraph, region } from './fields'
import { routeWay } from './visit'

const end = () =>
  z.strictObject({
    ...inBoth('name', line(60)),
    /** Its page, if it has one. */
    place: destination().optional(),
    coordinates: coordinates(),
  })

const stop = z.strictObject({
  ...inBoth('name', line(80)),
  ...inBoth('text', paragraph(240)),
  /** Shown on the map. */
  coordinates: coordinates().optional(),
})

/** How to get from one place to another, the same in both directions (docs/decisions/0426). */
export const routeContent = z.strictObject({
  from: end(),
  to: end(),
  region: region(),
  order: z.int().min(0).max(9999).optional(),
  /** By road. */
  km: z.int().min(1).max(2500).optional(),
  /** One sentence: what to take. */
  ...inBoth('verdict', paragraph(240)),
  ...inBoth('description', paragraph(700)),
  /** The best first. */
  ways: z.array(routeWay()).min(1).max(10),
  /** What to see on the way, from `from` on. */
  stops: z.array(stop).max(8).optional(),
  meta: ownPageMeta(),
})
