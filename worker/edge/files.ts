import type { Context } from 'hono'
import { isLocale, type Locale, locales, localizedPath } from '../../schema/locale'
import { photoShareImage } from '../../schema/media'
import { securityTxtPath, sitemapPath } from '../../schema/paths'
import { fillPhotos } from '../content/photos'
import { findEntryPicture } from '../content/queries'
import { readSiteSettings } from '../content/site-settings'
import { openDatabase } from '../platform/db/database'
import type { AppEnv } from '../platform/http/env'
import { notFound } from '../platform/http/errors'
import { logFailure } from '../platform/log/log'

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

export async function serveShareMiss(c: Context<AppEnv>): Promise<Response> {
  const [, , first] = c.req.path.split('/', 3)
  const locale = isLocale(first) ? first : c.var.settings.defaultLocale
  const home = `/share/${locale}/home.jpg`
  if (c.req.path === home) return notFound(c)
  const path = /^\/share\/(?:vi|en)(\/[^/]+\/[^/]+)\.jpg$/.exec(c.req.path)?.[1]
  const picture = path === undefined ? '' : await pictureOf(c, path, locale)
  const scene = /^@assets\/art\/([a-z0-9-]+)$/.exec(picture)?.[1]
  return c.redirect(
    photoShareImage(picture) ?? (scene === undefined ? home : `/share/art/${scene}.jpg`),
    302,
  )
}

async function pictureOf(c: Context<AppEnv>, path: string, locale: Locale) {
  const find = async () => {
    const db = openDatabase(c.env.DB)
    const screen = path.replace(/^\/my-journal\//, '/inspiration/')
    const picture = await findEntryPicture(db, screen, locale)
    return (await fillPhotos(db, picture ?? '')).content
  }
  return (await logFailure('the picture of a page could not be read', find())) ?? ''
}
