import { execFileSync } from 'node:child_process'
import { randomInt, randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { AdminRole } from '../schema/tables/admins'
import { hashPassword } from '../worker/platform/auth/password'

/** Which database: the local one of a state folder, or the deployed one. */
export type DatabasePlace = { stateDir: string } | 'remote'

/** Letters and digits that nobody mistakes for one another when reading them from a screen. */
const readable = 'abcdefghijkmnpqrstuvwxyz23456789'

/** A random password of four groups of five: 100 bits. */
export function generatePassword(): string {
  const group = () => Array.from({ length: 5 }, () => readable[randomInt(readable.length)]).join('')
  return [group(), group(), group(), group()].join('-')
}

/** Runs SQL from a file, so that no password's hash stands in the list of processes. */
function execute(place: DatabasePlace, sql: string): void {
  const folder = mkdtempSync(join(tmpdir(), 'mango-road-admins-'))
  try {
    const file = join(folder, 'admins.sql')
    writeFileSync(file, sql, { mode: 0o600 })
    runWrangler(place, ['--file', file])
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function runWrangler(place: DatabasePlace, args: string[]): string {
  const where = place === 'remote' ? ['--remote'] : ['--local', '--persist-to', place.stateDir]
  const output = execFileSync('wrangler', ['d1', 'execute', 'DB', ...where, '--yes', '--json', ...args], {
    env: { ...process.env, WRANGLER_SEND_METRICS: 'false' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  return output.toString()
}

/** Whether somebody has this name. The name must be a valid one: it is written into the query as it is. */
export function hasAdmin(place: DatabasePlace, username: string): boolean {
  const output = runWrangler(place, ['--command', `select id from admins where username = '${username}'`])
  const answer = JSON.parse(output) as { results: unknown[] }[]
  return answer.some(({ results }) => results.length > 0)
}

/** Stores admins who share a password. The names must be valid and new. */
export async function addAdmins(place: DatabasePlace, usernames: string[], password: string, role: AdminRole = 'owner'): Promise<void> {
  const hash = await hashPassword(password)
  const at = new Date().toISOString()
  const rows = usernames.map((username) => `('${randomUUID()}', '${username}', '${hash}', '${at}', '${at}', '${role}')`)
  const insert = `insert into admins (id, username, password_hash, created_at, password_changed_at, role) values ${rows.join(', ')};`
  execute(place, `${insert}\n${usernames.map((username) => auditSql(username, at)).join('\n')}`)
}

/** Gives somebody another password, switches off their second factor and ends all of their sessions. */
export async function resetPassword(place: DatabasePlace, username: string, password: string): Promise<void> {
  const hash = await hashPassword(password)
  const at = new Date().toISOString()
  execute(
    place,
    `update admins set password_hash = '${hash}', password_changed_at = '${at}',
  totp_secret = null, totp_enabled_at = null, totp_last_step = 0 where username = '${username}';
${['admin_sessions', 'admin_pending_logins', 'admin_recovery_codes']
  .map((table) => `delete from ${table} where admin_id = (select id from admins where username = '${username}');`)
  .join('\n')}
${auditSql(username, at)}`,
  )
}

/** The audit log names this command as the author. */
function auditSql(username: string, at: string): string {
  return `insert into audit_log (at, username, action, subject, label)
select '${at}', 'admin:create', 'admin.password', id, username from admins where username = '${username}';`
}
