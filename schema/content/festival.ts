import * as z from 'zod'
import { calendars } from './choices'
import { checked, day, inBoth, line, paragraph, picture, places } from './fields'

/**
 * Dates are computed from a rule (worker/features/festivals/read-festivals.ts), or listed if
 * announced each year. Festivals have no page; they appear in the calendar and at their places.
 */
export const festivalContent = z.strictObject({
  ...inBoth('name', line(80)),
  /** `announced` has a list of first days and no day. */
  calendar: z.enum(calendars),
  /** 1 to 12; missing means every month. The usual month of an `announced` festival. */
  startMonth: z.int().min(1).max(12).optional(),
  /** 1 to 31, or to 30 in the lunar calendar. */
  startDay: z.int().min(1).max(31).optional(),
  lengthDays: z.int().min(1).max(120),
  /** Announced first days, without a rule. */
  announced: z
    .array(z.strictObject({ firstDay: day() }))
    .max(20)
    .optional(),
  /** Empty if nationwide. */
  places: places().optional(),
  ...inBoth('where', line(120)),
  imageUrl: picture().optional(),
  ...inBoth('text', paragraph(600)),
  /** Effects on travel: closed shops, full trains, higher prices. */
  ...inBoth('advice', paragraph(400).optional()),
  ...checked(6),
})
export type FestivalContent = z.infer<typeof festivalContent>
