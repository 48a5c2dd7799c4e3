import * as z from 'zod'
import { anchor, inBoth, line, months, ownPageMeta, paragraph, picture, region } from './fields'

const fruit = z.strictObject({
  id: anchor(),
  ...inBoth('name', line(40)),
  months: months(),
  /** Second crop, or early and late fruit. */
  moreMonths: months().optional(),
  /** Months in which visitors pick it on our own farm days. */
  tourMonths: months().optional(),
  ...inBoth('place', line(80)),
  /** Where it grows; on month pages of other regions it is not named. */
  regions: z.array(region()).min(1).max(3).optional(),
  /** Where the fruit of `moreMonths` grows; empty where it is the same. */
  moreRegions: z.array(region()).min(1).max(3).optional(),
  ...inBoth('text', paragraph(240)),
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

/** Prices, inclusions and season come from the deals with `isOwn`. */
export const farmContent = z.strictObject({
  opening: z.strictObject({
    ...inBoth('heading', line(80)),
    ...inBoth('intro', paragraph(300)),
    image: picture(),
    ...inBoth('imageAlt', line(200)),
  }),
  fruits: z.array(fruit).min(1).max(20),
  /** Source of the months; says that weather shifts them. */
  ...inBoth('calendarNote', paragraph(300)),
  programme: z.strictObject({
    ...inBoth('heading', line(80)),
    image: picture(),
    steps: z.array(step).min(1).max(12),
  }),
  way: z.strictObject({ ...inBoth('heading', line(80)), ...inBoth('text', paragraph(600)) }),
  questions: z.array(question).max(16),
  meta: ownPageMeta(),
})
