import { and, eq, inArray } from 'drizzle-orm'
import type { Context } from 'hono'
import { mediaUses } from '../../../schema/tables/media'
import { listEntries } from '../../content/admin-entry'
import { showChanges } from '../../content/copies'
import { idList } from '../../platform/db/database'
import type { AdminEnv } from '../../platform/http/env'

/**
 * Of photographs in more entries, the copies of the others are made anew when somebody asks for
 * them.
 */
const maxEntries = 50

/**
 * After a change of photographs that visitors may see: everything cached is outdated, and copies of
 * the entries that use them are made anew.
 */
export async function showMedia(c: Context<AdminEnv>, ids: readonly string[]): Promise<void> {
  const { db } = c.var
  const used = await db
    .selectDistinct({ id: mediaUses.nounId })
    .from(mediaUses)
    .where(and(inArray(mediaUses.mediaId, idList(ids)), eq(mediaUses.noun, 'entry')))
    .limit(maxEntries)
  const entryIds = used.map(({ id }) => id)
  await showChanges(c, entryIds.length === 0 ? [] : await listEntries(db, entryIds))
}
