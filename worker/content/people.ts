import { and, eq, inArray, isNotNull, isNull, ne, sql } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import type { Person } from '../../schema/api/teamwork'
import { nobodyMessage } from '../../schema/content/author'
import type { EntryKind } from '../../schema/content/choices'
import type { ErrorIssue } from '../../schema/errors'
import { admins } from '../../schema/tables/admins'
import { entries } from '../../schema/tables/entries'
import type { Database } from '../platform/db/database'
import type { Ctx } from '../platform/http/env'

const maxPeople = 200

/** As colleagues see an admin; for a join that finds nobody, the username that is stored. */
export const nameOf = <Name extends string | null>(username: SQLiteColumn) =>
  sql<Name>`coalesce(${admins.displayName}, ${username})`
export const nameOfAdmin = nameOf<string>(admins.username)

export function selectPeople(db: Database) {
  return db
    .select({ username: admins.username, name: nameOfAdmin, role: admins.role })
    .from(admins)
    .orderBy(admins.username)
    .limit(maxPeople)
}

export const isReachableOwner = and(eq(admins.role, 'owner'), isNotNull(admins.email))

/** Undefined for who is gone or has no address. */
export async function findAddress(db: Database, username: string): Promise<string | undefined> {
  const { email } = admins
  const [admin] = await db.select({ email }).from(admins).where(eq(admins.username, username))
  return admin?.email ?? undefined
}

/** The entry of an account's author page, also one that is not public yet. */
export async function findAuthorOf(db: Database, username: string): Promise<string | null> {
  const { id, kind, data, deletedAt } = entries
  const isOf = sql`${data} ->> 'username' = ${username}`
  const [author] = await db
    .select({ id })
    .from(entries)
    .where(and(eq(kind, 'author'), isNull(deletedAt), isOf))
    .limit(1)
  return author?.id ?? null
}

/** An issue of an author's account that nobody has. */
export async function accountIssues(
  db: Database,
  kind: EntryKind,
  { username }: Record<string, unknown>,
): Promise<ErrorIssue[]> {
  if (kind !== 'author' || typeof username !== 'string' || username === '') return []
  const found = await db.$count(admins, eq(admins.username, username))
  return found > 0 ? [] : [{ path: 'username', message: nobodyMessage }]
}

export async function isAddressOfStaff(db: Database, email: string): Promise<boolean> {
  const stored = sql`lower(${admins.email})`
  return (await db.select({ id: admins.id }).from(admins).where(eq(stored, email))).length > 0
}

/** Those with an address who can be written to: `usernames`, or everybody but the actor. */
export async function listReachable(
  { db, actor }: Ctx,
  usernames?: readonly string[],
): Promise<string[]> {
  if (usernames?.length === 0) return []
  const rows = await db
    .select({ username: admins.username })
    .from(admins)
    .where(
      and(
        isNotNull(admins.email),
        ne(admins.username, actor.username),
        usernames && inArray(admins.username, [...usernames]),
      ),
    )
    .limit(maxPeople)
  return rows.map(({ username }) => username)
}

const mention = /(?<![\w@.-])@([a-z0-9][a-z0-9._-]{1,39})/gi

/** Usernames after an `@` that people have; a dot at the end may belong to the sentence. */
export function mentionedIn(text: string, people: readonly Person[]): string[] {
  const known = new Set(people.map(({ username }) => username))
  const named = [...text.matchAll(mention)].map(([, name = '']) => {
    const whole = name.toLowerCase()
    return known.has(whole) ? whole : whole.replace(/[._-]+$/, '')
  })
  return [...new Set(named)].filter((name) => known.has(name))
}
