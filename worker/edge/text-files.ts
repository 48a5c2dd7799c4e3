import type { Context } from 'hono'
import { locales, localizedPath } from '../../schema/locale'
import { securityTxtPath, sitemapPath } from '../../schema/paths'
import { readSiteSettings } from '../content/site-settings'
import type { AppEnv } from '../platform/http/env'

/** Days after the build; RFC 9116 advises less than a year. */
const validDays = 360

export function serveRobots(c: Context<AppEnv>): Response {
  const { settings } = c.var
  const admin = locales.map(
    (locale) => `Disallow: ${localizedPath('/admin', locale, settings.defaultLocale)}`,
  )
  const sitemap = `Sitemap: ${new URL(sitemapPath, settings.siteUrl)}`
  const lines = ['User-agent: *', 'Disallow: /r/', 'Disallow: /api/', ...admin, '', sitemap, '']
  return c.text(lines.join('\n'), 200, { 'Cache-Control': 'public, max-age=3600' })
}

/** RFC 9116. Each deployment confirms the contact, so it expires by the day of the build. */
export async function serveSecurityText(c: Context<AppEnv>): Promise<Response> {
  const { company } = await readSiteSettings(c)
  const expires = new Date(Date.parse(__BUILT_ON__) + validDays * 24 * 60 * 60 * 1000)
  const lines = [
    `Contact: mailto:${company.email}`,
    `Expires: ${expires.toISOString().slice(0, 19)}Z`,
    'Preferred-Languages: vi, en',
    `Canonical: ${new URL(securityTxtPath, c.var.settings.siteUrl)}`,
    '',
  ]
  return c.text(lines.join('\n'), 200, { 'Cache-Control': 'public, max-age=86400' })
}
