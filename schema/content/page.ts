import * as z from 'zod'
import { day, inBoth, markdown } from './fields'

/** One long text, such as the privacy policy; title and description are texts of the site. */
export const pageContent = z.strictObject({
  /** Date of the last change, shown to readers. */
  updated: day(),
  ...inBoth('body', markdown()),
})
export type PageContent = z.infer<typeof pageContent>
