import type { SiteSettings } from './content/site-settings'
import type { Locale } from './locale'

/** Settings per deployment that browsers may know. */
export interface DeploymentSettings {
  /** Origin without trailing slash. */
  siteUrl: string
  defaultLocale: Locale
  tileUrl: string
  hotelPartnerId: string
  activityPartnerId: string
  /** Without it forms are not checked. */
  turnstileSiteKey?: string
}

/** Settings of every page: the deployment's and the published ones. */
export interface PublicSettings extends DeploymentSettings {
  site: SiteSettings
}
