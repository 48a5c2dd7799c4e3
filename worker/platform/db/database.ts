import { type SQL, sql } from 'drizzle-orm'
import { type DrizzleD1Database, drizzle } from 'drizzle-orm/d1'

export type Database = DrizzleD1Database & { $client: D1Database }

/** The database of one request, through the Sessions API so that read replicas serve it. */
export function openDatabase(d1: D1Database): Database {
  return drizzle(asD1Database(d1.withSession('first-unconstrained')))
}

/** The same for editors, who must see what was just saved: a read replica may lag behind. */
export function openPrimaryDatabase(d1: D1Database): Database {
  return drizzle(asD1Database(d1.withSession('first-primary')))
}

/** Drizzle calls only `prepare` and `batch` of a D1 client; a session has exactly these. */
function asD1Database(session: D1DatabaseSession): D1Database {
  return session as unknown as D1Database
}

/** Ids as a list in SQL: one parameter, because D1 takes a hundred. */
export function idList(ids: readonly string[]): SQL {
  return sql`(select value from json_each(${JSON.stringify(ids)}))`
}
