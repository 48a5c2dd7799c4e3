import { and, desc, eq, isNotNull, lt, or, sql } from 'drizzle-orm'
import { Hono } from 'hono'
import {
  type AuditEntryDetail,
  type AuditList,
  type ListAuditQuery,
  listAuditQuery,
} from '../../../schema/api/admin-audit'
import { rowParam } from '../../../schema/api/text-fields'
import { auditLog } from '../../../schema/tables/audit-log'
import type { Database } from '../../platform/db/database'
import type { AdminEnv } from '../../platform/http/env'
import { ApiError } from '../../platform/http/errors'
import { validate } from '../../platform/http/validate'
import { isOfTheWeek, isSecurityEvent } from './security-events'

const pageSize = 25

const columns = {
  id: auditLog.id,
  at: auditLog.at,
  username: auditLog.username,
  action: auditLog.action,
  subject: auditLog.subject,
  label: auditLog.label,
  hasChange: sql`${or(isNotNull(auditLog.before), isNotNull(auditLog.after))}`
    .mapWith(Boolean)
    .as('has_change'),
}

async function listAudit(
  db: Database,
  { username, action, group, subject, before }: ListAuditQuery,
  now: Date,
): Promise<AuditList> {
  const rows = await db
    .select(columns)
    .from(auditLog)
    .where(
      and(
        username ? eq(auditLog.username, username) : undefined,
        action && eq(auditLog.action, action),
        group && and(isSecurityEvent(db), isOfTheWeek(now)),
        subject ? eq(auditLog.subject, subject) : undefined,
        before === undefined ? undefined : lt(auditLog.id, before),
      ),
    )
    .orderBy(desc(auditLog.id))
    .limit(pageSize + 1)
  return { entries: rows.slice(0, pageSize), hasNext: rows.length > pageSize }
}

async function findAuditEntry(db: Database, id: number): Promise<AuditEntryDetail | undefined> {
  const [row] = await db
    .select({ ...columns, before: auditLog.before, after: auditLog.after })
    .from(auditLog)
    .where(eq(auditLog.id, id))
    .limit(1)
  return row
}

export const adminAuditRoutes = new Hono<AdminEnv>()
  .get('/', validate('query', listAuditQuery), async (c) =>
    c.json(await listAudit(c.var.db, c.req.valid('query'), c.var.now), 200),
  )
  .get('/:id', validate('param', rowParam), async (c) => {
    const entry = await findAuditEntry(c.var.db, c.req.valid('param').id)
    if (!entry) throw new ApiError('NOT_FOUND')
    return c.json(entry, 200)
  })
