import { eq } from 'drizzle-orm'
import type * as z from 'zod'
import type { createPostInput, PostContent, updatePostInput } from '../../../schema/api/admin-posts'
import type { ErrorIssue } from '../../../schema/errors'
import { contentPillars } from '../../../schema/pillars'
import { postLocales } from '../../../schema/post-languages'
import { titleKey } from '../../../schema/sql/search-texts'
import { posts } from '../../../schema/tables/posts'
import { factIssues } from '../../content/facts'
import { photoIssues } from '../../content/photo-issues'
import { writeUses } from '../../content/photo-uses'
import type { Database } from '../../platform/db/database'
import type { By } from '../../platform/http/env'
import { ApiError } from '../../platform/http/errors'
import { insertAuditEntry } from '../../platform/log/audit'
import { findPost, type StoredPost, toContent } from './admin-post'
import { deleteDraft } from './drafts'
import { findRevision, insertRevision } from './revisions'
import { missingIssues } from './rules'
import { indexPost, labelOf, savePost, tagPost } from './save-post'
import { isSlugRace, makeSlug, slugIssues } from './slugs'

const blank: PostContent = {
  slug: '',
  titleVi: '',
  titleEn: '',
  summaryVi: '',
  summaryEn: '',
  bodyVi: '',
  bodyEn: '',
  coverImage: null,
  tags: [],
  contentPillar: contentPillars[0],
  destinationSlug: null,
  authorName: null,
  readingTimeMinutes: null,
  featured: false,
  highlightsVi: [],
  highlightsEn: [],
  travelTipsVi: [],
  travelTipsEn: [],
}

/**
 * Stores a new draft with nothing but its titles, unless there is a post of the wanted id; returns
 * its id.
 */
export async function createPost(
  db: Database,
  input: z.output<typeof createPostInput> & By,
): Promise<string> {
  const { id, titleVi, titleEn } = input
  if (id !== undefined && (await isStored(db, id))) return id
  return storeDraft(db, {
    ...input,
    id: id ?? crypto.randomUUID(),
    content: { ...blank, titleVi, titleEn },
  })
}

/**
 * Stores a draft with the same content under a slug of its own; returns its id. Throws NOT_FOUND.
 */
export async function duplicatePost(db: Database, input: { id: string } & By): Promise<string> {
  const content = toContent(await findPost(db, input.id))
  return storeDraft(db, { ...input, id: crypto.randomUUID(), content })
}

interface NewDraft extends By {
  id: string
  content: PostContent
}

/**
 * Stores a draft under a slug of its title. Of drafts made at once with one title, each gets a slug
 * of its own.
 */
async function storeDraft(db: Database, input: NewDraft): Promise<string> {
  const { id, content } = input
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const slug = await makeSlug(db, content.titleVi || content.titleEn)
    try {
      await insertDraft(db, { ...input, content: { ...content, slug } })
      return id
    } catch (error) {
      if (!isSlugRace(error)) throw error
    }
  }
  await insertDraft(db, { ...input, content: { ...content, slug: await makeSlug(db, '') } })
  return id
}

async function insertDraft(db: Database, { id, content, admin, now }: NewDraft): Promise<void> {
  const at = now.toISOString()
  const { username } = admin
  const { slug, titleVi, titleEn, tags } = content
  const row = {
    id,
    ...content,
    titleKey: titleKey(content),
    status: 'draft',
    createdAt: at,
    updatedAt: at,
    updatedBy: username,
  } as const
  await db.batch([
    db.insert(posts).values(row),
    insertRevision(db, { postId: id, savedAt: at, username, content }),
    ...indexPost(db, id, content),
    ...tagPost(db, id, tags),
    ...writeUses(db, { noun: 'post', nounId: id, content }),
    insertAuditEntry(db, {
      username,
      action: 'post.create',
      subject: id,
      label: labelOf(content),
      after: { slug, titleVi, titleEn },
      now,
    }),
  ])
}

async function isStored(db: Database, id: string): Promise<boolean> {
  const [row] = await db.select({ id: posts.id }).from(posts).where(eq(posts.id, id))
  return row !== undefined
}

/**
 * Changes fields of a post; without `updatedAt` the last one to write wins. Throws CONFLICT,
 * BAD_REQUEST with issues, NOT_FOUND.
 */
export async function updatePost(
  db: Database,
  input: { id: string; change: z.output<typeof updatePostInput> } & By,
): Promise<void> {
  const { id, admin, now } = input
  const { updatedAt, ...fields } = input.change
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const post = await findPost(db, id)
    if (post.deletedAt !== null || (updatedAt !== undefined && updatedAt !== post.updatedAt))
      throw new ApiError('CONFLICT')
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

/**
 * Saves an earlier revision anew, but for a slug that another post has taken. Throws as {@link
 * updatePost} does.
 */
export async function restoreRevision(
  db: Database,
  input: { id: string; revision: number; updatedAt: string } & By,
): Promise<void> {
  const { id, revision, updatedAt, admin, now } = input
  const [post, { content: earlier }] = await Promise.all([
    findPost(db, id),
    findRevision(db, { postId: id, revision }),
  ])
  if (post.deletedAt !== null || updatedAt !== post.updatedAt) throw new ApiError('CONFLICT')
  const isTaken = (await slugIssues(db, { slug: earlier.slug, postId: id })).length > 0
  // A revision from before a field existed leaves that field as it is.
  const content = { ...toContent(post), ...earlier, ...(isTaken && { slug: post.slug }) }
  await refuseBadContent(db, post, content)
  if (!(await savePost(db, { post, content, action: 'post.restore', admin, now })))
    throw new ApiError('CONFLICT')
}

/**
 * Throws BAD_REQUEST for a slug of another post, and where a post that is or will be public would
 * lose a field that it needs, names an unknown fact, or newly names a photograph that readers may
 * not get.
 */
async function refuseBadContent(
  db: Database,
  post: StoredPost,
  content: PostContent,
): Promise<void> {
  const needed = post.status === 'draft' ? [] : postLocales(post)
  const had = missingIssues(toContent(post), needed).map(({ path }) => path)
  const lost = missingIssues(content, needed).filter(({ path }) => !had.includes(path))
  const issues: ErrorIssue[] = [
    ...(content.slug === post.slug
      ? []
      : await slugIssues(db, { slug: content.slug, postId: post.id })),
    ...lost,
    ...(await factIssues(db, content, needed)),
    ...(await photoIssues(db, content, needed, toContent(post))),
  ]
  if (issues.length > 0) throw new ApiError('BAD_REQUEST', { issues })
}
