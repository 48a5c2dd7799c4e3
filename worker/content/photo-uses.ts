import { and, count, desc, eq, inArray, isNull, notExists, type SQL, sql } from 'drizzle-orm'
import type { MediaUse } from '../../schema/api/admin-media'
import { mediaIdsIn } from '../../schema/media'
import { entries } from '../../schema/tables/entries'
import { media, mediaUses } from '../../schema/tables/media'
import { products, productTexts } from '../../schema/tables/products'
import { selectCount } from '../platform/db/counts'
import { type Database, idList } from '../platform/db/database'
import type { Write } from '../platform/db/writes'
import { pick } from './stored-entry'

type Noun = MediaUse['noun']

export const maxUses = 200

interface Written {
  nounId: string
  content: unknown
}

interface WrittenOfNoun {
  noun: Noun
  written: readonly Written[]
  adminId?: string
  when?: SQL
}

/** Replaces the stored uses of entries or products; with `when` only under that condition. */
export function writeUsesOf(
  db: Database,
  { noun, written, adminId = '', when }: WrittenOfNoun,
): [Write, Write] {
  const ids = written.map(({ nounId }) => nounId)
  const uses = written.flatMap(({ nounId, content }) =>
    mediaIdsIn(JSON.stringify(content ?? null)).map((mediaId) => [mediaId, nounId]),
  )
  return [
    db
      .delete(mediaUses)
      .where(
        and(
          eq(mediaUses.owner, noun),
          inArray(mediaUses.ownerId, idList(ids)),
          eq(mediaUses.adminId, adminId),
          when,
        ),
      ),
    db
      .insert(mediaUses)
      .select(
        sql`select value ->> 0, ${noun}, value ->> 1, ${adminId}
          from json_each(${JSON.stringify(uses)}) where ${when ?? sql`true`}`,
      )
      .onConflictDoNothing(),
  ]
}

/** Goes into the batch of each change of an entry or product, before the row itself changes. */
export function writeUses(
  db: Database,
  { nounId, content, ...noun }: Omit<WrittenOfNoun, 'written'> & Written,
): [Write, Write] {
  return writeUsesOf(db, { ...noun, written: [{ nounId, content }] })
}

export function deleteUses(db: Database, noun: Noun, ids: SQL): Write {
  return db.delete(mediaUses).where(and(eq(mediaUses.owner, noun), inArray(mediaUses.ownerId, ids)))
}

/** Includes the trash and autosaves; up to 200 of each. */
export async function readUses(db: Database, id: string): Promise<MediaUse[]> {
  const isUse = (noun: Noun) => and(eq(mediaUses.mediaId, id), eq(mediaUses.owner, noun))
  const [ofEntries, ofProducts] = await db.batch([
    db
      .selectDistinct(pick(entries, 'id', 'kind', 'slug', 'titleVi', 'titleEn'))
      .from(mediaUses)
      .innerJoin(entries, eq(entries.id, mediaUses.ownerId))
      .where(isUse('entry'))
      .orderBy(entries.id)
      .limit(maxUses),
    db
      .select({
        id: mediaUses.ownerId,
        number: products.id,
        titleVi: productTexts.titleVi,
        titleEn: productTexts.title,
      })
      .from(mediaUses)
      .innerJoin(products, eq(products.externalId, mediaUses.ownerId))
      .innerJoin(productTexts, eq(productTexts.id, products.id))
      .where(isUse('product'))
      .orderBy(products.id)
      .limit(maxUses),
  ])
  return [
    ...ofEntries.map(({ kind, slug, titleVi, titleEn, id: entryId }): MediaUse => {
      const [own, path] = [`${kind} ${slug}`, `/admin/content/${encodeURIComponent(entryId)}`]
      return {
        noun: 'entry',
        id: entryId,
        titleVi: titleVi || (titleEn ? '' : own),
        titleEn: titleEn || (titleVi ? '' : own),
        path,
      }
    }),
    ...ofProducts.map(
      ({ number, ...product }): MediaUse => ({
        noun: 'product',
        ...product,
        path: `/admin/products/${number}`,
      }),
    ),
  ]
}

// Literals, because SQLite uses a partial index only where it sees its condition.
export const lacksAlt = sql`(${media.altVi} = '' or ${media.altEn} = '')`

export const photoCap = 100
/** Unused ones have no index, so only the newest are searched. */
const newestPhotos = 1000

export function selectMissingAlt(db: Database) {
  return selectCount(db, {
    table: media,
    where: and(isNull(media.deletedAt), lacksAlt),
    cap: photoCap,
  })
}

export function selectUnused(db: Database) {
  const newest = db
    .select({ id: media.id })
    .from(media)
    .where(isNull(media.deletedAt))
    .orderBy(desc(media.createdAt), desc(media.id))
    .limit(newestPhotos)
    .as('newest')
  const isUnused = notExists(
    db.select({ id: mediaUses.mediaId }).from(mediaUses).where(eq(mediaUses.mediaId, newest.id)),
  )
  const unused = db
    .select({ id: newest.id })
    .from(newest)
    .where(isUnused)
    .limit(photoCap)
    .as('unused')
  return db.select({ count: count() }).from(unused)
}
