import type { BulkResult } from '../../../schema/api/admin-entries'
import { ApiError } from './errors'

/**
 * Does the same to several things, each by itself: one that is refused keeps no other from it.
 * Throws what D1 throws.
 */
export async function changeEach<Changed>(
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
