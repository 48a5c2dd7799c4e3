import * as z from 'zod'
import type { DeploymentSettings } from '../../../schema/content/site-settings'
import { locales } from '../../../schema/locale'

/** Caches the parsed environment for the life of an isolate. */
export function oncePerEnv<Read>(read: (env: object) => Read): (env: object) => Read {
  const known = new WeakMap<object, Read>()
  return (env) => {
    const before = known.get(env)
    if (before !== undefined) return before
    const value = read(env)
    known.set(env, value)
    return value
  }
}

export function issueText({ path, message }: z.core.$ZodIssue): string {
  return `${path.join('.')}: ${message}`
}

/** Throws an Error that names every bad variable. */
function parseEnv<Schema extends z.ZodType>(schema: Schema, env: object): z.output<Schema> {
  const result = schema.safeParse(env)
  if (result.success) return result.data
  throw new Error(
    `The Worker cannot start: bad variable in wrangler.toml or .dev.vars: ` +
      result.error.issues.map(issueText).join('; '),
  )
}

const settingsSchema = z.object({
  SITE_URL: z.url({ protocol: /^https?$/ }).transform((url) => new URL(url).origin),
  DEFAULT_LOCALE: z.enum(locales),
  TILE_URL: z.url({ protocol: /^https?$/ }),
  HOTEL_PARTNER_ID: z.string().min(1),
  ACTIVITY_PARTNER_ID: z.string().min(1),
  // Hosts of partners' searches, between spaces or commas.
  PARTNER_HOSTS: z
    .string()
    .toLowerCase()
    .transform((hosts) => hosts.split(/[\s,]+/).filter(Boolean))
    .optional(),
  // Optional, so a bad one only switches Turnstile off (private-settings.ts).
  TURNSTILE_SITE_KEY: z.string().trim().optional().catch(undefined),
})

export interface Settings extends DeploymentSettings {
  partnerHosts?: readonly string[]
}

/** `[vars]` of wrangler.toml. Throws as {@link parseEnv} does. */
export const readSettings = oncePerEnv((env): Settings => {
  const data = parseEnv(settingsSchema, env)
  return {
    siteUrl: data.SITE_URL,
    defaultLocale: data.DEFAULT_LOCALE,
    tileUrl: data.TILE_URL,
    hotelPartnerId: data.HOTEL_PARTNER_ID,
    activityPartnerId: data.ACTIVITY_PARTNER_ID,
    ...(data.PARTNER_HOSTS?.length && { partnerHosts: data.PARTNER_HOSTS }),
    ...(data.TURNSTILE_SITE_KEY && { turnstileSiteKey: data.TURNSTILE_SITE_KEY }),
  }
})
