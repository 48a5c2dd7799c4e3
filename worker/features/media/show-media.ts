import { and, eq, inArray } from 'drizzle-orm'
import type { Context } from 'hono'
import { mediaUses } from '../../../schema/tables/media'
import { listEntries } from '../../content/admin-entry'
import { showChanges } from '../../content/show-changes'
import { idList } from '../../platform/db/database'
import type { AdminEnv } from '../../platform/http/env'

/** Copies of further entries are made when they are read. */
const maxEntries = 50

/** Invalidates all caches and remakes the copies of the entries that use the photographs. */
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
