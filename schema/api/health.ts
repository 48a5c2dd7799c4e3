import * as z from 'zod'

/** `deep` also asks whether the site does its work. */
export const healthQuery = z.object({ deep: z.string().max(10).optional() })
