import { and, asc, eq, inArray, lte, ne, sql } from 'drizzle-orm'
import { type LinkPartners, linkId, listedHosts, standingLinks } from '../../../schema/links'
import { linkChecks } from '../../../schema/tables/link-checks'
import { products, productTexts } from '../../../schema/tables/products'
import type { Database } from '../../platform/db/database'
import type { Write } from '../../platform/db/writes'
import { healthy, type LinkHealth } from './outcome'

/** The state of a link that was never checked. */
export const unasked = { ...healthy, askedAt: null, outcome: null, status: null }

/** A changed address starts over. */
export async function queueStandingLinks(
  db: Database,
  partners: LinkPartners,
  now: Date,
): Promise<void> {
  const rows = standingLinks(partners).map(({ kind, subject, url }) => ({
    id: linkId(kind, subject),
    kind,
    subject,
    url,
    host: new URL(url).hostname,
    nextAt: now.toISOString(),
  }))
  // Row by row, because D1 allows a hundred parameters per statement.
  const writes = rows.map((row) =>
    db
      .insert(linkChecks)
      .values(row)
      .onConflictDoUpdate({
        target: linkChecks.id,
        set: { ...row, ...unasked },
        setWhere: ne(linkChecks.url, row.url),
      }),
  )
  const [first, ...rest] = writes
  if (first) await db.batch([first, ...rest])
}

/** Per host; some may belong to a withdrawn product. */
const readAtOnce = 6

/** A literal, because SQLite uses a partial index only where it sees its condition. */
const isFailed = sql`${linkChecks.failedDays} > 0`

function selectDue(db: Database, host: string, now: Date, isFailing: boolean) {
  const isDue = and(eq(linkChecks.host, host), lte(linkChecks.nextAt, now.toISOString()))
  return db
    .select({
      link: linkChecks,
      listed: products.listed,
      linkFrom: productTexts.linkFrom,
      linkTo: productTexts.linkTo,
    })
    .from(linkChecks)
    .leftJoin(
      products,
      and(eq(linkChecks.kind, 'product'), eq(products.externalId, linkChecks.subject)),
    )
    .leftJoin(productTexts, eq(productTexts.id, products.id))
    .where(isFailing ? and(isDue, isFailed) : isDue)
    .orderBy(asc(linkChecks.nextAt))
    .limit(readAtOnce)
}

export type DueLink = Awaited<ReturnType<typeof selectDue>>[number]

export async function listDueLinks(
  db: Database,
  partners: LinkPartners,
  now: Date,
): Promise<DueLink[]> {
  const hosts = listedHosts(partners)
  const [first, ...rest] = [true, false].flatMap((isFailing) =>
    hosts.map((host) => selectDue(db, host, now, isFailing)),
  )
  if (!first) return []
  const found = (await db.batch([first, ...rest])).flat()
  return [...new Map(found.map((due) => [due.link.id, due])).values()]
}

/** Changes nothing if the address has changed meanwhile. */
export function storeAnswer(
  db: Database,
  link: Pick<DueLink['link'], 'id' | 'url'>,
  found: LinkHealth & Pick<DueLink['link'], 'askedAt' | 'outcome' | 'status' | 'nextAt'>,
): Write {
  return db
    .update(linkChecks)
    .set(found)
    .where(and(eq(linkChecks.id, link.id), eq(linkChecks.url, link.url)))
}

/** A product that is listed again adds its link again. */
export function removeLinks(db: Database, ids: string[]): Write {
  return db.delete(linkChecks).where(inArray(linkChecks.id, ids))
}

export function postponeLink(db: Database, id: string, until: Date): Write {
  return db.update(linkChecks).set({ nextAt: until.toISOString() }).where(eq(linkChecks.id, id))
}
