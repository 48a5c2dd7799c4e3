import { and, eq, exists, type SQL } from 'drizzle-orm'
import type * as z from 'zod'
import type { autosaveInput } from '../../../schema/api/admin-posts'
import { postDrafts, posts } from '../../../schema/tables/posts'
import { writeUses } from '../../content/photo-uses'
import type { Database } from '../../platform/db/database'
import { hasChanged, insertWhen } from '../../platform/db/writes'
import { ApiError } from '../../platform/http/errors'

/**
 * Stores what somebody has typed and not saved, over what they had typed before. Throws NOT_FOUND
 * where there is no such post.
 */
export async function saveDraft(
  db: Database,
  input: z.output<typeof autosaveInput> & { postId: string; adminId: string; now: Date },
): Promise<{ savedAt: string }> {
  const { postId, adminId, baseUpdatedAt, content, now } = input
  const typed = { baseUpdatedAt, content, savedAt: now.toISOString() }
  const isThere = exists(db.select({ id: posts.id }).from(posts).where(eq(posts.id, postId)))
  const results = await db.batch([
    ...writeUses(db, { noun: 'post', nounId: postId, adminId, content, when: isThere }),
    insertWhen(db, postDrafts, { postId, adminId, ...typed }, isThere).onConflictDoUpdate({
      target: [postDrafts.postId, postDrafts.adminId],
      set: typed,
    }),
  ])
  if (!hasChanged(results)) throw new ApiError('NOT_FOUND')
  return { savedAt: typed.savedAt }
}

/** Deletes what somebody has typed; with `when` only if that condition holds. */
export function deleteDraft(
  db: Database,
  { postId, adminId, when }: { postId: string; adminId: string; when?: SQL },
) {
  return db
    .delete(postDrafts)
    .where(and(eq(postDrafts.postId, postId), eq(postDrafts.adminId, adminId), when))
}
