import * as z from 'zod'
import { day, inBoth, markdown } from './fields'

/**
 * A page that is one long text, such as the privacy policy. Its title and description are words of
 * the site.
 */
export const pageContent = z.strictObject({
  /** The day of the last change, which readers see. */
  updated: day(),
  ...inBoth('body', markdown()),
})
export type PageContent = z.infer<typeof pageContent>
