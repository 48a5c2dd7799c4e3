import { and, desc, eq, gt } from 'drizzle-orm'
import { entryCounts } from '../../../schema/tables/counts'
import { entries } from '../../../schema/tables/entries'
import { isPublicPost } from '../../content/posts'
import type { Database } from '../../platform/db/database'

const maxShown = 5

/** The most read of the public articles; the counts come first, in their order. */
export function selectTopArticles(db: Database) {
  const { id, titleVi, titleEn } = entries
  const { entryId, views } = entryCounts
  return db
    .select({ id, titleVi, titleEn, viewCount: views })
    .from(entryCounts)
    .crossJoin(entries)
    .where(and(eq(id, entryId), gt(views, 0), isPublicPost()))
    .orderBy(desc(views), desc(entryId))
    .limit(maxShown)
}
