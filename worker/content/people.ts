import { and, inArray, isNotNull, ne, sql } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import type { Person } from '../../schema/api/teamwork'
import { admins } from '../../schema/tables/admins'
import type { Database } from '../platform/db/database'

const maxPeople = 200

/** As colleagues see an admin; for a join that finds nobody, the username that is stored. */
export const nameOf = <Name extends string | null>(username: SQLiteColumn) =>
  sql<Name>`coalesce(${admins.displayName}, ${username})`
export const nameOfAdmin = nameOf<string>(admins.username)

export function selectPeople(db: Database) {
  return db
    .select({ username: admins.username, name: nameOfAdmin })
    .from(admins)
    .orderBy(admins.username)
    .limit(maxPeople)
}

/** Those with an address who can be written to: `usernames`, or everybody but the actor. */
export async function listReachable(
  db: Database,
  { actor, usernames }: { actor: string; usernames?: readonly string[] },
): Promise<string[]> {
  if (usernames?.length === 0) return []
  const rows = await db
    .select({ username: admins.username })
    .from(admins)
    .where(
      and(
        isNotNull(admins.email),
        ne(admins.username, actor),
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
