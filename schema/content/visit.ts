import * as z from 'zod'
import { travelModes, weekdays } from './choices'
import { checked, coordinates, destination, inBoth, line, money, paragraph } from './fields'

/** Facts to know before booking; unconfirmed ones are left out. */
export const visitFacts = () =>
  z.strictObject({
    /** Such as "7:00–17:30 hằng ngày" / "Daily, 7:00–17:30". */
    ...inBoth('openingHours', line(160).optional()),
    /** Day plans warn of these days. */
    closedOn: z.array(z.enum(weekdays)).max(6).optional(),
    /** Includes who pays less. */
    ...inBoth('admission', line(160).optional()),
    /** The price of an activity, if there is one. */
    adultPrice: money().optional(),
    adultPriceUpTo: money().optional(),
    ...inBoth('address', line(160).optional()),
    coordinates: coordinates().optional(),
    /** Map query in Vietnamese for places without coordinates, such as "Đại Nội Huế". */
    mapSearch: line(120).optional(),
    /** How far ahead, and where. */
    ...inBoth('booking', paragraph(400).optional()),
    ...inBoth('children', paragraph(400).optional()),
    /** Wheelchairs, prams and tired knees. */
    ...inBoth('stepFree', paragraph(400).optional()),
    ...inBoth('rain', paragraph(400).optional()),
    ...checked(8),
  })
export type VisitFacts = z.infer<ReturnType<typeof visitFacts>>

/** A usual connection between destinations; counts in both directions. */
export const way = () =>
  z.strictObject({
    mode: z.enum(travelModes),
    fromPlace: destination(),
    /** Hours from door to door, usual minimum. */
    travelHours: z.number().min(0.1).max(72),
    travelHoursUpTo: z.number().min(0.1).max(72).optional(),
    /** One adult, one way, usual minimum. */
    fare: money().optional(),
    fareUpTo: money().optional(),
    ...inBoth('note', line(200).optional()),
    ...checked(8),
  })
export type Way = z.infer<ReturnType<typeof way>>

/** VND a person and day at this very place, bed included, arrival excluded. */
export const dayBudgets = () =>
  z.strictObject({
    thrifty: money().optional(),
    middle: money().optional(),
    comfortable: money().optional(),
    ...inBoth('note', paragraph(400).optional()),
    ...checked(8),
  })

export const hospital = () =>
  z.strictObject({
    ...inBoth('name', line(120)),
    ...inBoth('address', line(160)),
    /** Domestic number. */
    phone: line(20)
      .regex(/^0[\d ]{8,14}$/)
      .optional(),
    ...inBoth('note', line(160).optional()),
    ...checked(8),
  })
