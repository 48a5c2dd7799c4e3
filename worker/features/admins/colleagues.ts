import { and, eq, not, sql } from 'drizzle-orm'
import type { Colleague } from '../../../schema/api/admins'
import {
  type AdminRole,
  adminInvitations,
  adminPendingLogins,
  adminRecoveryCodes,
  adminSessions,
  admins,
} from '../../../schema/tables/admins'
import type { Database } from '../../platform/db/database'
import { hasChanged } from '../../platform/db/writes'
import type { Ctx, CurrentAdmin } from '../../platform/http/env'
import { ApiError } from '../../platform/http/errors'
import { auditEntry } from '../../platform/log/audit'
import { deleteInvitations } from './invitations'
import { findAdminById } from './queries'

export async function listColleagues(db: Database, self: CurrentAdmin): Promise<Colleague[]> {
  const rows = await db
    .select({
      id: admins.id,
      username: admins.username,
      role: admins.role,
      lastLoginAt: admins.lastLoginAt,
      totpEnabledAt: admins.totpEnabledAt,
    })
    .from(admins)
    .orderBy(admins.username)
    .limit(200)
  return rows.map(({ totpEnabledAt, ...row }) => ({
    ...row,
    hasSecondFactor: totpEnabledAt !== null,
    isSelf: row.id === self.id,
  }))
}

async function findColleague(db: Database, id: string) {
  const colleague = await findAdminById(db, id)
  if (!colleague) throw new ApiError('NOT_FOUND')
  return colleague
}

/** Part of each write, so that two owners cannot remove each other at once. */
function leavesAnOwner(db: Database, id: string) {
  const isOwner = sql`exists ${db
    .select({ id: admins.id })
    .from(admins)
    .where(and(eq(admins.id, id), eq(admins.role, 'owner')))}`
  const others = db
    .select({ id: admins.id })
    .from(admins)
    .where(and(eq(admins.role, 'owner'), not(eq(admins.id, id))))
  return sql`(${not(isOwner)} or exists ${others})`
}

/** Deletes a former owner's invitations. Throws NOT_FOUND and LAST_OWNER. */
export async function changeRole(
  ctx: Ctx,
  { id, role }: { id: string; role: AdminRole },
): Promise<void> {
  const { db } = ctx
  const { username, role: before } = await findColleague(db, id)
  if (before === role) return
  const isAllowed = role === 'owner' ? undefined : leavesAnOwner(db, id)
  const change = { before: { role: before }, after: { role } }
  const results = await db.batch([
    auditEntry(ctx, { action: 'admin.role', subject: id, label: username, ...change }, isAllowed),
    ...deleteInvitations(db, and(eq(adminInvitations.invitedBy, username), isAllowed)),
    db
      .update(admins)
      .set({ role })
      .where(and(eq(admins.id, id), isAllowed)),
  ])
  if (!hasChanged(results)) throw new ApiError('LAST_OWNER')
}

/** The colleague's work stays. Throws NOT_FOUND, LAST_OWNER, and FORBIDDEN for oneself. */
export async function removeColleague(ctx: Ctx, id: string): Promise<void> {
  const { db } = ctx
  const { username, role } = await findColleague(db, id)
  if (id === ctx.actor.id) throw new ApiError('FORBIDDEN')
  const isAllowed = leavesAnOwner(db, id)
  const entry = { subject: id, label: username, before: { role } }
  const results = await db.batch([
    auditEntry(ctx, { action: 'admin.remove', ...entry }, isAllowed),
    ...deleteInvitations(db, and(eq(adminInvitations.invitedBy, username), isAllowed)),
    db.delete(adminSessions).where(and(eq(adminSessions.adminId, id), isAllowed)),
    db.delete(adminPendingLogins).where(and(eq(adminPendingLogins.adminId, id), isAllowed)),
    db.delete(adminRecoveryCodes).where(and(eq(adminRecoveryCodes.adminId, id), isAllowed)),
    db.delete(admins).where(and(eq(admins.id, id), isAllowed)),
  ])
  if (!hasChanged(results)) throw new ApiError('LAST_OWNER')
}
