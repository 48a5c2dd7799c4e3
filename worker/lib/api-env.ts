import type { Database } from './database'
import type { AppEnv } from './env'

/** What API handlers read of a request's context: the app's, a database and the clock. */
export interface ApiEnv extends AppEnv {
  Variables: AppEnv['Variables'] & { db: Database; now: Date }
}
