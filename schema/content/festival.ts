import * as z from 'zod'
import { calendars } from './choices'
import { day, inBoth, line, paragraph, picture, places, url } from './fields'

/**
 * A festival by the rule that fixes its day. It is computed for each year
 * (worker/features/festivals/read-festivals.ts); only what is announced anew each year is a list of
 * days. It has no page of its own: it stands in the calendar and on the pages of its places.
 */
export const festivalContent = z.strictObject({
  ...inBoth('name', line(80)),
  /** By which calendar month and day count. `announced` has neither, only a list of first days. */
  calendar: z.enum(calendars),
  /** 1 to 12; every month where it is missing. */
  startMonth: z.int().min(1).max(12).optional(),
  /** 1 to 31, of the lunar calendar 1 to 30. */
  startDay: z.int().min(1).max(31).optional(),
  /** How many days it lasts. */
  lengthDays: z.int().min(1).max(120),
  /** First days that were announced, for a festival without a rule. */
  announced: z
    .array(z.strictObject({ firstDay: day() }))
    .max(20)
    .optional(),
  /** Where it is held; empty where the whole country keeps it. */
  places: places().optional(),
  ...inBoth('where', line(120)),
  imageUrl: picture().optional(),
  ...inBoth('text', paragraph(600)),
  /** What changes for travellers: shut shops, full trains, dearer rooms. */
  ...inBoth('advice', paragraph(400).optional()),
  sources: z
    .array(z.strictObject({ name: line(120), url: url() }))
    .min(1)
    .max(6),
  checkedOn: day(),
})
export type FestivalContent = z.infer<typeof festivalContent>
