import * as z from 'zod'
import { crowdLevels, priceLevels, seaStates, verdicts } from './choices'
import { day, inBoth, line, paragraph, url } from './fields'

const monthNumber = () => z.int().min(1).max(12)

/** The published normals of a weather station, month by month. */
export const climate = () =>
  z.strictObject({
    ...inBoth('station', line(80)),
    /** The years that were averaged, such as "1991–2020". */
    period: line(20).optional(),
    months: z
      .array(
        z.strictObject({
          month: monthNumber(),
          /** Mean of the daily highs, °C. */
          high: z.number().min(-5).max(45),
          /** Mean of the nightly lows, °C. */
          low: z.number().min(-10).max(35),
          rainMm: z.number().min(0).max(2000),
          /** Days on which it rains. */
          rainDays: z.number().min(0).max(31).optional(),
          sunHours: z.number().min(0).max(400).optional(),
          /** Mean temperature of the sea, °C. */
          seaTemp: z.number().min(10).max(35).optional(),
        }),
      )
      .min(1)
      .max(12),
    sources: z
      .array(z.strictObject({ name: line(120), url: url() }))
      .min(1)
      .max(4),
    checkedOn: day(),
  })
export type Climate = z.infer<ReturnType<typeof climate>>

/** What a month at a place is like, in the editors' judgement. */
export const monthNote = () =>
  z.strictObject({
    month: monthNumber(),
    verdict: z.enum(verdicts),
    crowds: z.enum(crowdLevels),
    prices: z.enum(priceLevels),
    /** Only by the sea. */
    sea: z.enum(seaStates).optional(),
    /** Why, and what it means for a visit. */
    ...inBoth('text', paragraph(500)),
    /** What is on the table now. */
    ...inBoth('table', line(160).optional()),
    ...inBoth('pack', line(160).optional()),
  })
export type MonthNote = z.infer<ReturnType<typeof monthNote>>
