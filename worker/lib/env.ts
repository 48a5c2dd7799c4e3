import type { Database } from './database'
import type { Settings } from './settings'

/** The bindings and variables of `wrangler.toml`. */
export interface Bindings {
  ASSETS: Fetcher
  /** The database that the API reads of one document share; opened from `DB` where it is missing. */
  openedDatabase?: Database
  DB: D1Database
  CACHE: KVNamespace
  SITE_URL: string
  DEFAULT_LOCALE: string
  TILE_URL: string
  HOTEL_PARTNER_ID: string
  ACTIVITY_PARTNER_ID: string
}

/** What handlers read of a request's context. */
export interface AppEnv {
  Bindings: Bindings
  Variables: {
    settings: Settings
    requestId: string
  }
}
