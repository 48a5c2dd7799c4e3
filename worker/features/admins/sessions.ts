import {
  millisecondsInDay,
  millisecondsInHour,
  millisecondsInMinute,
  secondsInMinute,
} from 'date-fns/constants'
import { and, desc, eq, gt, lt, ne, sql } from 'drizzle-orm'
import type { AdminSession } from '../../../schema/api/admins'
import {
  adminChallenges,
  adminPendingLogins,
  adminSessions,
  admins,
} from '../../../schema/tables/admins'
import { randomToken, sha256 } from '../../platform/auth/hash'
import type { Database } from '../../platform/db/database'
import { plusOne } from '../../platform/db/writes'
import type { CurrentAdmin } from '../../platform/http/env'

const slidingMs = 12 * millisecondsInHour
const absoluteMs = 7 * millisecondsInDay
/** Minimum time between writes of `last_seen_at`, so that not every read writes. */
const noteMs = 5 * 60 * 1000

export async function createSession(
  db: Database,
  input: { adminId: string; userAgent: string; now: Date },
) {
  const { adminId, now } = input
  const token = randomToken()
  const at = now.toISOString()
  const insert = db.insert(adminSessions).values({
    id: crypto.randomUUID(),
    tokenHash: await sha256(token),
    adminId,
    userAgent: input.userAgent.slice(0, 300),
    createdAt: at,
    lastSeenAt: at,
    expiresAt: new Date(now.getTime() + slidingMs).toISOString(),
  })
  // In an object: a builder alone would be awaited with the function.
  return { token, insert }
}

/** Extends the session. Undefined for an unknown or expired token. */
export async function findSession(
  db: Database,
  { token, now }: { token: string; now: Date },
): Promise<CurrentAdmin | undefined> {
  const [row] = await db
    .select({
      id: admins.id,
      username: admins.username,
      displayName: admins.displayName,
      email: admins.email,
      role: admins.role,
      totpEnabledAt: admins.totpEnabledAt,
      sessionId: sql<string>`${adminSessions.id}`.as('session_id'),
      loggedInAt: sql<string>`${adminSessions.createdAt}`.as('logged_in_at'),
      lastSeenAt: adminSessions.lastSeenAt,
      expiresAt: adminSessions.expiresAt,
    })
    .from(adminSessions)
    .innerJoin(admins, eq(admins.id, adminSessions.adminId))
    .where(
      and(
        eq(adminSessions.tokenHash, await sha256(token)),
        gt(adminSessions.expiresAt, now.toISOString()),
      ),
    )
    .limit(1)
  if (!row) return undefined
  const { totpEnabledAt, lastSeenAt, ...session } = row
  const admin = { ...session, hasSecondFactor: totpEnabledAt !== null }
  if (now.getTime() - Date.parse(lastSeenAt) < noteMs) return admin
  const end = Math.min(now.getTime() + slidingMs, Date.parse(session.loggedInAt) + absoluteMs)
  const expiresAt = new Date(end).toISOString()
  await db
    .update(adminSessions)
    .set({ lastSeenAt: now.toISOString(), expiresAt })
    .where(eq(adminSessions.id, session.sessionId))
  return { ...admin, expiresAt }
}

export async function listSessions(
  db: Database,
  { id, sessionId, now }: { id: string; sessionId: string; now: Date },
): Promise<AdminSession[]> {
  const rows = await db
    .select({
      id: adminSessions.id,
      userAgent: adminSessions.userAgent,
      createdAt: adminSessions.createdAt,
      lastSeenAt: adminSessions.lastSeenAt,
    })
    .from(adminSessions)
    .where(and(eq(adminSessions.adminId, id), gt(adminSessions.expiresAt, now.toISOString())))
    .orderBy(desc(adminSessions.lastSeenAt))
    .limit(100)
  return rows.map((row) => ({ ...row, isCurrent: row.id === sessionId }))
}

export function deleteSession(db: Database, adminId: string, sessionId: string) {
  return db
    .delete(adminSessions)
    .where(and(eq(adminSessions.adminId, adminId), eq(adminSessions.id, sessionId)))
}

export function deleteOtherSessions(
  db: Database,
  { id, sessionId }: Pick<CurrentAdmin, 'id' | 'sessionId'>,
) {
  return db
    .delete(adminSessions)
    .where(and(eq(adminSessions.adminId, id), ne(adminSessions.id, sessionId)))
}

export async function purgeSessions(db: Database, now: string): Promise<void> {
  await db.batch([
    db.delete(adminSessions).where(lt(adminSessions.expiresAt, now)),
    db.delete(adminPendingLogins).where(lt(adminPendingLogins.expiresAt, now)),
    db.delete(adminChallenges).where(lt(adminChallenges.expiresAt, now)),
  ])
}

const minutes = 5
const maxTries = 5
export const pendingLoginSeconds = minutes * secondsInMinute

export async function createPendingLogin(
  db: Database,
  input: { adminId: string; now: Date },
): Promise<string> {
  const token = randomToken()
  const expiresAt = new Date(input.now.getTime() + minutes * millisecondsInMinute).toISOString()
  await db
    .insert(adminPendingLogins)
    .values({ tokenHash: await sha256(token), adminId: input.adminId, expiresAt })
  return token
}

export async function countTry(
  db: Database,
  input: { token: string; now: Date },
): Promise<string | undefined> {
  const [row] = await db
    .update(adminPendingLogins)
    .set({ tries: plusOne(adminPendingLogins.tries) })
    .where(
      and(
        eq(adminPendingLogins.tokenHash, await sha256(input.token)),
        gt(adminPendingLogins.expiresAt, input.now.toISOString()),
        lt(adminPendingLogins.tries, maxTries),
      ),
    )
    .returning({ adminId: adminPendingLogins.adminId })
  return row?.adminId
}

export async function deletePendingLogin(db: Database, token: string) {
  const tokenHash = await sha256(token)
  // In an object: a builder alone would be awaited with the function.
  return { write: db.delete(adminPendingLogins).where(eq(adminPendingLogins.tokenHash, tokenHash)) }
}
