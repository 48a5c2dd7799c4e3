import * as z from 'zod'
import { colleague, inBoth, line, paragraph, picture, url } from './fields'

/** The issue of an account that nobody has. */
export const nobodyMessage = 'nobody of this name works here'

export const authorContent = z.strictObject({
  ...inBoth('name', line(80)),
  ...inBoth('role', line(80).optional()),
  /** Two sentences. */
  ...inBoth('bio', paragraph(300)),
  image: picture().optional(),
  /** Website and social profiles. */
  links: z
    .array(z.strictObject({ name: line(40), url: url() }))
    .max(4)
    .optional(),
  /** Not public. */
  username: colleague().optional(),
})
