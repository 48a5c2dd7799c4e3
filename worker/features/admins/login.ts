import { eq } from 'drizzle-orm'
import type { PasswordInput } from '../../../schema/api/admins'
import { isGuessablePassword } from '../../../schema/api/guessable-password'
import { adminSessions } from '../../../schema/tables/admins'
import { dailyFingerprint, sha256 } from '../../platform/auth/hash'
import { hashPassword, verifyPassword } from '../../platform/auth/password'
import type { Database } from '../../platform/db/database'
import type { Write } from '../../platform/db/writes'
import { clientOf } from '../../platform/http/client'
import type { CurrentAdmin } from '../../platform/http/env'
import { ApiError } from '../../platform/http/errors'
import { insertAuditEntry } from '../../platform/log/audit'
import { logEvent } from '../../platform/log/log'
import { findAdmin, updatePassword } from './queries'
import { createSession, deleteOtherSessions } from './sessions'

interface Login {
  username: string
  password: string
  userAgent: string
  /** The token of the session that the browser had before; it ends. */
  replaces: string | undefined
  now: Date
}

/** Logs somebody in with a new session. Throws INVALID_CREDENTIALS, after the same time whether the user exists or not. */
export async function logIn(
  db: Database,
  { username, password, userAgent, replaces, now }: Login,
): Promise<{ username: string; token: string }> {
  const admin = await findAdmin(db, username)
  const { matches, isOutdated } = await verifyPassword(password, admin?.passwordHash)
  if (!admin || !matches) throw new ApiError('INVALID_CREDENTIALS')
  const { token, insert } = await createSession(db, { adminId: admin.id, userAgent, now })
  const writes: Write[] = [insertAuditEntry(db, { username: admin.username, action: 'admin.login', subject: admin.id, now })]
  if (replaces) writes.push(db.delete(adminSessions).where(eq(adminSessions.tokenHash, await sha256(replaces))))
  if (isOutdated) writes.push(updatePassword(db, { id: admin.id, passwordHash: await hashPassword(password), now }))
  await db.batch([insert, ...writes])
  return { username: admin.username, token }
}

/** Logs a refused login with fingerprints of client and user, never their names. Other errors are logged elsewhere. */
export async function noteRefusedLogin(error: unknown, input: { request: Request; username: string; now: Date }): Promise<void> {
  if (!(error instanceof ApiError) || (error.code !== 'INVALID_CREDENTIALS' && error.code !== 'RATE_LIMITED')) return
  const { request, username, now } = input
  const [client, user] = await Promise.all([
    dailyFingerprint(`client ${clientOf(request)}`, now),
    dailyFingerprint(`user ${username}`, now),
  ])
  logEvent('login refused', { code: error.code, client, user })
}

/** Stores another password and ends all other sessions. Throws INVALID_CREDENTIALS, and BAD_REQUEST for one that is easily guessed. */
export async function changePassword(db: Database, input: PasswordInput & { admin: CurrentAdmin; now: Date }): Promise<void> {
  const { admin, currentPassword, newPassword, now } = input
  const stored = await findAdmin(db, admin.username)
  const { matches } = await verifyPassword(currentPassword, stored?.passwordHash)
  if (!matches) throw new ApiError('INVALID_CREDENTIALS')
  if (isGuessablePassword(newPassword, [admin.username]))
    throw new ApiError('BAD_REQUEST', { issues: [{ path: 'newPassword', message: 'words that are harder to guess' }] })
  await db.batch([
    updatePassword(db, { id: admin.id, passwordHash: await hashPassword(newPassword), now }),
    deleteOtherSessions(db, admin.id, admin.sessionId),
    insertAuditEntry(db, { username: admin.username, action: 'admin.password', subject: admin.id, now }),
  ])
}
