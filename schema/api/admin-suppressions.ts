import * as z from 'zod'
import { adminLimits } from '../admin-fields'
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
/** `GET /api/admin/suppressions`: 25 a page, the newest first. */
export interface SuppressionList extends PageLinks {
  suppressions: SuppressionRow[]
}
/** `GET /api/admin/suppressions.csv`: owners only; all of them. */
export const exportSuppressionsQuery = z.object({ locale: z.enum(locales).default('vi') })
/** `POST /api/admin/suppressions` and `/api/admin/suppressions/remove`: owners only. */
export const suppressInput = z.object({
  email: emailField,
  detail: z.string().trim().max(adminLimits.suppressionDetail).default(''),
})
export const unsuppressInput = z.object({ email: emailField })
