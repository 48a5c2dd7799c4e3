import * as z from 'zod'
import { locales } from '../locale'

/** Languages that something is done in. */
export const languagesField = z.array(z.enum(locales)).min(1).max(2)

/**
 * `POST /api/admin/{entries,posts}/bulk`: the same for each by itself; BulkResult says what
 * happened to which.
 */
export const bulkInput = z.object({
  ids: z.array(z.string().min(1).max(140)).min(1).max(100),
  action: z.enum(['publish', 'unpublish', 'trash', 'restore']),
  locales: languagesField.default([...locales]),
})

export interface BulkResult {
  results: {
    id: string
    ok: boolean /** Why it was not done. */
    code?: string
    issues?: { path: string; message: string }[]
  }[]
}
