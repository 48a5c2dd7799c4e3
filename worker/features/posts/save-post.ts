import { type SQL, sql } from 'drizzle-orm'
import type { PostContent } from '../../../schema/api/admin-posts'
import { titleKey } from '../../../schema/post-search'
import { posts } from '../../../schema/tables/posts'
import type { Database } from '../../platform/db/database'
import { changeTogether } from '../../platform/db/store-together'
import type { CurrentAdmin } from '../../platform/http/admin-env'
import { auditEntry } from '../../platform/log/audit'
import { type StoredPost, toContent } from './admin-post'
import { auditedFields } from './audited-fields'
import { dropDraft } from './drafts'
import { reviseTo } from './revisions'
import { indexPost } from './search-index'
import { slugChange } from './slugs'

interface Save {
  /** The post that the change starts from. */
  post: StoredPost
  content: PostContent
  action: 'post.update' | 'post.restore'
  admin: CurrentAdmin
  now: Date
}

/** Whether a post is still the one that a change started from. */
export function isUnchanged({ id, updatedAt }: StoredPost): SQL {
  return sql`exists (select 1 from ${posts} where id = ${id} and updated_at = ${updatedAt} and deleted_at is null)`
}

/** When a change of a post is told to have been: always later than the one before, so that two states never share their `updatedAt`. */
export function nextUpdate(post: StoredPost, now: Date): string {
  return new Date(Math.max(now.getTime(), (Date.parse(post.updatedAt) || 0) + 1)).toISOString()
}

/** What a person calls a post in the audit log. */
export function labelOf({ titleVi, titleEn, slug }: Pick<PostContent, 'titleVi' | 'titleEn' | 'slug'>): string {
  return titleVi || titleEn || slug
}

/**
 * Saves a post's content with everything that hangs on it, in one transaction: revision, index, redirect, autosave, audit entry. Answers
 * whether the post was still the one that the change started from; if not, nothing was written. The update itself comes last, because the
 * statements before it look at the state before it.
 */
export function savePost(db: Database, { post, content, action, admin, now }: Save): Promise<boolean> {
  const { id } = post
  const { username } = admin
  const when = isUnchanged(post)
  const savedAt = nextUpdate(post, now)
  const entry = { username, action, subject: id, label: labelOf(content), ...auditedFields(toContent(post), content), now }
  return changeTogether(db, [
    ...reviseTo(post, { postId: id, savedAt, username, content }, when),
    ...indexPost(id, content, when),
    ...slugChange(post, content.slug, now, when),
    dropDraft(id, admin.id, when),
    auditEntry(entry, when),
    updateStatement(post, content, savedAt),
  ])
}

function updateStatement(post: StoredPost, content: PostContent, updatedAt: string): SQL {
  const columns: Record<string, string | number | null> = {
    slug: content.slug,
    title_vi: content.titleVi,
    title_en: content.titleEn,
    title_key: titleKey(content),
    summary_vi: content.summaryVi,
    summary_en: content.summaryEn,
    body_vi: content.bodyVi,
    body_en: content.bodyEn,
    cover_image: content.coverImage,
    tags: JSON.stringify(content.tags),
    content_pillar: content.contentPillar,
    destination_slug: content.destinationSlug,
    author_name: content.authorName,
    reading_time_minutes: content.readingTimeMinutes,
    featured: Number(content.featured),
    highlights_vi: JSON.stringify(content.highlightsVi),
    highlights_en: JSON.stringify(content.highlightsEn),
    travel_tips_vi: JSON.stringify(content.travelTipsVi),
    travel_tips_en: JSON.stringify(content.travelTipsEn),
    updated_at: updatedAt,
  }
  const values = Object.entries(columns).map(([name, value]) => sql`${sql.identifier(name)} = ${value}`)
  return sql`
    update ${posts} set ${sql.join(values, sql`, `)}
    where id = ${post.id} and updated_at = ${post.updatedAt} and deleted_at is null`
}
