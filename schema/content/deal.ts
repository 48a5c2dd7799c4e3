import * as z from 'zod'
import { dealCategoryIds, priceUnits, windowRepeats } from './choices'
import {
  day,
  fieldInfos,
  inBoth,
  line,
  lines,
  money,
  onceValid,
  ownPageMeta,
  paragraph,
  picture,
  places,
  url,
  yearlyDay,
} from './fields'
import { tourSchedule } from './tour-schedule'

/** `MM-DD` in yearly windows, `YYYY-MM-DD` in others. */
const windowDay = () =>
  z.union([z.string().regex(yearlyDay), z.iso.date()]).register(fieldInfos, { widget: 'day' })

/** Vietnam days, both included; a yearly window that ends before it starts spans New Year. */
const dealWindow = z
  .strictObject({ repeats: z.enum(windowRepeats), from: windowDay(), to: windowDay() })
  .refine(
    ({ repeats, from, to }) =>
      [from, to].every((end) => yearlyDay.test(end) === (repeats === 'yearly')),
    {
      path: ['from'],
      error: 'A yearly window has month and day, any other one has the year too.',
    },
  )
  .refine(({ repeats, from, to }) => repeats === 'yearly' || from <= to, {
    path: ['to'],
    error: 'The window ends before it starts.',
  })

const bothPrices = { originalPrice: money(), discountedPrice: money() }

export const dealContent = z
  .strictObject({
    ...inBoth('title', line(120)),
    category: z.enum(dealCategoryIds),
    ...inBoth('description', paragraph(800)),
    image: picture(),
    ...inBoth('imageAlt', line(200)),
    ...bothPrices,
    /** Default: `person` for tours, dining and activities, else `booking`. */
    priceUnit: z.enum(priceUnits).optional(),
    /** Consecutive days, first and last included. */
    durationDays: z.int().min(1).max(60).optional(),
    /** Last days of the original price. Deals without a season show it only with these. */
    originalPriceDates: z
      .strictObject({ from: day(), to: day() })
      .refine(({ from, to }) => from <= to, {
        path: ['to'],
        error: 'The dates end before they start.',
      })
      .optional(),
    window: dealWindow,
    /** Run by the company: has a banner on the deals list out of season. */
    isOwn: z.boolean().optional(),
    isLimitedTime: z.boolean(),
    isHotDeal: z.boolean(),
    destinations: places(),
    ...inBoth('inclusions', lines()),
    ...inBoth('terms', lines()),
    bookingUrl: url().optional(),
    /** Makes it a tour that can be booked here. */
    schedule: tourSchedule(),
    meta: ownPageMeta(),
  })
  .refine(({ originalPrice, discountedPrice }) => discountedPrice < originalPrice, {
    path: ['discountedPrice'],
    error: 'The deal costs no less than the original price.',
    ...onceValid(bothPrices),
  })
export type DealContent = z.infer<typeof dealContent>
