import * as z from 'zod'
import { anchor, inBoth, line, months, pageMeta, paragraph, picture } from './fields'

/** A fruit of the calendar. */
const fruit = z.strictObject({
  id: anchor(),
  ...inBoth('name', line(40)),
  /** When most of it is ripe. */
  months: months(),
  /** When there is some beside that: a second crop, or early and late fruit. */
  moreMonths: months().optional(),
  /** When visitors pick it on a farm day of our own. */
  tourMonths: months().optional(),
  /** Orchards and provinces, as they are called today. */
  ...inBoth('place', line(80)),
  ...inBoth('text', paragraph(240)),
  /** What a visitor may do there. */
  ...inBoth('doing', line(120)),
  image: picture(),
})

const step = z.strictObject({
  /** Such as "6:00", or "Trưa" / "Noon". */
  ...inBoth('time', line(20)),
  ...inBoth('title', line(60)),
  ...inBoth('text', paragraph(240)),
})

const question = z.strictObject({
  ...inBoth('question', line(120)),
  ...inBoth('answer', paragraph(500)),
})

/**
 * The page of the farm tours. Prices, what is included and the season are those of the deals that
 * are our own (`isOwn`).
 */
export const farmContent = z.strictObject({
  opening: z.strictObject({
    ...inBoth('heading', line(80)),
    ...inBoth('intro', paragraph(300)),
    image: picture(),
    ...inBoth('imageAlt', line(200)),
  }),
  fruits: z.array(fruit).min(1).max(20),
  /** Where the months are from, and that weather moves them. */
  ...inBoth('calendarNote', paragraph(300)),
  programme: z.strictObject({
    ...inBoth('heading', line(80)),
    image: picture(),
    steps: z.array(step).min(1).max(12),
  }),
  way: z.strictObject({ ...inBoth('heading', line(80)), ...inBoth('text', paragraph(600)) }),
  questions: z.array(question).max(16),
  meta: pageMeta(),
})
export type FarmContent = z.infer<typeof farmContent>
