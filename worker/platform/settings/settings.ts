import * as z from 'zod'
import { locales } from '../../../schema/locale'
import type { DeploymentSettings } from '../../../schema/public-settings'
import { oncePerEnv, parseEnv } from './parse-env'

const settingsSchema = z.object({
  SITE_URL: z.url({ protocol: /^https?$/ }).transform((url) => new URL(url).origin),
  DEFAULT_LOCALE: z.enum(locales),
  TILE_URL: z.url({ protocol: /^https?$/ }),
  HOTEL_PARTNER_ID: z.string().min(1),
  ACTIVITY_PARTNER_ID: z.string().min(1),
  // Optional, so a bad one only switches Turnstile off (private-settings.ts).
  TURNSTILE_SITE_KEY: z.string().trim().optional().catch(undefined),
})

export type Settings = DeploymentSettings

/** `[vars]` of wrangler.toml. Throws as {@link parseEnv} does. */
export const readSettings = oncePerEnv((env): Settings => {
  const data = parseEnv(settingsSchema, env)
  return {
    siteUrl: data.SITE_URL,
    defaultLocale: data.DEFAULT_LOCALE,
    tileUrl: data.TILE_URL,
    hotelPartnerId: data.HOTEL_PARTNER_ID,
    activityPartnerId: data.ACTIVITY_PARTNER_ID,
    ...(data.TURNSTILE_SITE_KEY && { turnstileSiteKey: data.TURNSTILE_SITE_KEY }),
  }
})
