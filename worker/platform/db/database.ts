import { type DrizzleD1Database, drizzle } from 'drizzle-orm/d1'
import { coalesceReads } from './coalesce-reads'

export type Database = DrizzleD1Database & { $client: D1Database }

/**
 * The database of one request, through the Sessions API so that read replicas serve it. Reads that are asked in the
 * same turn of the event loop go out as one batch (see {@link coalesceReads}).
 */
export function openDatabase(d1: D1Database): Database {
  return drizzle(coalesceReads(() => d1.withSession('first-unconstrained')))
}

/** The same for the staff, who must see what was just saved: a read replica may lag behind. */
export function openPrimaryDatabase(d1: D1Database): Database {
  return drizzle(coalesceReads(() => d1.withSession('first-primary')))
}
