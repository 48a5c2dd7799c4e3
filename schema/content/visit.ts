import * as z from 'zod'
import { travelModes, weekdays } from './choices'
import {
  checked,
  coordinates,
  destination,
  inBoth,
  line,
  money,
  onceValid,
  paragraph,
  url,
} from './fields'

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

const hours = () => z.number().min(0.1).max(72)

/** How one travels, how long it takes from door to door, and the usual fare of an adult one way. */
const ride = () => ({
  mode: z.enum(travelModes),
  travelHours: hours(),
  travelHoursUpTo: hours().optional(),
  fare: money().optional(),
  fareUpTo: money().optional(),
})

/** A usual connection between destinations; counts in both directions. */
export const way = () =>
  z.strictObject({
    ...ride(),
    fromPlace: destination(),
    ...inBoth('note', line(200).optional()),
    ...checked(8),
  })
export type Way = z.infer<ReturnType<typeof way>>

const rangeMessage = 'The range ends before it starts.'

/** An end needs a start. */
const isRange = (from: number | undefined, upTo: number | undefined) =>
  upTo === undefined || (from !== undefined && from <= upTo)

/** A way of a route; counts in both directions. */
export const routeWay = () =>
  z
    .strictObject({
      ...ride(),
      /** Whether the fare is that of the whole car or boat. */
      perVehicle: z.boolean().optional(),
      /** Whether the fare pays for a part of the way only: a train, then a car that costs extra. */
      fareIsPart: z.boolean().optional(),
      /** Such as "Tàu SE" / "SE trains"; by default the name of the mode. */
      ...inBoth('name', line(60).optional()),
      ...inBoth('frequency', line(160).optional()),
      /** First and last departure. */
      ...inBoth('hours', line(160).optional()),
      ...inBoth('luggage', line(160).optional()),
      ...inBoth('note', paragraph(300).optional()),
      ...inBoth('warning', paragraph(240).optional()),
      ...inBoth('booking', paragraph(240).optional()),
      bookingUrl: url().optional(),
      ...checked(8),
    })
    .refine(({ travelHours, travelHoursUpTo }) => isRange(travelHours, travelHoursUpTo), {
      path: ['travelHoursUpTo'],
      error: rangeMessage,
      ...onceValid({ travelHours: hours(), travelHoursUpTo: hours().optional() }),
    })
    .refine(({ fare, fareUpTo }) => isRange(fare, fareUpTo), {
      path: ['fareUpTo'],
      error: rangeMessage,
      ...onceValid({ fare: money().optional(), fareUpTo: money().optional() }),
    })
export type RouteWay = z.infer<ReturnType<typeof routeWay>>

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
