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

/** A line of the day's rail. */
const step = z.strictObject({
  /** Such as "5:30", or "Tối" / "Evening". */
  ...inBoth('time', line(20)),
  /** At most twelve words. */
  ...inBoth('text', line(90)),
})

/** A point of the route. */
const routePoint = z.strictObject({
  ...inBoth('name', line(60)),
  coordinates: coordinates(),
  /** How to get there from the point before, such as "2,5 giờ xe" / "2.5 hours by road". */
  ...inBoth('way', line(80).optional()),
})

/** Without `high` where there is one price. */
const costRange = { low: money(), high: money().optional() }

/** What part of the trip costs a person. */
const cost = z
  .strictObject({
    ...inBoth('name', line(80)),
    /** What the price is for, such as "chia đôi một phòng" / "half of a double room". */
    ...inBoth('note', line(120).optional()),
    ...costRange,
  })
  .refine(({ low, high = low }) => low <= high, {
    path: ['high'],
    error: 'The range ends before it starts.',
    ...onceValid(costRange),
  })

/** An itinerary as editors write it. */
export const itineraryContent = z.strictObject({
  ...inBoth('title', line(120)),
  /** Such as "4 ngày 3 đêm" / "4 days, 3 nights". */
  ...inBoth('duration', line(60)),
  ...inBoth('description', paragraph(800)),
  image: picture(),
  ...inBoth('imageAlt', line(200)),
  /** The place in the list of all. */
  order: z.int().min(0).max(9999),
  /** Vietnamese đồng a person, a rough budget without flights. */
  price: money(),
  ...inBoth('highlights', lines()),
  /** What the price covers. */
  ...inBoth('includes', lines()),
  /** Places in the order of the journey. */
  stops: places(),
  /** What the map shows, in the order of the journey. */
  route: z.array(routePoint).min(1).max(12).optional(),
  days: z
    .array(
      z.strictObject({
        ...inBoth('title', line(120)),
        /** The day by the clock; pages show the text folded below it. */
        steps: z.array(step).min(1).max(14).optional(),
        ...inBoth('text', paragraph(3000)),
        /** Where the night is spent. */
        night: place().optional(),
      }),
    )
    .min(1)
    .max(40),
  /** What makes up the price. */
  costs: z
    .strictObject({
      /** When the prices were checked; readers see the month. */
      checkedOn: day(),
      rows: z.array(cost).min(1).max(16),
    })
    .optional(),
  /** Getting there, what to change in the rainy months, what to skip. */
  ...inBoth('notes', markdown()),
  visit: visitFacts().optional(),
  meta: ownPageMeta(),
})
export type ItineraryContent = z.infer<typeof itineraryContent>
