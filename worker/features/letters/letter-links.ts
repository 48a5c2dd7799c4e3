import { and, eq, sql } from 'drizzle-orm'
import type { Context } from 'hono'
import type { PublicSettings } from '../../../schema/content/site-settings'
import { type Locale, localePrefix } from '../../../schema/locale'
import { absoluteUrl } from '../../../schema/paths'
import { letterLinks } from '../../../schema/tables/letters'
import { type Database, openDatabase } from '../../platform/db/database'
import { plusOne } from '../../platform/db/writes'
import { isBot } from '../../platform/http/client'
import type { AppEnv } from '../../platform/http/env'
import { ApiError } from '../../platform/http/errors'
import { isWithinCounts } from '../../platform/http/rate-limit'
import { logError } from '../../platform/log/log'

type Settings = Pick<PublicSettings, 'siteUrl' | 'defaultLocale'>

/** Undefined for a link that leads nowhere. */
export function letterUrl(
  url: string,
  language: Locale,
  { siteUrl, defaultLocale }: Settings,
): string | undefined {
  if (/^\/(?!\/)/.test(url)) {
    const [, path = '/', rest = ''] = /^([^?#]*)(.*)$/.exec(url) ?? []
    const isFile = path.startsWith('/media/')
    return (
      (isFile ? new URL(path, siteUrl).href : absoluteUrl(siteUrl, path, language, defaultLocale)) +
      rest
    )
  }
  if (!URL.canParse(url)) return undefined
  const { protocol, href } = new URL(url)
  return ['https:', 'http:', 'mailto:', 'tel:'].includes(protocol) ? href : undefined
}

export function screenPathOf(
  url: string,
  language: Locale,
  { siteUrl, defaultLocale }: Settings,
): string | undefined {
  const absolute = letterUrl(url, language, { siteUrl, defaultLocale })
  if (absolute === undefined || !URL.canParse(absolute)) return undefined
  const { origin, pathname } = new URL(absolute)
  if (origin !== new URL(siteUrl).origin) return undefined
  const prefix = localePrefix(language, defaultLocale)
  return prefix !== '' && pathname.startsWith(`${prefix}/`)
    ? pathname.slice(prefix.length)
    : pathname
}

const countedPath = (sendingId: string, position: number) => `/r/letter/${sendingId}/${position}`

/** Numbers each web link of a run once; returns the mapping to counted addresses. */
export async function countedLinks(
  db: Database,
  { sendingId, links, siteUrl }: { sendingId: string; links: readonly string[]; siteUrl: string },
): Promise<(url: string) => string> {
  const urls = links.filter((url) => /^https?:\/\//.test(url))
  const known = db
    .select({ url: letterLinks.url })
    .from(letterLinks)
    .where(eq(letterLinks.sendingId, sendingId))
  const last = db
    .select({ last: sql`coalesce(max(${letterLinks.position}), 0)` })
    .from(letterLinks)
    .where(eq(letterLinks.sendingId, sendingId))
  const fresh = sql`select ${sendingId}, (${last}) + row_number() over (order by key), value, 0
    from json_each(${JSON.stringify(urls)}) where value not in (${known})`
  const [, rows] = await db.batch([
    db.insert(letterLinks).select(fresh),
    db.select().from(letterLinks).where(eq(letterLinks.sendingId, sendingId)),
  ])
  const paths = new Map(rows.map(({ url, position }) => [url, countedPath(sendingId, position)]))
  return (url) => {
    const path = paths.get(url)
    return path === undefined ? url : siteUrl + path
  }
}

async function findLink(
  db: Database,
  link: { sendingId: string; position: number },
): Promise<string | undefined> {
  const [row] = await db
    .select({ url: letterLinks.url })
    .from(letterLinks)
    .where(isLink(link))
    .limit(1)
  return row?.url
}

async function countLink(
  db: Database,
  link: { sendingId: string; position: number },
): Promise<void> {
  await db
    .update(letterLinks)
    .set({ clicks: plusOne(letterLinks.clicks) })
    .where(isLink(link))
}

const isLink = ({ sendingId, position }: { sendingId: string; position: number }) =>
  and(eq(letterLinks.sendingId, sendingId), eq(letterLinks.position, position))

/** `/r/letter/{sending}/{position}`: counts the click, up to a limit. */
export async function letterClickOut(c: Context<AppEnv>): Promise<Response> {
  const { sendingId = '', position = '' } = c.req.param()
  const link = { sendingId, position: Number(position) }
  const db = openDatabase(c.env.DB)
  const address = /^[1-9]\d{0,4}$/.test(position) ? await findLink(db, link) : undefined
  if (address === undefined) throw new ApiError('NOT_FOUND')
  if (c.req.method === 'GET' && !isBot(c.req.raw)) {
    const count = async () => {
      if (await isWithinCounts(c)) await countLink(db, link)
    }
    c.executionCtx.waitUntil(
      count().catch((error: unknown) =>
        logError('a click of a letter could not be counted', error),
      ),
    )
  }
  return c.body(null, 302, {
    'Cache-Control': 'no-store',
    'X-Robots-Tag': 'noindex',
    Location: address,
  })
}
