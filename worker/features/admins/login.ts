import { secondsInDay } from 'date-fns/constants'
import { eq } from 'drizzle-orm'
import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import type { PasswordInput } from '../../../schema/api/admins'
import { adminPendingLogins, adminSessions, admins } from '../../../schema/tables/admins'
import { dailyFingerprint, sha256 } from '../../platform/auth/hash'
import { hashPassword, verifyPassword } from '../../platform/auth/password'
import { readToken, signToken } from '../../platform/auth/signed-token'
import type { Database } from '../../platform/db/database'
import type { Write } from '../../platform/db/writes'
import { clientOf } from '../../platform/http/client'
import type { ApiEnv, Ctx, CurrentAdmin } from '../../platform/http/env'
import { ApiError } from '../../platform/http/errors'
import { auditEntry, insertAuditEntry } from '../../platform/log/audit'
import { logEvent } from '../../platform/log/log'
import { refuseGuessable } from './guessable-password'
import { checkPassword, findAdmin, findAdminById, updatePassword } from './queries'
import { hostCookie } from './require-admin'
import { consumeCode } from './second-factor'
import {
  countTry,
  createPendingLogin,
  createSession,
  deleteOtherSessions,
  deletePendingLogin,
} from './sessions'

interface Browser {
  userAgent: string
  replaces: string | undefined
  now: Date
}

export async function openSession(
  db: Database,
  {
    admin: { id, username },
    userAgent,
    replaces,
    now,
    writes = [],
  }: Browser & { admin: { id: string; username: string }; writes?: Write[] },
): Promise<string> {
  const { token, insert } = await createSession(db, { adminId: id, userAgent, now })
  const replaced = replaces
    ? [db.delete(adminSessions).where(eq(adminSessions.tokenHash, await sha256(replaces)))]
    : []
  await db.batch([
    insert,
    insertAuditEntry(db, { username, action: 'admin.login', subject: id, now }),
    db.update(admins).set({ lastLoginAt: now.toISOString() }).where(eq(admins.id, id)),
    ...replaced,
    ...writes,
  ])
  return token
}

/** Throws INVALID_CREDENTIALS, after the same time whether the user exists or not. */
export async function logIn(
  db: Database,
  { username, password, ...browser }: Browser & { username: string; password: string },
): Promise<{ username: string; session: string } | { pendingLogin: string }> {
  const { now } = browser
  const admin = await findAdmin(db, username)
  const { matches, isOutdated } = await verifyPassword(password, admin?.passwordHash)
  if (!admin || !matches) throw new ApiError('INVALID_CREDENTIALS')
  if (isOutdated)
    await updatePassword(db, { id: admin.id, passwordHash: await hashPassword(password), now })
  if (admin.totpEnabledAt)
    return { pendingLogin: await createPendingLogin(db, { adminId: admin.id, now }) }
  return { username: admin.username, session: await openSession(db, { ...browser, admin }) }
}

export async function readPendingLogin(
  db: Database,
  { token, now }: { token: string | undefined; now: Date },
) {
  const adminId = token && (await countTry(db, { token, now }))
  const admin = adminId ? await findAdminById(db, adminId) : undefined
  if (!token || !admin?.totpEnabledAt) throw new ApiError('LOGIN_EXPIRED')
  return { token, admin }
}

export async function logInWithCode(
  db: Database,
  {
    pending,
    code,
    factorKey,
    ...browser
  }: Browser & {
    pending: Awaited<ReturnType<typeof readPendingLogin>>
    code: string
    factorKey: string | undefined
  },
): Promise<string> {
  const { token, admin } = pending
  if (!(await consumeCode(db, { admin, code, factorKey, now: browser.now })))
    throw new ApiError('INVALID_CODE')
  const { write } = await deletePendingLogin(db, token)
  return openSession(db, { ...browser, admin, writes: [write] })
}

const refusals: readonly string[] = [
  'INVALID_CREDENTIALS',
  'INVALID_CODE',
  'INVALID_PASSKEY',
  'RATE_LIMITED',
]

export async function noteRefusedLogin(
  error: unknown,
  input: { request: Request; username: string; now: Date },
): Promise<void> {
  if (!(error instanceof ApiError) || !refusals.includes(error.code)) return
  const { request, username, now } = input
  const [client, user] = await Promise.all([
    dailyFingerprint(`client ${clientOf(request)}`, now),
    dailyFingerprint(`user ${username}`, now),
  ])
  logEvent('login refused', { code: error.code, client, user })
}

/** Ends all other sessions and begun logins. Throws INVALID_CREDENTIALS, BAD_REQUEST if guessable. */
export async function changePassword(
  ctx: Ctx,
  { id, username, sessionId }: CurrentAdmin,
  { currentPassword, newPassword, assets }: PasswordInput & { assets: Fetcher },
): Promise<void> {
  const { db, now } = ctx
  await checkPassword(db, username, currentPassword)
  await refuseGuessable(newPassword, { username, path: 'newPassword', assets })
  await db.batch([
    updatePassword(db, { id, passwordHash: await hashPassword(newPassword), now }),
    deleteOtherSessions(db, { id, sessionId }),
    db.delete(adminPendingLogins).where(eq(adminPendingLogins.adminId, id)),
    auditEntry(ctx, { action: 'admin.password', subject: id }),
  ])
}

const name = 'device'
const maxAge = 365 * secondsInDay

async function endingFor(username: string) {
  return `-${(await sha256(username)).slice(0, 24)}`
}

/** Set if this user has logged in with the browser before; only for the rate limit. */
export async function readKnownDevice(
  c: Context<ApiEnv>,
  username: string,
): Promise<string | undefined> {
  const token = getCookie(c, name, 'host')
  if (!token) return undefined
  const device = await readToken(c.var.db, { name: 'device', token, now: c.var.now })
  return device?.endsWith(await endingFor(username)) ? device : undefined
}

/** A browser in which this user never logged in is noted in the audit log. */
export async function rememberDevice(c: Context<ApiEnv>, username: string): Promise<void> {
  const { db, now } = c.var
  const known = await readKnownDevice(c, username)
  const subject = known ?? `${crypto.randomUUID()}${await endingFor(username)}`
  if (!known) {
    const browser = (c.req.header('User-Agent') ?? '').slice(0, 300)
    const entry = {
      username,
      action: 'admin.device',
      subject: username,
      after: { browser },
    } as const
    await insertAuditEntry(db, { ...entry, now })
  }
  const token = await signToken(db, {
    name: 'device',
    subject,
    expiresAt: new Date(now.getTime() + maxAge * 1000),
  })
  setCookie(c, name, token, { ...hostCookie, httpOnly: true, maxAge })
}
