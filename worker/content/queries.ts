import { and, type Column, eq, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm'
import type { EntryState } from '../../schema/api/entries'
import { type EntryKind, entryKinds } from '../../schema/content/choices'
import type { DestinationContent } from '../../schema/content/destination'
import { entryPagePath } from '../../schema/content/entry-paths'
import { summaryOf } from '../../schema/content/entry-row'
import { schemaVersionOf, upgradeData } from '../../schema/content/kind-upgrades'
import type { SummaryOfKind } from '../../schema/content/summaries'
import type { Way } from '../../schema/content/visit'
import { type Locale, locales } from '../../schema/locale'
import { entries, entryRedirects } from '../../schema/tables/entries'
import type { Database } from '../platform/db/database'
import type { StoredEntry } from './stored-entry'

/** With a literal, because SQLite uses the partial indexes only where it sees their condition. */
const isPublic = (status: Column) => sql`${status} = 'published' and ${entries.deletedAt} is null`
const statuses: Record<Locale, SQL> = {
  vi: isPublic(entries.statusVi),
  en: isPublic(entries.statusEn),
}

/** A text of what lists show; empty where it is not there. */
const summaryText = (field: string) =>
  sql<string>`coalesce(${entries.summary} ->> ${sql.raw(`'${field}'`)}, '')`

/** Whether readers of a language get an entry. */
export function isPublicIn(locale: Locale): SQL {
  return statuses[locale]
}

export const stateColumns = {
  slug: entries.slug,
  statusVi: entries.statusVi,
  statusEn: entries.statusEn,
  publishedAtVi: entries.publishedAtVi,
  publishedAtEn: entries.publishedAtEn,
  changedAtVi: entries.changedAtVi,
  changedAtEn: entries.changedAtEn,
  deletedAt: entries.deletedAt,
}

type State = Pick<typeof entries.$inferSelect, keyof typeof stateColumns>

/** The languages in which an entry is public. */
export function publicLocales({
  statusVi,
  statusEn,
  deletedAt,
}: Pick<State, 'statusVi' | 'statusEn' | 'deletedAt'>): Locale[] {
  const status: Record<Locale, State['statusVi']> = { vi: statusVi, en: statusEn }
  return deletedAt === null ? locales.filter((locale) => status[locale] === 'published') : []
}

/** What is said of a public entry beside its content. */
export function stateOf(row: State, locale: Locale): Omit<EntryState, 'cards'> {
  const changed: Record<Locale, string | null> = { vi: row.changedAtVi, en: row.changedAtEn }
  return { slug: row.slug, locales: publicLocales(row), changedAt: changed[locale] ?? '' }
}

/** The entry that has a slug, or once had it in public: no two can be both. */
export function selectEntry(db: Database, kind: EntryKind, slug: string) {
  const renamed = db
    .select({ entryId: entryRedirects.entryId })
    .from(entryRedirects)
    .where(and(eq(entryRedirects.kind, kind), eq(entryRedirects.slug, slug)))
  return db
    .select({
      ...stateColumns,
      id: entries.id,
      publishedAt: entries.publishedAt,
      pillar: entries.pillar,
      destination: entries.destination,
      live: entries.live,
      schemaVersion: entries.schemaVersion,
    })
    .from(entries)
    .where(or(and(eq(entries.kind, kind), eq(entries.slug, slug)), eq(entries.id, renamed)))
    .limit(1)
}

/** The most entries of a kind that a list shows. */
const maxListed = 2000

/** What lists show of the entries of a kind; `live` of those whose summary is of an earlier version. */
export function summaryColumns(kind: EntryKind) {
  const isOld = sql`${entries.schemaVersion} < ${schemaVersionOf(kind)}`
  return {
    slug: entries.slug,
    summary: entries.summary,
    live: sql<StoredEntry['live']>`case when ${isOld} then ${entries.live} end`.mapWith(
      entries.live,
    ),
    schemaVersion: entries.schemaVersion,
  }
}

type SummaryRow = Pick<StoredEntry, 'slug' | 'summary' | 'live' | 'schemaVersion'>

/** The summary of a row of {@link summaryColumns}, as its kind has it today. */
export function summaryIn<Kind extends EntryKind>(
  kind: Kind,
  { slug, summary: stored, live, schemaVersion }: SummaryRow,
): SummaryOfKind[Kind] | null {
  const summary = live ? summaryOf(kind, slug, upgradeData(kind, live, schemaVersion)) : stored
  // It was made by the kind's `summarize`, now or when it was published.
  return summary as SummaryOfKind[Kind] | null
}

/** What lists show of the public entries of a kind, by slug. */
export function selectSummaries(db: Database, kind: EntryKind, locale: Locale) {
  return db
    .select(summaryColumns(kind))
    .from(entries)
    .where(and(eq(entries.kind, kind), isPublicIn(locale)))
    .orderBy(entries.slug)
    .limit(maxListed)
}

/** The most tours of its own that the company can show. */
const maxOwnDeals = 100

/** The public deals of a language that the company runs itself, whole. */
export function selectOwnDeals(db: Database, locale: Locale) {
  return db
    .select({ slug: entries.slug, live: entries.live, schemaVersion: entries.schemaVersion })
    .from(entries)
    .where(
      and(
        eq(entries.kind, 'deal'),
        sql`json_valid(${entries.live})`,
        sql`${entries.live} ->> 'isOwn' = 1`,
        isPublicIn(locale),
      ),
    )
    .orderBy(entries.slug)
    .limit(maxOwnDeals)
}

/**
 * The stored path of a drawing in a field of the summary; null for a photograph, whose addresses
 * are read only where it is shown.
 */
const drawingAt = (field: string) =>
  sql<
    string | null
  >`iif(${entries.summary} ->> ${field} like '@assets/%', ${entries.summary} ->> ${field}, null)`

/**
 * The names and best months of the public destinations of a language, which texts of all kinds
 * refer to by slug.
 */
export function selectDestinationNames(db: Database, locale: Locale) {
  return db
    .select({
      slug: entries.slug,
      nameVi: summaryText('nameVi'),
      nameEn: summaryText('nameEn'),
      bestTimeToVisit: sql<{
        months?: number[]
      } | null>`${entries.summary} -> 'bestTimeToVisit'`.mapWith(JSON.parse),
      coordinates: sql<
        DestinationContent['coordinates']
      >`${entries.summary} -> 'coordinates'`.mapWith((json: string) => JSON.parse(json)),
      picture: drawingAt('heroImageUrl'),
    })
    .from(entries)
    .where(and(eq(entries.kind, 'destination'), isPublicIn(locale)))
    .limit(maxListed)
}

/** The ways that the public destinations of a language name. */
export function selectWays(db: Database, locale: Locale) {
  const ways = sql<Way[]>`${entries.live} -> 'ways'`
  return db
    .select({ slug: entries.slug, ways: ways.mapWith((json: string) => JSON.parse(json)) })
    .from(entries)
    .where(and(eq(entries.kind, 'destination'), isPublicIn(locale), isNotNull(ways)))
    .limit(maxListed)
}

/** Day and titles of the public guides, by which a guide names its neighbours. */
export function selectGuideTitles(db: Database, locale: Locale) {
  return db
    .select({
      day: sql<number>`${entries.summary} ->> 'day'`,
      titleVi: summaryText('titleVi'),
      titleEn: summaryText('titleEn'),
      imageUrl: drawingAt('imageUrl'),
    })
    .from(entries)
    .where(and(eq(entries.kind, 'guide'), isPublicIn(locale)))
    .limit(maxListed)
}

/**
 * The condition of the public entries whose page is at a screen path; undefined where no entry's
 * can be.
 */
function isPublicAt(path: string, locale?: Locale): SQL | undefined {
  const [, base, slug = ''] = path.split('/')
  const kinds = entryKinds.filter((kind) => entryPagePath(kind, slug) === `/${base}/${slug}`)
  if (kinds.length === 0) return undefined
  return and(
    inArray(entries.kind, kinds),
    eq(entries.slug, slug),
    locale ? isPublicIn(locale) : or(isPublicIn('vi'), isPublicIn('en')),
  )
}

/** Whether the page of a public entry is at a screen path. */
export async function isEntryPage(db: Database, path: string): Promise<boolean> {
  const at = isPublicAt(path)
  return (
    at !== undefined &&
    (await db.select({ slug: entries.slug }).from(entries).where(at).limit(1)).length > 0
  )
}

const { summary } = entries
/** The stored picture of an entry, as lists show it. */
export const pictureOfSummary = sql<
  string | null
>`coalesce(${summary} ->> 'heroImageUrl', ${summary} ->> 'imageUrl', ${summary} ->> 'image', ${summary} ->> 'coverImage')`

/** The picture of the entry whose page is at a screen path in a language, as lists show it. */
export async function findEntryPicture(
  db: Database,
  path: string,
  locale: Locale,
): Promise<string | undefined> {
  const at = isPublicAt(path, locale)
  if (!at) return undefined
  const [row] = await db.select({ picture: pictureOfSummary }).from(entries).where(at).limit(1)
  return row?.picture ?? undefined
}

/**
 * What is public of some kinds in a language, whole, for the index of the search. Its rows go
 * through `upgradeLive`.
 */
export function selectPublicEntries(
  db: Database,
  input: { kinds: readonly EntryKind[]; locale: Locale; limit: number },
) {
  return (
    db
      .select({
        kind: entries.kind,
        slug: entries.slug,
        live: entries.live,
        schemaVersion: entries.schemaVersion,
      })
      .from(entries)
      .where(and(inArray(entries.kind, [...input.kinds]), isPublicIn(input.locale)))
      // Deals last: those out of their window are left out after the limit.
      .orderBy(eq(entries.kind, 'deal'), entries.kind, entries.slug)
      .limit(input.limit)
  )
}
