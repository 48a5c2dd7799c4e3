import type * as z from 'zod'
import type { bulkMediaInput } from '../../../schema/api/admin-media'
import type { BulkResult } from '../../../schema/api/bulk'
import type { Database } from '../../platform/db/database'
import type { By } from '../../platform/http/env'
import { ApiError } from '../../platform/http/errors'
import { deleteMedia, labelMedia, undeleteMedia } from './edit-media'

/** Changes each id by itself and collects refusals. Throws what is not an {@link ApiError}. */
async function changeEach<Changed>(
  ids: readonly string[],
  change: (id: string) => Promise<Changed>,
): Promise<BulkResult & { changed: Changed[] }> {
  const changed: Changed[] = []
  const results: BulkResult['results'] = []
  for (const id of ids) {
    try {
      changed.push(await change(id))
      results.push({ id, ok: true })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      results.push({
        id,
        ok: false,
        code: error.code,
        ...(error.issues && { issues: error.issues }),
      })
    }
  }
  return { results, changed }
}

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
