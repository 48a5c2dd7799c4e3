import * as z from 'zod'

/** Bounces and complaints from the mail service, signed as Standard Webhooks. */
export const mailEventInput = z.object({
  type: z.string(),
  created_at: z.string().optional(),
  data: z
    .object({
      to: z.union([z.string(), z.array(z.string())]),
      bounce: z.object({ type: z.string().optional(), message: z.string().optional() }).optional(),
    })
    .loose(),
})
