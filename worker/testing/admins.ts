import { env } from 'cloudflare:test'
import { Secret, TOTP } from 'otpauth'
import type { AdminRole } from '../../schema/tables/admins'
import { createSession } from '../features/admins/sessions'
import { hashPassword } from '../platform/auth/password'
import { openDatabase } from '../platform/db/database'
import { post } from './site'

export const password = 'a password of the tests'

let hashed: Promise<string> | undefined

/** Stores an admin with the tests' {@link password}. */
export async function insertAdmin(username: string, role: AdminRole = 'owner'): Promise<void> {
  hashed ??= hashPassword(password)
  const at = '2026-11-01T00:00:00.000Z'
  await env.DB.prepare(
    'insert into admins (id, username, password_hash, created_at, password_changed_at, role) values (?, ?, ?, ?, ?, ?) on conflict do nothing',
  )
    .bind(`admin-${username}`, username, await hashed, at, at, role)
    .run()
}

export async function clearAdmins(): Promise<void> {
  const accounts = [
    'admins',
    'admin_sessions',
    'admin_recovery_codes',
    'admin_pending_logins',
    'admin_passkeys',
    'admin_challenges',
    'admin_invitations',
    'admin_invitation_tokens',
  ]
  await env.DB.batch(
    [...accounts, 'audit_log', 'rate_counts'].map((table) =>
      env.DB.prepare(`delete from ${table}`),
    ),
  )
}

/** The session's token in an answer's cookie. */
export function cookieOf(response: Response): string | undefined {
  const [token] = response.headers
    .getSetCookie()
    .flatMap((cookie) => /^__Host-session=([^;]+)/.exec(cookie)?.[1] ?? [])
  return token
}

/** Logs in through the API, from a new client. */
export function logIn(username: string, secret = password): Promise<Response> {
  return post('/api/admin/login', { username, password: secret })
}

/** The code that an authenticator app shows for a secret, so many time steps from now. */
export function codeOf(secret: string, steps = 0): string {
  const totp = new TOTP({
    secret: Secret.fromBase32(secret),
    algorithm: 'SHA1',
    digits: 6,
    period: 30,
  })
  return totp.generate({ timestamp: Date.now() + steps * 30_000 })
}

/** The header of a new session of somebody, without the slow way over the password. */
export async function sessionCookie(username: string): Promise<{ Cookie: string }> {
  const { token, insert } = await createSession(openDatabase(env.DB), {
    adminId: `admin-${username}`,
    userAgent: 'the tests',
    now: new Date(),
  })
  await insert
  return { Cookie: `__Host-session=${token}` }
}
