import { millisecondsInWeek } from 'date-fns/constants'
import { Hono } from 'hono'
import type { PreviewLink } from '../../../schema/api/admin-posts'
import { type PostPreview, postPreviewQuery } from '../../../schema/api/posts'
import type { Locale } from '../../../schema/locale'
import { paths } from '../../../schema/paths'
import { readFacts } from '../../content/facts'
import { readToken, signToken } from '../../platform/auth/signed-token'
import type { Database } from '../../platform/db/database'
import type { ApiEnv, CurrentAdmin } from '../../platform/http/env'
import { ApiError } from '../../platform/http/errors'
import { validate } from '../../platform/http/validate'
import { insertAuditEntry } from '../../platform/log/audit'
import { findPost } from './admin-post'
import { loadPostPage } from './post-page'
import { toPost } from './rules'
import { labelOf } from './save-post'

/** How long a preview link opens, in milliseconds. */
const lifetimeMs = millisecondsInWeek

/**
 * A link that shows a post as it is saved to everybody who has it, for a week. Throws NOT_FOUND.
 */
export async function makePreviewLink(
  db: Database,
  input: { id: string; admin: CurrentAdmin; now: Date },
): Promise<PreviewLink> {
  const { id, admin, now } = input
  const post = await findPost(db, id)
  const expiresAt = new Date(Math.floor((now.getTime() + lifetimeMs) / 1000) * 1000)
  const token = await signToken(db, { name: 'preview', subject: id, expiresAt })
  const after = { expiresAt: expiresAt.toISOString() }
  await insertAuditEntry(db, {
    username: admin.username,
    action: 'post.preview',
    subject: id,
    label: labelOf(post),
    after,
    now,
  })
  return { path: `${paths.preview}?${new URLSearchParams({ token })}`, expiresAt: after.expiresAt }
}

/**
 * What a preview link shows. Throws NOT_FOUND for one that is forged or has expired, and for a
 * deleted post.
 */
async function loadPreview(
  db: Database,
  input: { token: string; locale: Locale; defaultLocale: Locale; now: Date },
): Promise<PostPreview> {
  const { token, locale, defaultLocale, now } = input
  const id = await readToken(db, { name: 'preview', token, now })
  const [post, facts] = id === undefined ? [] : await Promise.all([findPost(db, id), readFacts(db)])
  if (!post || !facts || post.deletedAt !== null) throw new ApiError('NOT_FOUND')
  const page = await loadPostPage(db, {
    stored: toPost({ ...publicFields(post), isInVi: true, isInEn: true }),
    facts,
    locale,
    defaultLocale,
    now,
    isPreview: true,
  })
  return { ...page, expiresAt: expiryOf(token) }
}

/** All that the page shows, in both languages. */
function publicFields({
  status,
  liveAt,
  featured,
  createdAt,
  deletedAt,
  titleKey,
  updatedBy,
  isBehind,
  drift,
  ...post
}: Awaited<ReturnType<typeof findPost>>) {
  return post
}

/** The expiry of a token that has been found to be ours. */
function expiryOf(token: string): string {
  return new Date(Number(token.split('.')[1]) * 1000).toISOString()
}

/** What a preview link shows: open to everybody who has one. */
export const previewRoutes = new Hono<ApiEnv>().get(
  '/',
  validate('query', postPreviewQuery),
  async (c) => {
    const { defaultLocale } = c.var.settings
    const page = await loadPreview(c.var.db, {
      ...c.req.valid('query'),
      defaultLocale,
      now: c.var.now,
    })
    return c.json(page, 200, { 'Cache-Control': 'no-store' })
  },
)
