import * as z from 'zod'
import { locales } from '../locale'
import { pageKindOf } from '../page-kinds'

/** A page that was shown, by its id in the route table; stored as its kind. */
export const viewInput = z.object({
  page: z.string().min(1).max(40).transform(pageKindOf),
  locale: z.enum(locales),
})
