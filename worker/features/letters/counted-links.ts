import { and, eq, sql } from 'drizzle-orm'
import { letterLinks } from '../../../schema/tables/letters'
import type { Database } from '../../platform/db/database'
import { plusOne } from '../../platform/db/writes'

const countedPath = (sendingId: string, position: number) => `/r/letter/${sendingId}/${position}`

/**
 * Numbers the web links of a delivery run, once each, and returns the mapping to their counted
 * addresses.
 */
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
  const fresh = sql`select ${sendingId}, (${last}) + row_number() over (order by key), value, 0 from json_each(${JSON.stringify(urls)}) where value not in (${known})`
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

export async function findLink(
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

export async function countLink(
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
