import * as z from 'zod'
import { priceGroups } from './choices'
import {
  anchor,
  day,
  inBoth,
  line,
  money,
  onceValid,
  ownPageMeta,
  paragraph,
  picture,
  url,
} from './fields'

const usualPrice = {
  usualFrom: money(),
  /** Missing if there is one price. */
  usualTo: money().optional(),
  /** Missing for fixed prices: anything above is too much. */
  tooMuchFrom: money().optional(),
}

const priceRow = z
  .strictObject({
    id: anchor(),
    group: z.enum(priceGroups),
    ...inBoth('name', line(70)),
    /** Such as "một tô" / "a bowl". */
    ...inBoth('unit', line(50)),
    ...inBoth('where', line(50)),
    ...usualPrice,
    ...inBoth('advice', paragraph(240)),
    sourceName: line(60),
    sourceUrl: url(),
    /** Date of the source; readers see the month. */
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

export const pricesContent = z.strictObject({
  ...inBoth('title', line(60)),
  ...inBoth('intro', paragraph(300)),
  image: picture(),
  rows: z.array(priceRow).min(1).max(60),
  meta: ownPageMeta(),
})
