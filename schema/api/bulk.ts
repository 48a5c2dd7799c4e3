import * as z from 'zod'
import { locales } from '../locale'

export const languagesField = z.array(z.enum(locales)).min(1).max(2)

/** Each entry succeeds or fails by itself; BulkResult tells which. */
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
