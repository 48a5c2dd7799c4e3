import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { MediaUse } from '../../schema/api/admin-media'
import { mediaIdsIn } from '../../schema/media'
import { entries } from '../../schema/tables/entries'
import { mediaUses } from '../../schema/tables/media'
import { products, productTexts } from '../../schema/tables/products'
import { type Database, idList } from '../platform/db/database'
import type { Write } from '../platform/db/writes'

type Noun = MediaUse['noun']

/** The most uses of each noun that are told of. */
export const maxUses = 200

interface Written {
  nounId: string
  /** All that is stored of it: of an entry what editors work on and what readers get. */
  content: unknown
}

interface WrittenOfNoun {
  noun: Noun
  written: readonly Written[]
  /** Whose autosave it is; empty for what is saved. */
  adminId?: string
  when?: SQL
}

/**
 * The writes that bring the uses of several entries or products up to date; with `when`
 * only if that condition holds.
 */
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
        sql`select value ->> 0, ${noun}, value ->> 1, ${adminId} from json_each(${JSON.stringify(uses)}) where ${when ?? sql.raw('true')}`,
      )
      .onConflictDoNothing(),
  ]
}

/**
 * {@link writeUsesOf} of one; it goes into the batch of each write of an entry or product,
 * before the row itself is changed.
 */
export function writeUses(
  db: Database,
  { nounId, content, ...noun }: Omit<WrittenOfNoun, 'written'> & Written,
): [Write, Write] {
  return writeUsesOf(db, { ...noun, written: [{ nounId, content }] })
}

/** Deletes the uses of what is deleted for good, autosaves included. */
export function deleteUses(db: Database, noun: Noun, ids: SQL): Write {
  return db.delete(mediaUses).where(and(eq(mediaUses.owner, noun), inArray(mediaUses.ownerId, ids)))
}

/**
 * The entries and products that use a photograph, those in the trash and autosaves
 * included; up to 200 of each.
 */
export async function readUses(db: Database, id: string): Promise<MediaUse[]> {
  const isUse = (noun: Noun) => and(eq(mediaUses.mediaId, id), eq(mediaUses.owner, noun))
  const [ofEntries, ofProducts] = await db.batch([
    db
      .selectDistinct({
        id: entries.id,
        kind: entries.kind,
        slug: entries.slug,
        titleVi: entries.titleVi,
        titleEn: entries.titleEn,
      })
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
