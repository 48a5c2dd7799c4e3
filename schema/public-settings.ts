import type { SiteSettings } from './content/site-settings'
import type { Locale } from './locale'

/** What differs per deployment and may be known to the browser. */
export interface DeploymentSettings {
  /** The site's origin, without a trailing slash. */
  siteUrl: string
  defaultLocale: Locale
  tileUrl: string
  hotelPartnerId: string
  activityPartnerId: string
  /** Cloudflare Turnstile's public key; without it forms are sent unchecked. */
  turnstileSiteKey?: string
}

/** What every page is given: the deployment's settings, and those that editors publish. */
export interface PublicSettings extends DeploymentSettings {
  site: SiteSettings
}
