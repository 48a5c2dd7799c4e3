import type { Context } from 'hono'
import type { AdminRole } from '../../../schema/tables/admins'
import type { CacheLookup } from '../cache/cache-store'
import type { Database } from '../db/database'
import type { PrivateSettings } from '../settings/private-settings'
import type { Settings } from '../settings/settings'

export interface Bindings {
  ASSETS: Fetcher
  DB: D1Database
  CACHE: KVNamespace
  /** Photographs: `originals/<sha256>`, and what was made of them under `variants/`. */
  MEDIA: R2Bucket
  /** Cloudflare Images. */
  IMAGES: ImagesBinding
  /** Bursts of submissions of one client. */
  FORM_LIMITER: RateLimit
  /** What pages and mail programs of one client send by themselves. */
  COUNT_LIMITER: RateLimit
  /** What one mail service sends about all its readers. */
  MAIL_LIMITER: RateLimit
  /** Cloudflare's mail binding, where it is set up. */
  MAILER?: SendEmail
  SITE_URL: string
  DEFAULT_LOCALE: string
  TILE_URL: string
  HOTEL_PARTNER_ID: string
  ACTIVITY_PARTNER_ID: string
  MAIL_ADAPTER?: string
  MAIL_FROM?: string
  MAIL_API_URL?: string
  MAIL_API_TOKEN?: string
  TELEGRAM_API_URL?: string
  TELEGRAM_BOT_TOKEN?: string
  TELEGRAM_CHANNEL?: string
  TELEGRAM_STAFF_CHAT?: string
  TURNSTILE_SITE_KEY?: string
  TURNSTILE_SECRET_KEY?: string
  IMPORT_TOKEN?: string
  OWNER_SECOND_FACTOR?: string
  LINK_CHECKS?: string
  LINK_SECRET?: string
  LETTER_RATE?: string
  MAIL_EVENTS_SECRET?: string
}

/** What handlers read of a request's context. */
export interface AppEnv {
  Bindings: Bindings
  Variables: {
    settings: Settings
    privateSettings: PrivateSettings
    /** Where the requested document will be cached; unset where it must not be. */
    documentLookup?: CacheLookup
    /** The content version, once it has been read for this request. */
    contentVersion?: string
  }
}

/** What API handlers read of a request's context: the app's, a database and the clock. */
export interface ApiEnv extends AppEnv {
  Variables: AppEnv['Variables'] & {
    db: Database
    now: Date
    /**
     * Whether the request was made for a form that was posted without scripts, which cannot say
     * when it was begun.
     */
    isNoJsForm: boolean
    /**
     * Tries the deliveries about a row after the response; the Cron Trigger tries again what fails.
     */
    deliverSoon: (subject: string) => void
  }
}

export interface CurrentAdmin {
  id: string
  username: string
  role: AdminRole
  hasSecondFactor: boolean
  sessionId: string
  /** UTC ISO instant at which the session ends unless something is done. */
  expiresAt: string
}

export interface By {
  admin: CurrentAdmin
  now: Date
}

/** What handlers below `/api/admin` read of a request's context: the API's, and the admin. */
export interface AdminEnv extends ApiEnv {
  Variables: ApiEnv['Variables'] & { admin: CurrentAdmin }
}

/** Who changes something: an admin, or a named process (the schedule, an import) without an id. */
export interface Actor {
  id?: string
  username: string
}

/** What every domain verb takes first. */
export interface Ctx {
  db: Database
  actor: Actor
  now: Date
  settings: Settings
}

/** The `Ctx` of an admin's request. */
export const ctxOf = (c: Context<AdminEnv>): Ctx => ({
  db: c.var.db,
  actor: c.var.admin,
  now: c.var.now,
  settings: c.var.settings,
})
