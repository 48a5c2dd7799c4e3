import type { Context } from 'hono'
import type { OptionalVariable } from '../../../schema/api/admin-outbox'
import type { EmbedProvider } from '../../../schema/embeds'
import type { AdminRole } from '../../../schema/tables/admins'
import type { CacheLookup } from '../cache/cache-store'
import type { Database } from '../db/database'
import type { PrivateSettings } from '../settings/private-settings'
import type { Settings } from '../settings/settings'

export interface Bindings extends Partial<Record<OptionalVariable, string>> {
  ASSETS: Fetcher
  DB: D1Database
  CACHE: KVNamespace
  /** `originals/<sha256>` and renditions below `variants/`. */
  MEDIA: R2Bucket
  /** `manifests/<day>.json`, and pieces below `pieces/<day>/`. */
  BACKUPS: R2Bucket
  IMAGES: ImagesBinding
  FORM_LIMITER: RateLimit
  COUNT_LIMITER: RateLimit
  MAIL_LIMITER: RateLimit
  MAILER?: SendEmail
  SITE_URL: string
  DEFAULT_LOCALE: string
  TILE_URL: string
  HOTEL_PARTNER_ID: string
  ACTIVITY_PARTNER_ID: string
  PARTNER_HOSTS?: string
}

export interface AppEnv {
  Bindings: Bindings
  Variables: {
    settings: Settings
    privateSettings: PrivateSettings
    documentLookup?: CacheLookup
    contentVersion?: string
    /** Whose players the document may frame. */
    embeds?: EmbedProvider[]
  }
}

export interface ApiEnv extends AppEnv {
  Variables: AppEnv['Variables'] & {
    db: Database
    now: Date
    /** A form posted without scripts cannot say when it was begun. */
    isNoJsForm: boolean
    /** Tries a row's deliveries after the response; the Cron Trigger retries. */
    deliverSoon: (subject?: string) => void
  }
}

export interface CurrentAdmin {
  id: string
  username: string
  displayName: string | null
  /** For notices. */
  email: string | null
  role: AdminRole
  hasSecondFactor: boolean
  sessionId: string
  /** UTC ISO instant of the login. */
  loggedInAt: string
  /** UTC ISO instant at which the session ends if it is not used. */
  expiresAt: string
}

export interface AdminEnv extends ApiEnv {
  Variables: ApiEnv['Variables'] & { admin: CurrentAdmin }
}

/** An admin, or a named process (the schedule, an import) without an id. */
/** The first argument of every function that changes something. */
export interface Ctx {
  db: Database
  actor: { id?: string; username: string; role?: AdminRole; loggedInAt?: string }
  now: Date
  settings: Settings
}

export const ctxOf = (c: Context<AdminEnv>): Ctx => ({
  db: c.var.db,
  actor: c.var.admin,
  now: c.var.now,
  settings: c.var.settings,
})
