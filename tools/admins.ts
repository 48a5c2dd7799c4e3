import { randomInt, randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { scriptOf } from '../schema/seed/sql'
import type { AdminRole } from '../schema/tables/admins'
import { hashPassword } from '../worker/platform/auth/password'
import { readLocalDatabase, writeLocalDatabase } from './local-database'
import { readWrangler } from './wrangler'

/** Which database: the local one of a state folder, or the deployed one. */
export type DatabasePlace = { stateDir: string } | 'remote'

/** Letters and digits that nobody mistakes for one another when reading them from a screen. */
const readable = 'abcdefghijkmnpqrstuvwxyz23456789'

/** A random password of four groups of five: 100 bits. */
export function generatePassword(): string {
  const group = () => Array.from({ length: 5 }, () => readable[randomInt(readable.length)]).join('')
  return [group(), group(), group(), group()].join('-')
}

interface Statement {
  sql: string
  values: string[]
}

/**
 * Runs statements; on the deployed database from a file, so that no password's hash is in the list
 * of processes.
 */
function execute(place: DatabasePlace, statements: Statement[]): void {
  if (place !== 'remote') {
    writeLocalDatabase(
      place.stateDir,
      statements.map(({ sql, values }) => [sql, ...values]),
    )
    return
  }
  const folder = mkdtempSync(join(tmpdir(), 'travel-site-admins-'))
  try {
    const file = join(folder, 'admins.sql')
    writeFileSync(file, scriptOf(statements), { mode: 0o600 })
    runWrangler(['--file', file])
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function runWrangler(args: string[]): string {
  return readWrangler(['d1', 'execute', 'DB', '--remote', '--yes', '--json', ...args])
}

/**
 * Whether somebody has this name. The name must be a valid one: it is written into the query as it
 * is.
 */
export function hasAdmin(place: DatabasePlace, username: string): boolean {
  const query = `select id from admins where username = '${username}'`
  if (place !== 'remote') return readLocalDatabase(place.stateDir, query).length > 0
  const answer = JSON.parse(runWrangler(['--command', query])) as { results: unknown[] }[]
  return answer.some(({ results }) => results.length > 0)
}

/** Stores admins who share a password. The names must be valid and new. */
export async function addAdmins(
  place: DatabasePlace,
  usernames: string[],
  password: string,
  role: AdminRole = 'owner',
): Promise<void> {
  const hash = await hashPassword(password)
  const at = new Date().toISOString()
  const sql =
    'insert into admins (id, username, password_hash, created_at, password_changed_at, role) values (?, ?, ?, ?, ?, ?)'
  execute(
    place,
    usernames.flatMap((username) => [
      { sql, values: [randomUUID(), username, hash, at, at, role] },
      auditEntry(username, at),
    ]),
  )
}

/**
 * Gives somebody another password, switches off their second factor and ends all of their sessions.
 */
export async function resetPassword(
  place: DatabasePlace,
  username: string,
  password: string,
): Promise<void> {
  const at = new Date().toISOString()
  const ended = ['admin_sessions', 'admin_pending_logins', 'admin_recovery_codes', 'admin_passkeys']
  execute(place, [
    {
      sql: `update admins set password_hash = ?, password_changed_at = ?, totp_secret = null, totp_enabled_at = null, totp_last_step = 0
where username = ?`,
      values: [await hashPassword(password), at, username],
    },
    ...ended.map((table) => ({
      sql: `delete from ${table} where admin_id = (select id from admins where username = ?)`,
      values: [username],
    })),
    auditEntry(username, at),
  ])
}

/** The audit log names this command as the author. */
function auditEntry(username: string, at: string): Statement {
  return {
    sql: `insert into audit_log (at, username, action, subject, label)
select ?, 'admin:create', 'admin.password', id, username from admins where username = ?`,
    values: [at, username],
  }
}

/**
 * What to print about the admins of a local database: who may log in, or, on one without any, the
 * new user `admin` and the password.
 */
export async function introduceAdmin(stateDir: string): Promise<string> {
  const known = readLocalDatabase(
    stateDir,
    'select username from admins order by created_at, username limit 5',
  )
  if (known.length > 0) {
    const names = known.map(({ username }) => username).join(', ')
    return `admin user: ${names}\nanother password: npm run admin:create -- <username> --reset\n`
  }
  const password = generatePassword()
  await addAdmins({ stateDir }, ['admin'], password)
  return `admin user: admin\nadmin password: ${password}\n`
}
