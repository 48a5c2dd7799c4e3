import { millisecondsInWeek } from 'date-fns/constants'
import { Hono } from 'hono'
import type { EntryOf } from '../../../schema/api/entries'
import { type PostPreview, type PreviewLink, postPreviewQuery } from '../../../schema/api/posts'
import type { Locale } from '../../../schema/locale'
import { paths } from '../../../schema/paths'
import { findEntry } from '../../content/admin-entry'
import { auditOf } from '../../content/change-entry'
import { previewEntry } from '../../content/read-entries'
import type { StoredEntry } from '../../content/stored-entry'
import { readToken, signToken } from '../../platform/auth/signed-token'
import type { Database } from '../../platform/db/database'
import type { ApiEnv, Ctx } from '../../platform/http/env'
import { ApiError } from '../../platform/http/errors'
import { validate } from '../../platform/http/validate'
import { auditEntry } from '../../platform/log/audit'

const lifetimeMs = millisecondsInWeek

/** Throws NOT_FOUND, also for another kind. */
export async function findPost(db: Database, id: string): Promise<StoredEntry> {
  const entry = await findEntry(db, id)
  if (entry.kind !== 'post') throw new ApiError('NOT_FOUND')
  return entry
}

export async function makePreviewLink(ctx: Ctx, id: string): Promise<PreviewLink> {
  const { db, now } = ctx
  const post = await findPost(db, id)
  const expiresAt = new Date(Math.floor((now.getTime() + lifetimeMs) / 1000) * 1000)
  const token = await signToken(db, { name: 'preview', subject: id, expiresAt })
  const after = { expiresAt: expiresAt.toISOString() }
  await auditEntry(ctx, { ...auditOf('post.preview', post), after })
  return {
    path: `${paths.preview}?${new URLSearchParams({ token })}`,
    expiresAt: after.expiresAt,
  }
}

/** Throws NOT_FOUND for an invalid or expired token, or a deleted post. */
async function readPreview(
  db: Database,
  { token, locale, now }: { token: string; locale: Locale; now: Date },
): Promise<PostPreview> {
  const id = await readToken(db, { name: 'preview', token, now })
  const post = id === undefined ? undefined : await findPost(db, id)
  if (!post || post.deletedAt !== null) throw new ApiError('NOT_FOUND')
  const { slug, data } = post
  const page = await previewEntry(db, { kind: 'post', slug, locale, data })
  return { ...(page as EntryOf<'post'>), expiresAt: expiryOf(token) }
}

/** The token must have been verified. */
function expiryOf(token: string): string {
  return new Date(Number(token.split('.').at(-2)) * 1000).toISOString()
}

export const previewRoutes = new Hono<ApiEnv>().get(
  '/',
  validate('query', postPreviewQuery),
  async (c) => {
    const page = await readPreview(c.var.db, { ...c.req.valid('query'), now: c.var.now })
    return c.json(page, 200, { 'Cache-Control': 'no-store' })
  },
)
