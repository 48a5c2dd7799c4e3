import * as z from 'zod'
import { crowdLevels, priceLevels, seaStates, verdicts } from './choices'
import { day, inBoth, line, paragraph, url } from './fields'

const monthNumber = () => z.int().min(1).max(12)

/** Published normals of a weather station. */
export const climate = () =>
  z.strictObject({
    ...inBoth('station', line(80)),
    /** Averaged years, such as "1991–2020". */
    period: line(20).optional(),
    months: z
      .array(
        z.strictObject({
          month: monthNumber(),
          /** Mean daily high, °C. */
          high: z.number().min(-5).max(45),
          /** Mean nightly low, °C. */
          low: z.number().min(-10).max(35),
          rainMm: z.number().min(0).max(2000),
          rainDays: z.number().min(0).max(31).optional(),
          sunHours: z.number().min(0).max(400).optional(),
          /** °C. */
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

/** The editors' judgement of a month. */
export const monthNote = () =>
  z.strictObject({
    month: monthNumber(),
    verdict: z.enum(verdicts),
    crowds: z.enum(crowdLevels),
    prices: z.enum(priceLevels),
    /** Coastal places only. */
    sea: z.enum(seaStates).optional(),
    ...inBoth('text', paragraph(500)),
    /** Seasonal food. */
    ...inBoth('table', line(160).optional()),
    ...inBoth('pack', line(160).optional()),
  })
export type MonthNote = z.infer<ReturnType<typeof monthNote>>
