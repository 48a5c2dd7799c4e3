import { and, type Column, count, desc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type * as z from 'zod'
import { type listMediaQuery, type MediaList, mediaPageSize } from '../../../schema/api/admin-media'
import { fold } from '../../../schema/fold'
import { media } from '../../../schema/tables/media'
import { lacksAlt } from '../../content/photo-uses'
import type { Database } from '../../platform/db/database'
import { isUnused, selectMediaItems, toMediaItem } from './media-item'

type ListInput = z.output<typeof listMediaQuery>

const maxTags = 50

const contains = (column: Column, part: string) => sql`instr(${column}, ${part}) > 0`

function matches(q: string): SQL[] {
  const words = fold(q).split(/\s+/).filter(Boolean)
  return words.map((word) => contains(media.searchText, word))
}

export function mediaListQuery(db: Database, { q, state, place, tag, page }: ListInput) {
  const isTrash = state === 'trash'
  const where = and(
    isTrash ? isNotNull(media.deletedAt) : isNull(media.deletedAt),
    state === 'unused' ? isUnused(db, media.id) : undefined,
    state === 'missing-alt' ? lacksAlt : undefined,
    place === '' ? undefined : eq(media.place, place),
    // Tags are stored as JSON, each in quotation marks.
    tag === '' ? undefined : contains(media.tags, JSON.stringify(tag)),
    ...matches(q),
  )
  return selectMediaItems(db)
    .where(where)
    .orderBy(desc(isTrash ? media.deletedAt : media.createdAt), desc(media.id))
    .limit(mediaPageSize + 1)
    .offset((page - 1) * mediaPageSize)
}

export function mediaTagsQuery(db: Database) {
  const tag = sql<string>`tag.value`
  return db
    .select({ tag })
    .from(media)
    .innerJoin(sql`json_each(${media.tags}) tag`, sql`true`)
    .where(and(isNull(media.deletedAt), sql`${media.tags} <> '[]'`))
    .groupBy(tag)
    .orderBy(desc(count()), tag)
    .limit(maxTags)
}

export async function listMedia(db: Database, input: ListInput): Promise<MediaList> {
  const [rows, tags] = await db.batch([mediaListQuery(db, input), mediaTagsQuery(db)])
  return {
    items: rows.slice(0, mediaPageSize).map(toMediaItem),
    hasNext: rows.length > mediaPageSize,
    tags: tags.map((row) => row.tag),
  }
}
