import * as z from 'zod'
import { travelModes, weekdays } from './choices'
import { coordinates, day, destination, inBoth, line, money, paragraph, url } from './fields'

/** Where figures can be checked, and when an editor last did: none is public without both. */
const checked = () => ({
  sources: z
    .array(z.strictObject({ name: line(120), url: url() }))
    .min(1)
    .max(8),
  checkedOn: day(),
})

/**
 * What somebody who goes there has to know before they book. What could not be confirmed is left
 * out.
 */
export const visitFacts = () =>
  z.strictObject({
    /** Such as "7:00–17:30 hằng ngày" / "Daily, 7:00–17:30". */
    ...inBoth('openingHours', line(160).optional()),
    /** The days of the week on which it is closed; the plan warns of them. */
    closedOn: z.array(z.enum(weekdays)).max(6).optional(),
    /** As readers see it, with who pays less. */
    ...inBoth('admission', line(160).optional()),
    /** What one adult pays, for the budget of a plan. */
    adultPrice: money().optional(),
    ...inBoth('address', line(160).optional()),
    coordinates: coordinates().optional(),
    /**
     * What a map finds it by where it has no coordinates here, in Vietnamese, such as "Đại Nội
     * Huế".
     */
    mapSearch: line(120).optional(),
    /** How far ahead, and where. */
    ...inBoth('booking', paragraph(400).optional()),
    ...inBoth('children', paragraph(400).optional()),
    /** For wheelchairs, prams and tired knees. */
    ...inBoth('stepFree', paragraph(400).optional()),
    ...inBoth('rain', paragraph(400).optional()),
    ...checked(),
  })
export type VisitFacts = z.infer<ReturnType<typeof visitFacts>>

/** A usual way from one destination to another; it counts in both directions. */
export const way = () =>
  z.strictObject({
    mode: z.enum(travelModes),
    fromPlace: destination(),
    /** Hours from door to door, the shortest that is usual. */
    travelHours: z.number().min(0.1).max(72),
    /** The longest that is usual. */
    travelHoursUpTo: z.number().min(0.1).max(72).optional(),
    /** What one adult pays one way, the lowest that is usual. */
    fare: money().optional(),
    fareUpTo: money().optional(),
    ...inBoth('note', line(200).optional()),
    ...checked(),
  })
export type Way = z.infer<ReturnType<typeof way>>

/** What a person spends in a day, a bed included, in đồng; the way there is extra. */
export const dayBudgets = () =>
  z.strictObject({
    thrifty: money(),
    middle: money(),
    comfortable: money(),
    ...inBoth('note', paragraph(400).optional()),
    ...checked(),
  })

export const hospital = () =>
  z.strictObject({
    ...inBoth('name', line(120)),
    ...inBoth('address', line(160)),
    /** As one dials it within Vietnam. */
    phone: line(20).regex(/^0[\d ]{8,14}$/),
    ...inBoth('note', line(160).optional()),
    ...checked(),
  })
