import * as z from 'zod'
import {
  coordinates,
  day,
  inBoth,
  line,
  lines,
  markdown,
  money,
  onceValid,
  ownPageMeta,
  paragraph,
  picture,
  place,
  places,
} from './fields'
import { visitFacts } from './visit'

const step = z.strictObject({
  /** Such as "5:30", or "Tối" / "Evening". */
  ...inBoth('time', line(20)),
  /** At most twelve words. */
  ...inBoth('text', line(90)),
})

const routePoint = z.strictObject({
  ...inBoth('name', line(60)),
  coordinates: coordinates(),
  /** From the previous point, such as "2,5 giờ xe" / "2.5 hours by road". */
  ...inBoth('way', line(80).optional()),
})

/** A single price has no `high`. */
const costRange = { low: money(), high: money().optional() }

const cost = z
  .strictObject({
    ...inBoth('name', line(80)),
    /** Such as "chia đôi một phòng" / "half of a double room". */
    ...inBoth('note', line(120).optional()),
    ...costRange,
  })
  .refine(({ low, high = low }) => low <= high, {
    path: ['high'],
    error: 'The range ends before it starts.',
    ...onceValid(costRange),
  })

export const itineraryContent = z.strictObject({
  ...inBoth('title', line(120)),
  ...inBoth('duration', line(60)),
  ...inBoth('description', paragraph(800)),
  image: picture(),
  ...inBoth('imageAlt', line(200)),
  order: z.int().min(0).max(9999),
  /** VND a person, a rough budget without flights. */
  price: money(),
  ...inBoth('highlights', lines()),
  ...inBoth('includes', lines()),
  /** In travel order. */
  stops: places(),
  /** Points on the map, in travel order. */
  route: z.array(routePoint).min(1).max(12).optional(),
  days: z
    .array(
      z.strictObject({
        ...inBoth('title', line(120)),
        steps: z.array(step).min(1).max(14).optional(),
        ...inBoth('text', paragraph(3000)),
        night: place().optional(),
      }),
    )
    .min(1)
    .max(40),
  costs: z
    .strictObject({
      /** Readers see the month. */
      checkedOn: day(),
      rows: z.array(cost).min(1).max(16),
    })
    .optional(),
  /** Arrival, changes for rainy months, what to skip. */
  ...inBoth('notes', markdown()),
  visit: visitFacts().optional(),
  meta: ownPageMeta(),
})
