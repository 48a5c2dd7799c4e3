import { addDays } from 'date-fns'
import { and, asc, eq, gte, inArray, lt, lte, ne, notInArray, or, sql } from 'drizzle-orm'
import {
  type LinkKind,
  type LinkPartners,
  linkId,
  linkWindow,
  listedHosts,
  standingLinks,
} from '../../../schema/links'
import { linkChecks } from '../../../schema/tables/link-checks'
import { products, productTexts } from '../../../schema/tables/products'
import { vietnamDay } from '../../../schema/time'
import { invalidateStoredContent } from '../../platform/cache/content-version'
import { type Database, idList } from '../../platform/db/database'
import { batchAll, type Write } from '../../platform/db/writes'
import {
  type Asker,
  askLink,
  daysUntilNext,
  healthy,
  type LinkHealth,
  nextHealth,
} from './ask-link'

export const unasked = { ...healthy, askedAt: null, outcome: null, status: null }

/** A link with a new address starts anew; one that is no longer standing is deleted. */
async function queueStandingLinks(db: Database, partners: LinkPartners, now: Date): Promise<void> {
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
  const known = idList(rows.map(({ id }) => id))
  // Ranges of the key, because most links are those of products.
  const ofKind = (kind: LinkKind) =>
    and(gte(linkChecks.id, `${kind}:`), lt(linkChecks.id, `${kind};`))
  const isStanding = or(ofKind('merchant'), ofKind('partner'))
  await db.batch([
    db.delete(linkChecks).where(and(isStanding, notInArray(linkChecks.id, known))),
    ...writes,
  ])
}

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

async function listDueLinks(db: Database, partners: LinkPartners, now: Date): Promise<DueLink[]> {
  const hosts = listedHosts(partners)
  const [first, ...rest] = [true, false].flatMap((isFailing) =>
    hosts.map((host) => selectDue(db, host, now, isFailing)),
  )
  if (!first) return []
  const found = (await db.batch([first, ...rest])).flat()
  return [...new Map(found.map((due) => [due.link.id, due])).values()]
}

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

function postponeLink(db: Database, id: string, until: Date): Write {
  return db.update(linkChecks).set({ nextAt: until.toISOString() }).where(eq(linkChecks.id, id))
}

const maxLinks = 20
const maxPerHost = 3

interface CheckPlan {
  ask: DueLink['link'][]
  /** Outside the product's dates, where the link means nothing. */
  postpone: DueLink['link'][]
  remove: DueLink['link'][]
}

export function planChecks(due: readonly DueLink[], now: Date): CheckPlan {
  const plan: CheckPlan = { ask: [], postpone: [], remove: [] }
  const asked = new Map<string, number>()
  const byUrgency = due.toSorted(
    (a, b) =>
      Number(b.link.failedDays > 0) - Number(a.link.failedDays > 0) ||
      a.link.nextAt.localeCompare(b.link.nextAt),
  )
  for (const { link, listed, linkFrom, linkTo } of byUrgency) {
    const ofHost = asked.get(link.host) ?? 0
    if (link.kind === 'product' && listed !== 1) plan.remove.push(link)
    else if (linkWindow({ linkFrom, linkTo }, vietnamDay(now)) !== 'open') plan.postpone.push(link)
    else if (plan.ask.length < maxLinks && ofHost < maxPerHost) {
      plan.ask.push(link)
      asked.set(link.host, ofHost + 1)
    }
  }
  return plan
}

/** Returns what the queue stores of the link. */
export async function checkLink(link: DueLink['link'], { now, ...asker }: Asker & { now: Date }) {
  const answer = await askLink(link.url, asker)
  const health = nextHealth(link, answer.outcome, now)
  const { failedDays, sureDays, goneDays, failedOn, firstFailedAt, deadSince } = health
  return {
    failedDays,
    sureDays,
    goneDays,
    failedOn,
    firstFailedAt,
    deadSince,
    ...answer,
    askedAt: now.toISOString(),
    nextAt: addDays(now, daysUntilNext(health)).toISOString(),
  }
}

export async function checkDueLinks(
  db: Database,
  cache: KVNamespace,
  { now, ...asker }: Asker & { now: Date },
): Promise<void> {
  await queueStandingLinks(db, asker.partners, now)
  const { ask, postpone, remove } = planChecks(await listDueLinks(db, asker.partners, now), now)
  const writes: Write[] = postpone.map(({ id }) => postponeLink(db, id, addDays(now, 1)))
  const removed = remove.map(({ id }) => id)
  if (removed.length > 0) writes.push(db.delete(linkChecks).where(inArray(linkChecks.id, removed)))
  let hasTurned = false
  for (const link of ask) {
    const found = await checkLink(link, { ...asker, now })
    writes.push(storeAnswer(db, link, found))
    hasTurned ||= (found.deadSince === null) !== (link.deadSince === null)
  }
  await batchAll(db, writes)
  if (hasTurned) await invalidateStoredContent(cache)
}
