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
} from './fields'

const yearlyDay = /^(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/

/**
 * A day of the window: `MM-DD` where it comes again every year, `YYYY-MM-DD` where it holds once.
 */
const windowDay = () =>
  z.union([z.string().regex(yearlyDay), z.iso.date()]).register(fieldInfos, { widget: 'day' })

/**
 * When a deal holds, in days of Vietnam, both ends included. A yearly window whose end is before
 * its start runs over New Year.
 */
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

/** A deal as editors write it. */
export const dealContent = z
  .strictObject({
    ...inBoth('title', line(120)),
    category: z.enum(dealCategoryIds),
    /** Two or three sentences. */
    ...inBoth('description', paragraph(800)),
    image: picture(),
    ...inBoth('imageAlt', line(200)),
    ...bothPrices,
    /** Missing: one person's for tours, dining and activities, else the whole booking's. */
    priceUnit: z.enum(priceUnits).optional(),
    /**
     * How many days in a row it takes, the first and the last included; missing for a day or a part
     * of it.
     */
    durationDays: z.int().min(2).max(60).optional(),
    /**
     * The last days on which the original price was asked; a deal without a season shows it only
     * with them.
     */
    originalPriceDates: z
      .strictObject({ from: day(), to: day() })
      .refine(({ from, to }) => from <= to, {
        path: ['to'],
        error: 'The dates end before they start.',
      })
      .optional(),
    window: dealWindow,
    /**
     * Whether the company runs it itself: out of its season it has a banner above the list of
     * deals.
     */
    isOwn: z.boolean().optional(),
    isLimitedTime: z.boolean(),
    isHotDeal: z.boolean(),
    destinations: places(),
    ...inBoth('inclusions', lines()),
    ...inBoth('terms', lines()),
    /** The partner's page, where the deal has one. */
    bookingUrl: url().optional(),
    meta: ownPageMeta(),
  })
  .refine(({ originalPrice, discountedPrice }) => discountedPrice < originalPrice, {
    path: ['discountedPrice'],
    error: 'The deal costs no less than the original price.',
    ...onceValid(bothPrices),
  })
export type DealContent = z.infer<typeof dealContent>
