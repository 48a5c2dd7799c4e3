import * as z from 'zod'
import { auditActions } from '../audit-actions'
import type { auditLog } from '../tables/audit-log'

export const listAuditQuery = z.object({
  username: z.string().trim().max(100).optional(),
  action: z.enum(auditActions).optional(),
  /** What owners are told about, of the last seven days. */
  group: z.enum(['security']).optional(),
  subject: z.string().trim().max(200).optional(),
  /** The id of the last entry of the page before. */
  before: z.coerce.number().int().min(1).optional(),
})
export type ListAuditQuery = z.output<typeof listAuditQuery>

export interface AuditRow extends Omit<typeof auditLog.$inferSelect, 'before' | 'after'> {
  hasChange: boolean
}

export interface AuditList {
  entries: AuditRow[]
  hasNext: boolean
}

export interface AuditEntryDetail extends AuditRow {
  before: Record<string, unknown> | null
  after: Record<string, unknown> | null
}
