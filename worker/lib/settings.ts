import * as z from 'zod'
import { locales } from '../../schema/locale'
import type { PublicSettings } from '../../schema/public-settings'

const settingsSchema = z.object({
  SITE_URL: z.url({ protocol: /^https?$/ }).transform((url) => new URL(url).origin),
  DEFAULT_LOCALE: z.enum(locales),
  TILE_URL: z.url({ protocol: /^https?$/ }),
  HOTEL_PARTNER_ID: z.string().min(1),
  ACTIVITY_PARTNER_ID: z.string().min(1),
})

export type Settings = PublicSettings

const parsed = new WeakMap<object, Settings>()

/**
 * The deployment's settings (`[vars]` of wrangler.toml), parsed once an isolate.
 * Throws an Error whose sentence names every bad variable.
 */
export function readSettings(env: object): Settings {
  const known = parsed.get(env)
  if (known) return known
  const result = settingsSchema.safeParse(env)
  if (!result.success) {
    const faults = result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
    throw new Error(`The Worker cannot start: bad variable in wrangler.toml or .dev.vars: ${faults.join('; ')}`)
  }
  const { data } = result
  const settings: Settings = {
    siteUrl: data.SITE_URL,
    defaultLocale: data.DEFAULT_LOCALE,
    tileUrl: data.TILE_URL,
    hotelPartnerId: data.HOTEL_PARTNER_ID,
    activityPartnerId: data.ACTIVITY_PARTNER_ID,
  }
  parsed.set(env, settings)
  return settings
}
