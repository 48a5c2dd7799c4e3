import { asc, desc, gt, sql } from 'drizzle-orm'
import { posts } from '../../../schema/tables/posts'
import type { Database } from '../../platform/db/database'
import { isPublic, isScheduled, newestFirst } from '../posts/queries'

const maxShown = 5
/** The most read are looked for among the newest posts, so that the archive may grow. */
const recentPosts = 500

export function selectTopArticles(db: Database, now: Date) {
  const recent = db
    .select({
      id: posts.id,
      titleVi: posts.titleVi,
      titleEn: posts.titleEn,
      viewCount: posts.viewCount,
    })
    .from(posts)
    .where(isPublic(now))
    .orderBy(...newestFirst)
    .limit(recentPosts)
    .as('recent')
  return db
    .select()
    .from(recent)
    .where(gt(recent.viewCount, 0))
    .orderBy(desc(recent.viewCount))
    .limit(maxShown)
}

/** What goes public by itself, the next first. */
export function selectScheduled(db: Database, now: Date) {
  const publishedAt = sql<string>`${posts.liveAt}`.as('published_at')
  return db
    .select({ id: posts.id, titleVi: posts.titleVi, titleEn: posts.titleEn, publishedAt })
    .from(posts)
    .where(isScheduled(now))
    .orderBy(asc(posts.liveAt), asc(posts.id))
    .limit(maxShown)
}
