import { posts } from '../../../schema/tables/posts'
import type { Database } from '../../platform/db/database'
import { hasChanged } from '../../platform/db/writes'
import type { By } from '../../platform/http/env'
import { ApiError } from '../../platform/http/errors'
import { insertAuditEntry } from '../../platform/log/audit'
import { findPost } from './admin-post'
import { driftColumns, isUnchanged, labelOf, nextUpdate, unchangedRow } from './save-post'

/** Says that the other language still holds for some fields. Throws CONFLICT and NOT_FOUND. */
export async function holdTexts(
  db: Database,
  input: { id: string; paths: string[]; updatedAt: string } & By,
): Promise<void> {
  const { id, paths, updatedAt, admin, now } = input
  const post = await findPost(db, id)
  if (post.deletedAt !== null || post.updatedAt !== updatedAt) throw new ApiError('CONFLICT')
  const left = Object.fromEntries(
    Object.entries(post.drift).filter(([path]) => !paths.includes(path)),
  )
  const { username } = admin
  const entry = {
    username,
    action: 'post.hold',
    subject: id,
    label: labelOf(post),
    after: { paths },
    now,
  } as const
  const results = await db.batch([
    insertAuditEntry(db, entry, isUnchanged(db, post)),
    db
      .update(posts)
      .set({ ...driftColumns(left), updatedAt: nextUpdate(post, now), updatedBy: username })
      .where(unchangedRow(post)),
  ])
  if (!hasChanged(results)) throw new ApiError('CONFLICT')
}
