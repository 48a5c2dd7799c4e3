import { env } from 'cloudflare:test'
import { createSession } from '../features/admins/sessions'
import { hashPassword } from '../platform/auth/password'
import { openDatabase } from '../platform/db/database'
import { post } from './site'

export const password = 'a password of the tests'

let hashed: Promise<string> | undefined

/** Stores an admin with the tests' {@link password}. */
export async function insertAdmin(username: string): Promise<void> {
  hashed ??= hashPassword(password)
  const at = '2026-11-01T00:00:00.000Z'
  await env.DB.prepare(
    'insert into admins (id, username, password_hash, created_at, password_changed_at) values (?, ?, ?, ?, ?) on conflict do nothing',
  )
    .bind(`admin-${username}`, username, await hashed, at, at)
    .run()
}

export async function clearAdmins(): Promise<void> {
  await env.DB.batch(['admins', 'admin_sessions', 'audit_log', 'rate_counts'].map((table) => env.DB.prepare(`delete from ${table}`)))
}

/** The session's token in an answer's cookie. */
export function cookieOf(response: Response): string | undefined {
  const [token] = response.headers.getSetCookie().flatMap((cookie) => /^__Host-session=([^;]+)/.exec(cookie)?.[1] ?? [])
  return token
}

/** Logs in through the API, from a new client. */
export function logIn(username: string, secret = password): Promise<Response> {
  return post('/api/admin/login', { username, password: secret })
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
