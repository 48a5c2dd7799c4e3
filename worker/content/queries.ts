import { and, desc, eq, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm'
import type { EntryState } from '../../schema/api/entries'
import { type EntryKind, entryKinds } from '../../schema/content/choices'
import type { DestinationContent } from '../../schema/content/destination'
import { entryPagePath } from '../../schema/content/entry-paths'
import { summaryOf } from '../../schema/content/entry-row'
import { schemaVersionOf, upgradeData } from '../../schema/content/kind-upgrades'
import type { SummaryOfKind } from '../../schema/content/summaries'
import type { TourReviews } from '../../schema/content/views'
import type { Way } from '../../schema/content/visit'
import { type Locale, locales } from '../../schema/locale'
import { entries, entryRedirects } from '../../schema/tables/entries'
import type { Database } from '../platform/db/database'
import { columnsOf, pick, type StoredEntry } from './stored-entry'

const summaryText = (field: string) =>
  sql<string>`coalesce(${entries.summary} ->> ${sql.raw(`'${field}'`)}, '')`

/** With literals, because SQLite uses a partial index only where it sees its condition. */
export function isPublicIn(locale: Locale): SQL {
  const status = entries[columnsOf(locale).status]
  return sql`${status} = 'published' and ${entries.deletedAt} is null`
}

export const stateColumns = pick(
  entries,
  'slug',
  'statusVi',
  'statusEn',
  'publishedAtVi',
  'publishedAtEn',
  'changedAtVi',
  'changedAtEn',
  'deletedAt',
)

type State = Pick<StoredEntry, keyof typeof stateColumns>

export function publicLocales(entry: Pick<State, 'statusVi' | 'statusEn' | 'deletedAt'>): Locale[] {
  return locales.filter(
    (locale) => entry.deletedAt === null && entry[columnsOf(locale).status] === 'published',
  )
}

export function stateOf(row: State, locale: Locale): Omit<EntryState, 'cards'> {
  return {
    slug: row.slug,
    locales: publicLocales(row),
    changedAt: row[columnsOf(locale).changedAt] ?? '',
  }
}

export function hasSlug(db: Database, kind: EntryKind, slug: string): SQL | undefined {
  const renamed = db
    .select({ entryId: entryRedirects.entryId })
    .from(entryRedirects)
    .where(and(eq(entryRedirects.kind, kind), eq(entryRedirects.slug, slug)))
  return or(
    and(eq(entries.kind, kind), eq(entries.slug, slug)),
    eq(entries.id, renamed),
    kind === 'route' ? isOtherDirection(slug) : undefined,
  )
}

/** Whether `hoi-an-hue` names `hue-hoi-an`, by its address or by the destinations that it joins. */
function isOtherDirection(slug: string): SQL | undefined {
  const parts = slug.split('-')
  const turned = parts.map((_, at) => [...parts.slice(at), ...parts.slice(0, at)].join('-'))
  const { live } = entries
  const ends = sql`(${live} ->> '$.from.place') || '-' || (${live} ->> '$.to.place')`
  const among = sql`(select value from json_each(${JSON.stringify(turned)}))`
  return and(
    eq(entries.kind, 'route'),
    or(sql`${entries.slug} in ${among}`, sql`${ends} in ${among}`),
  )
}

const pageColumns = {
  ...stateColumns,
  ...pick(entries, 'id', 'publishedAt', 'pillar', 'destination', 'author', 'live', 'schemaVersion'),
}

type RankedReview = TourReviews['latest'][number] & Pick<TourReviews, 'count' | 'average'>

/**
 * Published reviews of the tour of a row, the newest first, each with the count and the average of
 * all. Part of the row, so that a page needs no statement more.
 */
const reviews = sql`(
  select json_group_array(json_object('mark', mark, 'text', text, 'firstName', first_name,
    'language', language, 'month', month, 'createdAt', created_at, 'count', total, 'average', average))
  from (
    select *, count(*) over () as total, avg(mark) over () as average from tour_reviews
    where tour = entries.slug and tour_reviews.published_at is not null
    order by tour_reviews.created_at desc limit 6
  )
)`.mapWith((json: string): RankedReview[] => JSON.parse(json))

export function selectDeal(db: Database, slug: string) {
  return db
    .select({ ...pageColumns, reviews })
    .from(entries)
    .where(hasSlug(db, 'deal', slug))
    .orderBy(desc(eq(entries.slug, slug)))
    .limit(1)
}

export function selectEntry(db: Database, kind: EntryKind, slug: string) {
  return db
    .select(pageColumns)
    .from(entries)
    .where(hasSlug(db, kind, slug))
    .orderBy(desc(eq(entries.slug, slug)))
    .limit(1)
}

const maxListed = 2000

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

export function summaryIn<Kind extends EntryKind>(
  kind: Kind,
  { slug, summary: stored, live, schemaVersion }: SummaryRow,
): SummaryOfKind[Kind] | null {
  const summary = live ? summaryOf(kind, slug, upgradeData(kind, live, schemaVersion)) : stored
  // It was made by the kind's `summarize`, now or when it was published.
  return summary as SummaryOfKind[Kind] | null
}

/** Whether a route begins or ends at a destination. */
export const endsAt = (slug: string) =>
  sql`${slug} in (${entries.summary} ->> '$.from.place', ${entries.summary} ->> '$.to.place')`

export function selectSummaries(db: Database, kind: EntryKind, locale: Locale, condition?: SQL) {
  return db
    .select(summaryColumns(kind))
    .from(entries)
    .where(and(eq(entries.kind, kind), isPublicIn(locale), condition))
    .orderBy(entries.slug)
    .limit(maxListed)
}

const maxOwnDeals = 100

export function selectOwnDeals(db: Database, locale: Locale) {
  return db
    .select({ ...pick(entries, 'slug', 'live', 'schemaVersion'), reviews })
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

const drawingAt = (field: string) =>
  sql<
    string | null
  >`iif(${entries.summary} ->> ${field} like '@assets/%', ${entries.summary} ->> ${field}, null)`

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

export function selectWays(db: Database, locale: Locale) {
  const ways = sql<Way[]>`${entries.live} -> 'ways'`
  return db
    .select({ slug: entries.slug, ways: ways.mapWith((json: string) => JSON.parse(json)) })
    .from(entries)
    .where(and(eq(entries.kind, 'destination'), isPublicIn(locale), isNotNull(ways)))
    .limit(maxListed)
}

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

export async function isEntryPage(db: Database, path: string): Promise<boolean> {
  const at = isPublicAt(path)
  return (
    at !== undefined &&
    (await db.select({ slug: entries.slug }).from(entries).where(at).limit(1)).length > 0
  )
}

const { summary } = entries
export const pictureOfSummary = sql<
  string | null
>`coalesce(${summary} ->> 'heroImageUrl', ${summary} ->> 'imageUrl', ${summary} ->> 'image',
  ${summary} ->> 'coverImage')`

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

/** For the search index; rows go through `upgradePublished`. */
export function selectPublicEntries(
  db: Database,
  input: { kinds: readonly EntryKind[]; locale: Locale; limit: number },
) {
  return (
    db
      .select(pick(entries, 'kind', 'slug', 'live', 'schemaVersion'))
      .from(entries)
      .where(and(inArray(entries.kind, [...input.kinds]), isPublicIn(input.locale)))
      // Deals last, because those outside their window are dropped after the limit.
      .orderBy(eq(entries.kind, 'deal'), entries.kind, entries.slug)
      .limit(input.limit)
  )
}
