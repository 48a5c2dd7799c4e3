import type { Database } from '../db/database'
import type { AppEnv } from './env'

/** What API handlers read of a request's context: the app's, a database and the clock. */
export interface ApiEnv extends AppEnv {
  Variables: AppEnv['Variables'] & {
    db: Database
    now: Date
    /** Whether the request was made for a form that was posted without scripts, which cannot say when it was begun. */
    isNoJsForm: boolean
    /** Tries the deliveries about a row after the response; the Cron Trigger tries again what fails. */
    deliverSoon: (subject: string) => void
  }
}
