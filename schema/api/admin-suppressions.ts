import * as z from 'zod'
import { locales } from '../locale'
import { suppressionReasons } from '../mailing-lists'
import type { mailSuppressions } from '../tables/newsletter'
import { type PageLinks, pageFields } from './admin-cursor'
import { emailField } from './text-fields'

export const listSuppressionsQuery = z.object({
  reason: z.enum(['all', ...suppressionReasons]).default('all'),
  q: z.string().trim().toLowerCase().max(100).default(''),
  ...pageFields,
})
export type SuppressionRow = typeof mailSuppressions.$inferSelect
export interface SuppressionList extends PageLinks {
  suppressions: SuppressionRow[]
}
export const exportSuppressionsQuery = z.object({ locale: z.enum(locales).default('vi') })
/** Owners only. */
export const suppressInput = z.object({
  email: emailField,
  detail: z.string().trim().max(200).default(''),
})
export const unsuppressInput = z.object({ email: emailField })
