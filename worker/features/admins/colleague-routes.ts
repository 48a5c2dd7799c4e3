import { and, eq, not, sql } from 'drizzle-orm'
import { Hono } from 'hono'
import {
  type Colleague,
  type ColleagueList,
  colleagueParam,
  invitationParam,
  inviteInput,
  type NewInvitation,
  roleInput,
} from '../../../schema/api/admins'
import { localizedPath } from '../../../schema/locale'
import { paths } from '../../../schema/paths'
import {
  type AdminRole,
  adminInvitations,
  adminPasskeys,
  adminPendingLogins,
  adminRecoveryCodes,
  adminSessions,
  admins,
} from '../../../schema/tables/admins'
import type { Database } from '../../platform/db/database'
import { hasChanged } from '../../platform/db/writes'
import { type AdminEnv, type Ctx, type CurrentAdmin, ctxOf } from '../../platform/http/env'
import { ApiError } from '../../platform/http/errors'
import { limitBody, requireJson } from '../../platform/http/json-body'
import { validate } from '../../platform/http/validate'
import { auditEntry } from '../../platform/log/audit'
import { deleteInvitations, invite, listInvitations, revokeInvitation } from './invitations'
import { findAdminById } from './queries'
import { requireRecentLogin } from './require-admin'
import { resetSecondFactor } from './second-factor'
import { listSessions } from './sessions'

async function listColleagues(db: Database, self: CurrentAdmin): Promise<Colleague[]> {
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
async function changeRole(ctx: Ctx, { id, role }: { id: string; role: AdminRole }): Promise<void> {
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
async function removeColleague(ctx: Ctx, id: string): Promise<void> {
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
    db.delete(adminPasskeys).where(and(eq(adminPasskeys.adminId, id), isAllowed)),
    db.delete(admins).where(and(eq(admins.id, id), isAllowed)),
  ])
  if (!hasChanged(results)) throw new ApiError('LAST_OWNER')
}

/** A login that waits for its code ends, too. Throws NOT_FOUND. */
async function endSessions(ctx: Ctx, id: string): Promise<void> {
  const { db } = ctx
  const { username } = await findColleague(db, id)
  await db.batch([
    auditEntry(ctx, { action: 'admin.revoke', subject: id, label: username }),
    db.delete(adminSessions).where(eq(adminSessions.adminId, id)),
    db.delete(adminPendingLogins).where(eq(adminPendingLogins.adminId, id)),
  ])
}

export const colleagueRoutes = new Hono<AdminEnv>()
  .get('/', async (c) => {
    const { db, admin, now } = c.var
    const [colleagues, invitations] = await Promise.all([
      listColleagues(db, admin),
      listInvitations(db, now),
    ])
    return c.json({ colleagues, invitations } satisfies ColleagueList, 200)
  })
  .post(
    '/invitations',
    requireRecentLogin,
    limitBody,
    requireJson,
    validate('json', inviteInput),
    async (c) => {
      const input = c.req.valid('json')
      const { id, token, expiresAt } = await invite(ctxOf(c), input)
      if (input.email) c.var.deliverSoon(id)
      const { defaultLocale } = c.var.settings
      const path = `${localizedPath(paths.adminInvite, input.language, defaultLocale)}#${token}`
      return c.json({ path, expiresAt } satisfies NewInvitation, 200)
    },
  )
  .delete('/invitations/:id', requireRecentLogin, validate('param', invitationParam), async (c) => {
    await revokeInvitation(ctxOf(c), c.req.valid('param').id)
    return c.json({ ok: true }, 200)
  })
  .put(
    '/:id',
    requireRecentLogin,
    limitBody,
    requireJson,
    validate('param', colleagueParam),
    validate('json', roleInput),
    async (c) => {
      await changeRole(ctxOf(c), { ...c.req.valid('param'), ...c.req.valid('json') })
      return c.json({ ok: true }, 200)
    },
  )
  .delete('/:id', requireRecentLogin, validate('param', colleagueParam), async (c) => {
    await removeColleague(ctxOf(c), c.req.valid('param').id)
    return c.json({ ok: true }, 200)
  })
  .get('/:id/sessions', validate('param', colleagueParam), async (c) => {
    const { id } = await findColleague(c.var.db, c.req.valid('param').id)
    const { sessionId } = c.var.admin
    return c.json(await listSessions(c.var.db, { id, sessionId, now: c.var.now }), 200)
  })
  .delete('/:id/sessions', requireRecentLogin, validate('param', colleagueParam), async (c) => {
    await endSessions(ctxOf(c), c.req.valid('param').id)
    return c.json({ ok: true }, 200)
  })
  .delete(
    '/:id/second-factor',
    requireRecentLogin,
    validate('param', colleagueParam),
    async (c) => {
      await resetSecondFactor(ctxOf(c), c.req.valid('param').id)
      return c.json({ ok: true }, 200)
    },
  )
