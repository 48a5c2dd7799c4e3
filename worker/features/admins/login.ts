import type { SQL } from 'drizzle-orm'
import type { PasswordInput } from '../../../schema/api/admins'
import { isGuessablePassword } from '../../../schema/guessable-password'
import { dailyFingerprint } from '../../platform/auth/hash'
import { hashPassword, verifyPassword } from '../../platform/auth/password'
import type { Database } from '../../platform/db/database'
import { storeTogether } from '../../platform/db/store-together'
import type { CurrentAdmin } from '../../platform/http/admin-env'
import { ApiError } from '../../platform/http/errors'
import { clientOf } from '../../platform/http/rate-limit'
import { auditEntry } from '../../platform/log/audit'
import { logEvent } from '../../platform/log/log'
import { findAdmin, storePassword } from './queries'
import { createSession, endOtherSessions, endReplaced } from './sessions'

interface Login {
  username: string
  password: string
  userAgent: string
  /** The token of the session that the browser had before; it ends. */
  replaces: string | undefined
  now: Date
}

/**
 * Logs somebody in: a new session, never one that was there before. Answers its token. Throws INVALID_CREDENTIALS, after the same time
 * whether the user exists or not.
 */
export async function logIn(
  db: Database,
  { username, password, userAgent, replaces, now }: Login,
): Promise<{ username: string; token: string }> {
  const admin = await findAdmin(db, username)
  const { matches, isOutdated } = await verifyPassword(password, admin?.passwordHash)
  if (!admin || !matches) throw new ApiError('INVALID_CREDENTIALS')
  const { token, statement } = await createSession({ adminId: admin.id, userAgent, now })
  const rehash: SQL[] = isOutdated ? [storePassword(admin.id, await hashPassword(password), now)] : []
  const entry = auditEntry({ username: admin.username, action: 'admin.login', subject: admin.id, now })
  const end = replaces ? [await endReplaced(replaces)] : []
  await storeTogether(db, [...end, statement, ...rehash, entry])
  return { username: admin.username, token }
}

/** Writes down that somebody was not let in, of one client and as one user, neither by name. Trouble of other kinds is told elsewhere. */
export async function noteRefusedLogin(error: unknown, input: { request: Request; username: string; now: Date }): Promise<void> {
  if (!(error instanceof ApiError) || (error.code !== 'INVALID_CREDENTIALS' && error.code !== 'RATE_LIMITED')) return
  const { request, username, now } = input
  const [client, user] = await Promise.all([
    dailyFingerprint(`client ${clientOf(request)}`, now),
    dailyFingerprint(`user ${username}`, now),
  ])
  logEvent('login refused', { code: error.code, client, user })
}

/**
 * Stores another password and ends every other session of the admin. Throws INVALID_CREDENTIALS where the current password is wrong, and
 * BAD_REQUEST where the new one is easily guessed.
 */
export async function changePassword(db: Database, input: PasswordInput & { admin: CurrentAdmin; now: Date }): Promise<void> {
  const { admin, currentPassword, newPassword, now } = input
  const stored = await findAdmin(db, admin.username)
  const { matches } = await verifyPassword(currentPassword, stored?.passwordHash)
  if (!matches) throw new ApiError('INVALID_CREDENTIALS')
  if (isGuessablePassword(newPassword, [admin.username]))
    throw new ApiError('BAD_REQUEST', { issues: [{ path: 'newPassword', message: 'words that are harder to guess' }] })
  await storeTogether(db, [
    storePassword(admin.id, await hashPassword(newPassword), now),
    endOtherSessions(admin.id, admin.sessionId),
    auditEntry({ username: admin.username, action: 'admin.password', subject: admin.id, now }),
  ])
}
