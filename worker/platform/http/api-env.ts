import type { Database } from '../db/database'
import type { PrivateSettings } from '../settings/private-settings'
import type { AppEnv } from './env'

/** What API handlers read of a request's context: the app's, a database and the clock. */
export interface ApiEnv extends AppEnv {
  Variables: AppEnv['Variables'] & {
    db: Database
    now: Date
    privateSettings: PrivateSettings
    /** Tries the deliveries about a row once the answer is out; what fails then is tried again by the Cron Trigger. */
    deliverSoon: (subject: string) => void
  }
}
