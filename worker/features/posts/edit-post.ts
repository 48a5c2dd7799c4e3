import { eq } from 'drizzle-orm'
import type * as z from 'zod'
import type { createPostInput, PostContent, updatePostInput } from '../../../schema/api/admin-posts'
import type { ErrorIssue } from '../../../schema/errors'
import { contentPillars } from '../../../schema/pillars'
import { titleKey } from '../../../schema/sql/search-texts'
import { posts } from '../../../schema/tables/posts'
import type { Database } from '../../platform/db/database'
import type { By } from '../../platform/http/env'
import { ApiError } from '../../platform/http/errors'
import { insertAuditEntry } from '../../platform/log/audit'
import { findPost, type StoredPost, toContent } from './admin-post'
import { deleteDraft } from './drafts'
import { missingFields } from './publishing'
import { findRevision, insertRevision } from './revisions'
import { indexPost, labelOf, savePost } from './save-post'
import { isSlugRace, makeSlug, slugIssues } from './slugs'

/**
 * Stores a new draft with nothing but its titles, unless there is a post of the wanted id; returns its id. Of drafts made at once with one
 * title, each gets a slug of its own.
 */
export async function createPost(db: Database, input: z.output<typeof createPostInput> & By): Promise<string> {
  const { id: wanted, titleVi, titleEn } = input
  if (wanted !== undefined && (await isStored(db, wanted))) return wanted
  const id = wanted ?? crypto.randomUUID()
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const slug = await makeSlug(db, titleVi || titleEn)
    try {
      await insertDraft(db, { ...input, id, slug })
      return id
    } catch (error) {
      if (!isSlugRace(error)) throw error
    }
  }
  await insertDraft(db, { ...input, id, slug: await makeSlug(db, '') })
  return id
}

async function insertDraft(
  db: Database,
  { id, slug, titleVi, titleEn, admin, now }: z.output<typeof createPostInput> & By & { id: string; slug: string },
): Promise<void> {
  const at = now.toISOString()
  const content: PostContent = {
    ...{ slug, titleVi, titleEn, summaryVi: '', summaryEn: '', bodyVi: '', bodyEn: '' },
    ...{ coverImage: null, tags: [], contentPillar: contentPillars[0], destinationSlug: null, authorName: null, readingTimeMinutes: null },
    ...{ featured: false, highlightsVi: [], highlightsEn: [], travelTipsVi: [], travelTipsEn: [] },
  }
  const { username } = admin
  await db.batch([
    db.insert(posts).values({ id, ...content, titleKey: titleKey(content), status: 'draft', createdAt: at, updatedAt: at }),
    insertRevision(db, { postId: id, savedAt: at, username, content }),
    ...indexPost(db, id, content),
    insertAuditEntry(db, { username, action: 'post.create', subject: id, label: labelOf(content), after: { slug, titleVi, titleEn }, now }),
  ])
}

async function isStored(db: Database, id: string): Promise<boolean> {
  const [row] = await db.select({ id: posts.id }).from(posts).where(eq(posts.id, id))
  return row !== undefined
}

/** Changes fields of a post; without `updatedAt` the last one to write wins. Throws CONFLICT, BAD_REQUEST with issues, NOT_FOUND. */
export async function updatePost(db: Database, input: { id: string; change: z.output<typeof updatePostInput> } & By): Promise<void> {
  const { id, admin, now } = input
  const { updatedAt, ...fields } = input.change
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const post = await findPost(db, id)
    if (post.deletedAt !== null || (updatedAt !== undefined && updatedAt !== post.updatedAt)) throw new ApiError('CONFLICT')
    const content: PostContent = { ...toContent(post), ...fields }
    await refuseBadContent(db, post, content)
    const isSame = JSON.stringify(content) === JSON.stringify(toContent(post))
    if (isSame) {
      await deleteDraft(db, { postId: id, adminId: admin.id })
      return
    }
    if (await savePost(db, { post, content, action: 'post.update', admin, now })) return
    if (updatedAt !== undefined) break
  }
  throw new ApiError('CONFLICT')
}

/** Saves an earlier revision anew, but for a slug that another post has taken. Throws as {@link updatePost} does. */
export async function restoreRevision(db: Database, input: { id: string; revision: number; updatedAt: string } & By): Promise<void> {
  const { id, revision, updatedAt, admin, now } = input
  const [post, { content: earlier }] = await Promise.all([findPost(db, id), findRevision(db, { postId: id, revision })])
  if (post.deletedAt !== null || updatedAt !== post.updatedAt) throw new ApiError('CONFLICT')
  const isTaken = (await slugIssues(db, { slug: earlier.slug, postId: id })).length > 0
  // A revision from before a field existed leaves that field as it is.
  const content = { ...toContent(post), ...earlier, ...(isTaken && { slug: post.slug }) }
  await refuseBadContent(db, post, content)
  if (!(await savePost(db, { post, content, action: 'post.restore', admin, now }))) throw new ApiError('CONFLICT')
}

/** Throws BAD_REQUEST for a slug of another post, and where a post that is or will be public would lose a field that it needs. */
async function refuseBadContent(db: Database, post: StoredPost, content: PostContent): Promise<void> {
  const had = missingFields(toContent(post)).map(({ path }) => path)
  const lost = post.status === 'draft' ? [] : missingFields(content).filter(({ path }) => !had.includes(path))
  const issues: ErrorIssue[] = [
    ...(content.slug === post.slug ? [] : await slugIssues(db, { slug: content.slug, postId: post.id })),
    ...lost,
  ]
  if (issues.length > 0) throw new ApiError('BAD_REQUEST', { issues })
}
