import * as z from 'zod'
import { locales } from '../locale'
import { weekdays } from './choices'
import { coordinates, inBoth, line, lines, money, months, onceValid, yearlyDay } from './fields'

/** Vietnam time, `HH:mm`. */
const clock = () => z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/)

const prices = { adultPrice: money(), childPrice: money().optional() }

const priceRule = z.strictObject({
  /** All days of the week by default. */
  weekdays: z.array(z.enum(weekdays)).max(7).optional(),
  /** `MM-DD`, both included; the whole season by default. */
  from: z.string().regex(yearlyDay).optional(),
  to: z.string().regex(yearlyDay).optional(),
  ...prices,
})

/** `days` or more before the start the guest gets `percent` of what was paid back. */
const cancellationStep = z.strictObject({
  days: z.int().min(0).max(90),
  percent: z.int().min(0).max(100),
})

/** What can be booked of a tour: its season is the deal's, its price on other days the deal's. */
export const tourSchedule = () =>
  z
    .strictObject({
      weekdays: z.array(z.enum(weekdays)).min(1).max(7),
      startTime: clock(),
      /** Until the guests are back. */
      hours: z.number().min(0.5).max(24).multipleOf(0.5),
      seats: z.int().min(1).max(60),
      leastGuests: z.int().min(1).max(60),
      /** Hours before the start at which booking ends. */
      cutOffHours: z.int().min(0).max(336),
      /** Without it children pay as adults. */
      childPrice: money().optional(),
      childAges: z
        .strictObject({ from: z.int().min(0).max(17), to: z.int().min(0).max(17) })
        .optional(),
      /** The first that fits a day holds. */
      priceRules: z.array(priceRule).max(12).optional(),
      /** Percent of the sum that is paid at once; 100 for all. */
      depositPercent: z.int().min(0).max(100),
      /** Whether guests may pay all of it on the day. */
      isPaidAtFarm: z.boolean().optional(),
      cancellation: z.array(cancellationStep).min(1).max(6),
      guideLanguages: z.array(z.enum(locales)).min(1).max(2),
      ...inBoth('meeting', line(200)),
      meetingCoordinates: coordinates().optional(),
      /** Whether guests may ask to be picked up elsewhere. */
      isPickUpOffered: z.boolean().optional(),
      bring: z
        .array(z.strictObject({ months: months(), ...inBoth('items', lines(1, 8, 120)) }))
        .max(6)
        .optional(),
    })
    .refine(({ seats, leastGuests }) => leastGuests <= seats, {
      path: ['leastGuests'],
      error: 'There are fewer seats than guests it needs.',
      ...onceValid({ seats: z.int(), leastGuests: z.int() }),
    })
    .optional()
export type TourSchedule = NonNullable<z.infer<ReturnType<typeof tourSchedule>>>
