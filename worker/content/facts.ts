import { and, type Column, eq, isNotNull, isNull, ne, or, sql } from 'drizzle-orm'
import type { FactUse } from '../../schema/api/admin-entries'
import {
  type Facts,
  factToken,
  fillFacts,
  knownFacts,
  namedFacts,
  type StandIn,
  unknownFactMessage,
  unknownFacts,
} from '../../schema/content/facts'
import type { ErrorIssue } from '../../schema/errors'
import { type Locale, locales } from '../../schema/locale'
import { entries } from '../../schema/tables/entries'
import type { Database } from '../platform/db/database'
import { ApiError } from '../platform/http/errors'
import { logError } from '../platform/log/log'
import { publicLocales } from './queries'
import { pick, type StoredEntry, scheduledLocales } from './stored-entry'

const maxFacts = 500

export function selectFacts(db: Database) {
  return db
    .select(pick(entries, 'slug', 'live', 'statusVi', 'statusEn', 'deletedAt'))
    .from(entries)
    .where(and(eq(entries.kind, 'fact'), isNotNull(entries.live)))
    .limit(maxFacts)
}

export function toFacts(rows: Awaited<ReturnType<typeof selectFacts>>): Facts {
  return knownFacts(
    rows.map(({ slug, live, ...state }) => ({ slug, live, locales: publicLocales(state) })),
  )
}

/** Publishing checks facts, so this is our error; the page is still served. */
const logMissing: StandIn = (name, locale, last) => {
  logError('a text names a fact that is not public', new Error(`${name} in ${locale}`))
  return last
}

export function fillForReaders<Value>(value: Value, facts: Facts, locale: Locale): Value {
  return fillFacts(value, facts, locale, logMissing)
}

/** An unknown fact stays as its token. */
export function fillForEditors<Value>(value: Value, facts: Facts, locale: Locale): Value {
  return fillFacts(value, facts, locale, (name, _locale, last) => last || factToken(name))
}

export async function readFacts(db: Database): Promise<Facts> {
  return toFacts(await selectFacts(db))
}

/** Reads nothing for texts without facts. */
export async function factIssues(
  db: Database,
  data: unknown,
  locales: readonly Locale[],
): Promise<ErrorIssue[]> {
  if (namedFacts(data).length === 0) return []
  const issues = unknownFacts(data, await readFacts(db), locales).map(({ path, name, locale }) => ({
    path,
    message: unknownFactMessage(name, locale),
  }))
  return [...new Map(issues.map((issue) => [`${issue.path} ${issue.message}`, issue])).values()]
}

const maxUses = 200

function localesThatName(data: unknown, slug: string): Locale[] {
  const named = namedFacts(data).filter(({ name }) => name === slug)
  return locales.filter((locale) => named.some((one) => (one.locale ?? locale) === locale))
}

const both = (one: readonly Locale[], other: readonly Locale[]) =>
  one.filter((locale) => other.includes(locale))

function selectUsers(db: Database, slug: string) {
  const has = (column: Column) => sql`instr(${column}, ${`fact:${slug}`}) > 0`
  const { kind, deletedAt, data, live } = entries
  return db
    .select(
      pick(
        entries,
        'id',
        'kind',
        'slug',
        'titleVi',
        'titleEn',
        'statusVi',
        'statusEn',
        'scheduledAtVi',
        'scheduledAtEn',
        'deletedAt',
        'data',
        'live',
      ),
    )
    .from(entries)
    .where(and(isNull(deletedAt), ne(kind, 'fact'), or(has(data), has(live))))
    .orderBy(kind, entries.slug)
    .limit(maxUses)
}

export async function listFactUses(db: Database, slug: string): Promise<FactUse[]> {
  const written = await selectUsers(db, slug)
  return written.flatMap((entry): FactUse[] => {
    const inLive = both(localesThatName(entry.live, slug), publicLocales(entry))
    const inData = localesThatName(entry.data, slug)
    if (inLive.length === 0 && inData.length === 0) return []
    const due = both(inData, scheduledLocales(entry))
    const publicIn = locales.filter((locale) => inLive.includes(locale) || due.includes(locale))
    return [{ ...pick(entry, 'kind', 'id', 'slug', 'titleVi', 'titleEn'), publicIn }]
  })
}

/** Throws FACT_IN_USE with an issue for each text that needs the fact. */
export async function refuseFactInUse(
  db: Database,
  before: StoredEntry,
  after: StoredEntry,
): Promise<void> {
  if (before.kind !== 'fact') return
  const stays = before.slug === after.slug ? publicLocales(after) : []
  const lost = publicLocales(before).filter((locale) => !stays.includes(locale))
  if (lost.length === 0) return
  const uses = (await listFactUses(db, before.slug)).filter(
    ({ publicIn }) => both(publicIn, lost).length > 0,
  )
  if (uses.length === 0) return
  const issues = uses.map(({ kind, slug, titleVi, titleEn }) => ({
    path: `${kind}/${slug}`,
    message: titleVi || titleEn || slug,
  }))
  throw new ApiError('FACT_IN_USE', { issues })
}
