import * as z from 'zod'
import { day, fieldInfos, inBoth, line, url } from './fields'

/** Rejects tokens: facts cannot name other facts. */
const value = () =>
  z
    .string()
    .trim()
    .min(1)
    .max(120)
    .regex(/^(?!.*\{\{)/)
    .register(fieldInfos, { widget: 'line' })

/** A figure that texts name as `{{fact:<slug>}}`; it has no page. */
export const factContent = z.strictObject({
  /** For editors only. */
  ...inBoth('label', line(120)),
  /** As used in a sentence, with its unit: "90 ngày", "90 days". */
  ...inBoth('value', value()),
  sourceUrl: url(),
  /** Readers see the oldest date of a page. */
  checkedOn: day(),
  /** Last reliable day. */
  validUntil: day().optional(),
})
