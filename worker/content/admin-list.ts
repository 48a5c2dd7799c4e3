import { subDays, subYears } from 'date-fns'
import {
  and,
  asc,
  desc,
  eq,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  ne,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import type * as z from 'zod'
import type {
  AdminEntryList,
  ListedEntry,
  listAdminEntriesQuery,
  WaitingEntries,
} from '../../schema/api/admin-entries'
import { type DealWindow, dealDates, isLive } from '../../schema/deal-dates'
import { entryCounts } from '../../schema/tables/counts'
import { entries } from '../../schema/tables/entries'
import { addDays, daysBetween, vietnamDay, vietnamDayRange } from '../../schema/time'
import { addCounts } from '../platform/db/counts'
import type { Database } from '../platform/db/database'
import { entriesSearch, isMatch, toMatch } from '../platform/db/full-text'
import type { Ctx } from '../platform/http/env'
import { rowColumns } from './admin-entry'
import { photoCap, selectMissingAlt, selectUnused } from './photo-uses'
import { selectTeamWaiting, teamWaiting } from './team-waiting'

const pageSize = 25

type ListInput = z.output<typeof listAdminEntriesQuery>

// The comparison repeats `is not null`, because SQLite uses a partial index only for the latter.
const isScheduled = or(
  and(isNotNull(entries.scheduledAtVi), gt(entries.scheduledAtVi, '')),
  and(isNotNull(entries.scheduledAtEn), gt(entries.scheduledAtEn, '')),
)

const states: Record<Exclude<ListInput['state'], 'all' | 'trash'>, SQL | undefined> = {
  public: or(eq(entries.statusVi, 'published'), eq(entries.statusEn, 'published')),
  draft: and(eq(entries.statusVi, 'draft'), eq(entries.statusEn, 'draft')),
  // Literals, because SQLite uses the partial indexes only where it sees their condition.
  changed: sql`${entries.hasChanges} = 1`,
  behind: sql`${entries.isBehind} = 1`,
  'one-language': ne(entries.statusVi, entries.statusEn),
  scheduled: isScheduled,
  failed: isNotNull(entries.scheduleFailedAt),
}

const maxFound = 1000

function matches(db: Database, q: string): SQL | undefined {
  if (q === '') return undefined
  const match = toMatch(q)
  if (match === '') return sql.raw('false')
  const found = db
    .select({ rowid: entriesSearch.rowid })
    .from(entriesSearch)
    .where(isMatch(entriesSearch, match))
    .orderBy(desc(entriesSearch.rowid))
    .limit(maxFound)
  return inArray(sql`${entries}.rowid`, found)
}

const orders: Record<ListInput['sort'], SQL[]> = {
  edited: [desc(entries.updatedAt), desc(entries.id)],
  published: [desc(entries.publishedAt), desc(entries.id)],
  title: [asc(entries.searchText), asc(entries.id)],
  views: [desc(entryCounts.views), desc(entryCounts.entryId)],
}

export function adminEntriesQuery(db: Database, input: ListInput) {
  const { kind, q, state, pillar, sort, by, from, to, page } = input
  const isTrash = state === 'trash'
  const where = and(
    isTrash ? isNotNull(entries.deletedAt) : isNull(entries.deletedAt),
    kind && eq(entries.kind, kind),
    state === 'all' || isTrash ? undefined : states[state],
    pillar && eq(entries.pillar, pillar),
    by === '' ? undefined : eq(entries.updatedBy, by),
    from ? gte(entries.updatedAt, vietnamDayRange(from).from) : undefined,
    to ? lt(entries.updatedAt, vietnamDayRange(to).to) : undefined,
    matches(db, q),
  )
  const columns = {
    ...rowColumns,
    pillar: entries.pillar,
    publishedAt: entries.publishedAt,
    views: entryCounts.views,
    fact: sql<string | null>`case ${entries.kind} when 'fact' then ${entries.data} end`,
  }
  const isCounted = eq(entryCounts.entryId, entries.id)
  const query =
    sort === 'views' && !isTrash
      ? db
          .select(columns)
          .from(entryCounts)
          .crossJoin(entries)
          .where(and(isCounted, where))
          .$dynamic()
      : db.select(columns).from(entries).leftJoin(entryCounts, isCounted).where(where).$dynamic()
  return query
    .orderBy(...(isTrash ? [desc(entries.deletedAt)] : orders[sort]))
    .limit(pageSize + 1)
    .offset((page - 1) * pageSize)
}

function listedFact(json: string): ListedEntry['fact'] {
  const { valueVi, valueEn, checkedOn, validUntil } = JSON.parse(json)
  return { valueVi, valueEn, checkedOn, validUntil }
}

export async function listAdminEntries(db: Database, input: ListInput): Promise<AdminEntryList> {
  const rows = await adminEntriesQuery(db, input)
  const listed = rows.slice(0, pageSize).map(
    ({ fact, ...row }): ListedEntry => ({
      ...row,
      fact: fact === null ? null : listedFact(fact),
    }),
  )
  return { entries: listed, hasNext: rows.length > pageSize }
}

const maxWaiting = 5
const daysAhead = 7
const maxEnding = 500

/** Yearly windows are compared without their year. */
function canEndBetween(from: string, to: string): SQL | undefined {
  const end = (repeats: 'once' | 'yearly') =>
    sql<string>`${entries.summary} ->> ${sql.raw(`'$.window.${repeats}.to'`)}`
  const [first, last] = [from.slice(5), to.slice(5)]
  const isWithin = first <= last ? and : or
  return or(
    and(gte(end('once'), from), lte(end('once'), to)),
    and(isNotNull(end('yearly')), isWithin(gte(end('yearly'), first), lte(end('yearly'), last))),
  )
}

/** Between two days; a yearly window is stored by its dates alone: the caller decides. */
export function selectEndingDeals(db: Database, from: string, to: string) {
  return db
    .select({
      ...rowColumns,
      window: sql<DealWindow>`${entries.summary} -> 'window'`.mapWith((json: string) =>
        JSON.parse(json),
      ),
    })
    .from(entries)
    .where(
      and(
        eq(entries.kind, 'deal'),
        states.public,
        isNull(entries.deletedAt),
        canEndBetween(from, to),
      ),
    )
    .limit(maxEnding)
}

const factDaysAhead = 30

export function selectExpiringFacts(
  db: Database,
  { from = '', to, limit }: { from?: string; to: string; limit: number },
) {
  const validUntil = sql<string>`${entries.live} ->> 'validUntil'`
  const runsOut = and(gte(validUntil, from), lte(validUntil, to))
  return db
    .select({ ...rowColumns, validUntil: validUntil.as('valid_until') })
    .from(entries)
    .where(and(eq(entries.kind, 'fact'), states.public, isNull(entries.deletedAt), runsOut))
    .orderBy(validUntil)
    .limit(limit)
}

/** The price board and what a day costs at a place, with the oldest of their dates, before a day. */
function selectAgedPrices(db: Database, before: string) {
  const { kind, live } = entries
  const oldest = sql<string>`case ${kind}
    when 'prices' then (select min(value ->> 'pricedOn') from json_each(${live}, '$.rows'))
    else ${live} ->> '$.budgets.checkedOn' end`
  return db
    .select({ ...rowColumns, oldest: oldest.as('oldest') })
    .from(entries)
    .where(
      and(
        inArray(kind, ['prices', 'destination']),
        states.public,
        isNull(entries.deletedAt),
        lt(oldest, before),
      ),
    )
    .orderBy(oldest)
    .limit(maxWaiting)
}

/** Older approvals without a publication have been left. */
const approvedDays = 30

export async function readWaiting({ db, actor, now }: Ctx): Promise<WaitingEntries> {
  const list = (where: SQL | undefined, order = desc(entries.updatedAt)) =>
    db
      .select(rowColumns)
      .from(entries)
      .where(and(isNull(entries.deletedAt), where))
      .orderBy(order)
      .limit(maxWaiting)
  const today = vietnamDay(now)
  const recently = subDays(now, approvedDays).toISOString()
  const team = selectTeamWaiting(db, actor.username, recently)
  const [behind, changed, scheduled, failed, deals, facts, aged, missingAlt, unused, ...found] =
    await db.batch([
      list(states.behind),
      list(states.changed),
      list(
        and(states.scheduled, isNull(entries.scheduleFailedAt)),
        sql`coalesce(${entries.scheduledAtVi}, ${entries.scheduledAtEn})`,
      ),
      list(states.failed),
      selectEndingDeals(db, today, addDays(today, daysAhead)),
      selectExpiringFacts(db, { to: addDays(today, factDaysAhead), limit: maxWaiting }),
      selectAgedPrices(db, vietnamDay(subYears(now, 1))),
      selectMissingAlt(db),
      selectUnused(db),
      ...team,
    ])
  return {
    behind,
    changed,
    scheduled,
    failed,
    endingDeals: deals
      .flatMap(({ window, ...deal }) =>
        isLive({ window }, today) ? [{ ...deal, endsOn: dealDates(window, today).validTo }] : [],
      )
      .sort((a, b) => (a.endsOn < b.endsOn ? -1 : 1))
      .slice(0, maxWaiting),
    expiringFacts: facts.map((fact) => ({
      ...fact,
      daysLeft: daysBetween(today, fact.validUntil),
    })),
    agedPrices: aged,
    photos: {
      missingAlt: addCounts(photoCap, missingAlt),
      unused: addCounts(photoCap, unused),
    },
    team: teamWaiting(found, actor.username),
  }
}
