import { and, asc, eq, gte, inArray, lt, lte, ne, notInArray, or, sql } from 'drizzle-orm'
import {
  type LinkKind,
  type LinkPartners,
  linkId,
  listedHosts,
  standingLinks,
} from '../../../schema/links'
import { linkChecks } from '../../../schema/tables/link-checks'
import { products, productTexts } from '../../../schema/tables/products'
import { type Database, idList } from '../../platform/db/database'
import type { Write } from '../../platform/db/writes'
import { healthy, type LinkHealth } from './outcome'

/** What asking has found, as a link has it that nobody has asked. */
export const unasked = { ...healthy, askedAt: null, outcome: null, status: null }

/**
 * Takes the standing links into the queue; one whose address has changed begins anew, and one that
 * is no longer among them leaves it.
 */
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
  // Row by row: D1 takes a hundred parameters a statement.
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
  const known = idList(rows.map(({ id }) => id))
  // By ranges of the key, as most links are those of products.
  const ofKind = (kind: LinkKind) =>
    and(gte(linkChecks.id, `${kind}:`), lt(linkChecks.id, `${kind};`))
  const isStanding = or(ofKind('merchant'), ofKind('partner'))
  await db.batch([
    db.delete(linkChecks).where(and(isStanding, notInArray(linkChecks.id, known))),
    ...writes,
  ])
}

/** Links of a host that are read at once: some may turn out to belong to a withdrawn product. */
const readAtOnce = 6

/** A literal, because SQLite uses the partial index only where it sees its condition. */
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

/**
 * Links that are due: of every listed host the failing ones first, then those that have waited
 * longest.
 */
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

/** Stores what an ask found, unless the address has changed meanwhile. */
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

/**
 * Takes links out of the queue whose products are gone or withdrawn; a product that is listed again
 * brings its link along.
 */
export function removeLinks(db: Database, ids: string[]): Write {
  return db.delete(linkChecks).where(inArray(linkChecks.id, ids))
}

export function postponeLink(db: Database, id: string, until: Date): Write {
  return db.update(linkChecks).set({ nextAt: until.toISOString() }).where(eq(linkChecks.id, id))
}
