import { and, asc, desc, gt, sql } from 'drizzle-orm'
import type { AdminDashboard } from '../../../schema/api/admin-dashboard'
import { posts } from '../../../schema/tables/posts'
import type { Database } from '../../platform/db/database'
import { isPublic } from '../posts/queries'

const shown = 5
/** The most read are looked for among so many of the newest, so that the archive may grow. */
const recentPosts = 500

export async function listTopArticles(db: Database, now: Date): Promise<AdminDashboard['articles']> {
  const recent = db
    .select({ id: posts.id, titleVi: posts.titleVi, titleEn: posts.titleEn, viewCount: posts.viewCount })
    .from(posts)
    .where(isPublic(now))
    .orderBy(desc(posts.liveAt), desc(posts.id))
    .limit(recentPosts)
    .as('recent')
  return db.select().from(recent).where(gt(recent.viewCount, 0)).orderBy(desc(recent.viewCount)).limit(shown)
}

/** What goes public by itself, the next first. */
export async function listScheduled(db: Database, now: Date): Promise<AdminDashboard['scheduled']> {
  return db
    .select({ id: posts.id, titleVi: posts.titleVi, titleEn: posts.titleEn, publishedAt: sql<string>`${posts.liveAt}`.as('published_at') })
    .from(posts)
    .where(and(sql`${posts.status} <> 'draft' and ${posts.deletedAt} is null`, gt(posts.liveAt, now.toISOString())))
    .orderBy(asc(posts.liveAt), asc(posts.id))
    .limit(shown)
}
