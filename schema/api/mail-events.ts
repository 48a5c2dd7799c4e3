import * as z from 'zod'

/**
 * `POST /api/mail-events`: what a mail service says of what became of mails, signed as Standard
 * Webhooks are.
 */
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
