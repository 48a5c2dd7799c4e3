import { exists, type SQL, sql } from 'drizzle-orm'
import { type DrizzleD1Database, drizzle } from 'drizzle-orm/d1'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'

export type Database = DrizzleD1Database & { $client: D1Database }

/** The database of one request, read through the Sessions API so that read replicas serve it. */
export function openDatabase(d1: D1Database): Database {
  return drizzle(asD1Database(d1.withSession('first-unconstrained')))
}

/** For editors, who must see what was just saved: a read replica may lag behind. */
export function openPrimaryDatabase(d1: D1Database): Database {
  return drizzle(asD1Database(d1.withSession('first-primary')))
}

/** Drizzle calls only `prepare` and `batch`, which a session has. */
function asD1Database(session: D1DatabaseSession): D1Database {
  return session as unknown as D1Database
}

/** A condition for writes: whether a row of a table matches. */
export function rowExists(db: Database, table: SQLiteTable, where: SQL | undefined): SQL {
  return exists(db.select({ one: sql`1` }).from(table).where(where))
}

/** Ids as one JSON parameter, because D1 allows a hundred. */
export function idList(ids: readonly string[]): SQL {
  return sql`(select value from json_each(${JSON.stringify(ids)}))`
}
