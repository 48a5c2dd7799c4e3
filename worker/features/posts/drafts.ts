import { type SQL, sql } from 'drizzle-orm'
import type * as z from 'zod'
import type { autosaveInput } from '../../../schema/api/admin-posts'
import { postDrafts, posts } from '../../../schema/tables/posts'
import type { Database } from '../../platform/db/database'
import { changeTogether } from '../../platform/db/store-together'
import { ApiError } from '../../platform/http/errors'

/** Keeps what somebody has typed and not saved, in the place of what they had typed before. Throws NOT_FOUND where there is no such post. */
export async function keepDraft(
  db: Database,
  input: z.output<typeof autosaveInput> & { postId: string; adminId: string; now: Date },
): Promise<{ savedAt: string }> {
  const { postId, adminId, baseUpdatedAt, content, now } = input
  const savedAt = now.toISOString()
  const isKept = await changeTogether(db, [
    sql`
      insert into ${postDrafts} (post_id, admin_id, base_updated_at, content, saved_at)
      select ${postId}, ${adminId}, ${baseUpdatedAt}, ${JSON.stringify(content)}, ${savedAt} from ${posts} where id = ${postId}
      on conflict (post_id, admin_id) do update
      set base_updated_at = excluded.base_updated_at, content = excluded.content, saved_at = excluded.saved_at`,
  ])
  if (!isKept) throw new ApiError('NOT_FOUND')
  return { savedAt }
}

/** The statement that forgets what somebody has typed. */
export function dropDraft(postId: string, adminId: string, when: SQL = sql`1`): SQL {
  return sql`delete from ${postDrafts} where post_id = ${postId} and admin_id = ${adminId} and ${when}`
}
