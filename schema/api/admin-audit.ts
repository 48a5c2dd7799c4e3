import * as z from 'zod'
import { auditActions } from '../audit-actions'
import type { auditLog } from '../tables/audit-log'

export const listAuditQuery = z.object({
  username: z.string().trim().max(100).optional(),
  action: z.enum(auditActions).optional(),
  /** The id of a changed row. */
  subject: z.string().trim().max(200).optional(),
  /** Only entries older than this one: the last of the page before. */
  before: z.coerce.number().int().min(1).optional(),
})
export type ListAuditQuery = z.output<typeof listAuditQuery>

export const auditIdParam = z.object({ id: z.coerce.number().int().min(1) })

export interface AuditRow extends Omit<typeof auditLog.$inferSelect, 'before' | 'after'> {
  /** Whether there is a before or an after to look at. */
  hasChange: boolean
}

/** `GET /api/admin/audit`: 25 a page, the newest first. */
export interface AuditList {
  entries: AuditRow[]
  hasNext: boolean
}

/** `GET /api/admin/audit/{id}`: only the fields that changed. */
export interface AuditEntryDetail extends AuditRow {
  before: Record<string, unknown> | null
  after: Record<string, unknown> | null
}
