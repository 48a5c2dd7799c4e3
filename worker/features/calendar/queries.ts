import { and, eq, gte, inArray, isNotNull, isNull, lt, lte, ne, or, sql } from 'drizzle-orm'
import type { LinkKind } from '../../../schema/links'
import type { Locale } from '../../../schema/locale'
import { entries } from '../../../schema/tables/entries'
import { letterRuns, letterSendings } from '../../../schema/tables/letters'
import { linkChecks } from '../../../schema/tables/link-checks'
import { media } from '../../../schema/tables/media'
import { products, productTexts } from '../../../schema/tables/products'
import { isPublicIn, summaryColumns } from '../../content/queries'
import { columnsOf, pick } from '../../content/stored-entry'
import type { Database } from '../../platform/db/database'

/** UTC ISO instants `[from, to)`, and the Vietnam days in between, both included. */
export interface Span {
  from: string
  to: string
  firstDay: string
  lastDay: string
}

export const maxRows = 500
const titles = pick(entries, 'id', 'kind', 'slug', 'titleVi', 'titleEn')

export function selectPublications(
  db: Database,
  { from, to }: Span,
  locale: Locale,
  state: 'done' | 'planned',
) {
  const { publishedAt, scheduledAt } = columnsOf(locale)
  const at = entries[state === 'done' ? publishedAt : scheduledAt]
  return db
    .select({ ...titles, at, ...pick(entries, 'version', 'scheduleFailedAt') })
    .from(entries)
    .where(and(gte(at, from), lt(at, to), state === 'done' ? isPublicIn(locale) : isNotNull(at)))
    .orderBy(at)
    .limit(maxRows)
}

/** From the letters on: neither table of deliveries has an index by time. */
export function selectLetterRuns(db: Database, { from, to }: Span) {
  return db
    .select({ ...titles, ...pick(letterRuns, 'language', 'startsAt') })
    .from(entries)
    .crossJoin(letterSendings)
    .crossJoin(letterRuns)
    .where(
      and(
        eq(entries.kind, 'letter'),
        isNull(entries.deletedAt),
        eq(letterSendings.letterId, entries.id),
        ne(letterSendings.state, sql`'cancelled'`),
        eq(letterRuns.sendingId, letterSendings.id),
        gte(letterRuns.startsAt, from),
        lt(letterRuns.startsAt, to),
      ),
    )
    .limit(maxRows)
}

export function selectEndingLicences(db: Database, { firstDay, lastDay }: Span) {
  return db
    .select(pick(media, 'id', 'fileName', 'captionVi', 'captionEn', 'licenceUntil'))
    .from(media)
    .where(
      and(
        isNotNull(media.licenceUntil),
        gte(media.licenceUntil, firstDay),
        lte(media.licenceUntil, lastDay),
        isNull(media.deletedAt),
      ),
    )
    .limit(maxRows)
}

const linkKinds: LinkKind[] = ['product', 'merchant', 'partner']

export function selectDeadLinks(db: Database, { from, to }: Span) {
  return db
    .select({
      ...pick(linkChecks, 'id', 'host', 'deadSince'),
      product: sql<number | null>`${products.id}`.as('product'),
      ...pick(productTexts, 'title', 'titleVi'),
    })
    .from(linkChecks)
    .leftJoin(
      products,
      and(eq(linkChecks.kind, 'product'), eq(products.externalId, linkChecks.subject)),
    )
    .leftJoin(productTexts, eq(productTexts.id, products.id))
    .where(
      and(
        inArray(linkChecks.kind, linkKinds),
        isNotNull(linkChecks.deadSince),
        gte(linkChecks.deadSince, from),
        lt(linkChecks.deadSince, to),
      ),
    )
    .limit(maxRows)
}

export function selectFestivals(db: Database) {
  return db
    .select({ ...titles, ...summaryColumns('festival') })
    .from(entries)
    .where(and(eq(entries.kind, 'festival'), or(isPublicIn('vi'), isPublicIn('en'))))
    .limit(maxRows)
}
