import * as z from 'zod'
import { priceGroups } from './choices'
import {
  anchor,
  day,
  inBoth,
  line,
  money,
  onceValid,
  pageMeta,
  paragraph,
  picture,
  url,
} from './fields'

const usualPrice = {
  usualFrom: money(),
  /** None where there is one price. */
  usualTo: money().optional(),
  /** None where the price is set: then anything above it is too much. */
  tooMuchFrom: money().optional(),
}

/** What something usually costs, by whom that is said, and when. */
const priceRow = z
  .strictObject({
    /** The end of the row's address, after `#`. */
    id: anchor(),
    group: z.enum(priceGroups),
    ...inBoth('name', line(70)),
    /** What the price is for, such as "một tô" / "a bowl". */
    ...inBoth('unit', line(50)),
    ...inBoth('where', line(50)),
    ...usualPrice,
    ...inBoth('advice', paragraph(240)),
    sourceName: line(60),
    sourceUrl: url(),
    /** The day on which the source gave the price; readers see its month. */
    pricedOn: day(),
  })
  .refine(({ usualFrom, usualTo = usualFrom }) => usualFrom <= usualTo, {
    path: ['usualTo'],
    error: 'The range ends before it starts.',
    ...onceValid(usualPrice),
  })
  .refine(({ usualFrom, usualTo = usualFrom, tooMuchFrom = usualTo }) => usualTo <= tooMuchFrom, {
    path: ['tooMuchFrom'],
    error: 'Too much is less than the usual price.',
    ...onceValid(usualPrice),
  })

/** The fair-price board. */
export const pricesContent = z.strictObject({
  ...inBoth('title', line(60)),
  ...inBoth('intro', paragraph(300)),
  image: picture(),
  rows: z.array(priceRow).min(1).max(60),
  meta: pageMeta(),
})
export type PricesContent = z.infer<typeof pricesContent>
