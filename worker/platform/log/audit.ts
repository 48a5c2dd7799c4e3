import { lt, type SQL } from 'drizzle-orm'
import type { AuditAction } from '../../../schema/audit-actions'
import { auditLog } from '../../../schema/tables/audit-log'
import type { Database } from '../db/database'
import { insertWhen } from '../db/writes'
import type { Ctx } from '../http/env'

interface AuditEntry {
  username: string
  action: AuditAction
  subject: string
  /** For people; never a visitor's name. */
  label?: string
  before?: Record<string, unknown>
  after?: Record<string, unknown>
  now: Date
}

/** Goes into the batch of the change; inserted only if `when` holds. */
export function insertAuditEntry(db: Database, { now, ...entry }: AuditEntry, when?: SQL) {
  return insertWhen(
    db,
    auditLog,
    { ...entry, label: entry.label ?? '', at: now.toISOString() },
    when,
  )
}

/** {@link insertAuditEntry} of what the actor of `ctx` changes now. */
export function auditEntry(
  { db, actor, now }: Ctx,
  entry: Omit<AuditEntry, 'username' | 'now'>,
  when?: SQL,
) {
  return insertAuditEntry(db, { ...entry, username: actor.username, now }, when)
}

/** Deletes entries from before an instant (UTC ISO). */
export async function purgeAuditLog(db: Database, before: string): Promise<void> {
  await db.delete(auditLog).where(lt(auditLog.at, before))
}

/** The fields in which two states differ, before and after. */
export function changedFields<Fields extends object>(
  before: Fields,
  after: Fields,
): { before: Record<string, unknown>; after: Record<string, unknown> } {
  const was = new Map<string, unknown>(Object.entries(before))
  const changed = Object.entries(after).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(was.get(name)),
  )
  return {
    before: Object.fromEntries(changed.map(([name]) => [name, was.get(name)])),
    after: Object.fromEntries(changed),
  }
}
