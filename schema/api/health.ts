/** What `GET /api/health` answers: 200, or 503 when the database does not answer (the site lives without the cache). */
export interface Health {
  ok: boolean
  /** Differs for every build. */
  build: string
  /** The file name of the last migration that was applied; null where that is not known. */
  migration: string | null
  database: 'up' | 'down'
  cache: 'up' | 'down'
}
