import * as z from 'zod'
import { viewInput } from './views'

/** An error in a browser, with the page as view counts name it. */
export const browserErrorInput = z.object({
  page: viewInput.shape.page.default('other'),
  /** Of any length, because only its beginning is stored. */
  message: z.string().trim().min(1),
})
