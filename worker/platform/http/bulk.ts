import type { BulkResult } from '../../../schema/api/bulk'
import { ApiError } from './errors'

/** Changes each id by itself and collects refusals. Throws what is not an {@link ApiError}. */
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
