import type { Context } from 'hono'
import { splitLocale } from '../../../schema/locale'
import type { AppEnv } from '../../platform/http/env'
import { makeManifest } from './manifest'

/** `/site.webmanifest`, below the prefix of a language that is not the default one. */
export function serveManifest(c: Context<AppEnv>): Response {
  const { defaultLocale } = c.var.settings
  const { locale } = splitLocale(c.req.path, defaultLocale)
  const headers = { 'Content-Type': 'application/manifest+json; charset=utf-8', 'Cache-Control': 'public, max-age=86400' }
  return c.body(JSON.stringify(makeManifest(locale, defaultLocale)), 200, headers)
}
