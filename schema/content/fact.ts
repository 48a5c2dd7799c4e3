import * as z from 'zod'
import { day, fieldInfos, inBoth, line, url } from './fields'

/** A value that names another fact would show its token: facts do not build on each other. */
const value = () =>
  z
    .string()
    .trim()
    .min(1)
    .max(120)
    .regex(/^(?!.*\{\{)/)
    .register(fieldInfos, { widget: 'line' })

/**
 * A figure that several texts share: they name it as `{{fact:<slug>}}` and readers see its value.
 * It has no page of its own.
 */
export const factContent = z.strictObject({
  /** What it is, for editors. */
  ...inBoth('label', line(120)),
  /** As it stands in a sentence, with its unit: "90 ngày", "90 days". */
  ...inBoth('value', value()),
  /** Where it can be checked. */
  sourceUrl: url(),
  /** When an editor last checked it; readers see the oldest of a page. */
  checkedOn: day(),
  /** Until when it can be relied on. */
  validUntil: day().optional(),
})
export type FactContent = z.infer<typeof factContent>
