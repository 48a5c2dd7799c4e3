import * as z from 'zod'
import { inBoth, line, lines, markdown, money, pageMeta, paragraph, picture, place, places } from './fields'

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
  /** What the price covers. No entry begins with a name: the home page joins them in lower case. */
  ...inBoth('includes', lines()),
  /** Places in the order of the journey. */
  stops: places(),
  days: z
    .array(
      z.strictObject({
        ...inBoth('title', line(120)),
        ...inBoth('text', paragraph(3000)),
        /** Where the night is spent. */
        night: place().optional(),
      }),
    )
    .min(1)
    .max(40),
  /** Getting there, what to change in the rainy months, what to skip. */
  ...inBoth('notes', markdown()),
  meta: pageMeta(),
})
export type ItineraryContent = z.infer<typeof itineraryContent>
