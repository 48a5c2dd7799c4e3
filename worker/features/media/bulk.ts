import type * as z from 'zod'
import type { bulkMediaInput } from '../../../schema/api/admin-media'
import type { BulkResult } from '../../../schema/api/bulk'
import type { Database } from '../../platform/db/database'
import { changeEach } from '../../platform/http/bulk'
import type { By } from '../../platform/http/env'
import { deleteMedia, labelMedia, undeleteMedia } from './edit-media'

type Input = z.output<typeof bulkMediaInput>

function changeOne(db: Database, id: string, input: Input, by: By): Promise<void> {
  switch (input.action) {
    case 'trash':
      return deleteMedia(db, { id, force: input.force, ...by })
    case 'restore':
      return undeleteMedia(db, { id, ...by })
    case 'tag':
      return labelMedia(db, { id, tag: input.tag, ...by })
    case 'place':
      return labelMedia(db, { id, place: input.place, ...by })
  }
}

/**
 * Changes each photograph by itself; `changed` has the ids that were not refused. Throws what D1
 * throws.
 */
export async function changeMedia(
  db: Database,
  input: Input,
  by: By,
): Promise<BulkResult & { changed: string[] }> {
  return changeEach([...new Set(input.ids)], async (id) => {
    await changeOne(db, id, input, by)
    return id
  })
}
