import * as z from 'zod'
import { adminLimits } from '../admin-fields'
import type { AdminRole } from '../tables/admins'
import type { entryComments, entryReviews } from '../tables/teamwork'
import { usernameField } from './admins'
import { manyLines } from './text-fields'

const entryId = z.string().min(1).max(140)
/** Path of a field, its list items by `@id` or index; '' for the whole entry. */
const fieldPath = z
  .string()
  .max(300)
  .regex(/^[\w@.-]*$/)
const commentText = manyLines(adminLimits.comment).min(1)

export const presenceInput = z.object({ windowId: z.uuid(), field: fieldPath.nullable() })
export const presenceParam = z.object({ id: entryId, windowId: z.uuid() })

export const commentInput = z.object({
  field: fieldPath.default(''),
  /** The first comment of the thread that this one answers. */
  parentId: z.int().min(1).nullable().default(null),
  text: commentText,
})
export const commentParam = z.object({
  id: entryId,
  comment: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER),
})
export const resolveInput = z.object({ isResolved: z.boolean() })

/** `version` is what the editor sees. Without a reviewer any colleague may answer. */
export const reviewInput = z.object({
  version: z.int().min(0),
  reviewer: usernameField.nullable().default(null),
})
export const approvalInput = z.object({ version: z.int().min(0) })
export const returnInput = z.object({ text: commentText })

/** Another window in which the entry is open. */
export interface Presence {
  windowId: string
  name: string
  field: string | null
  /** UTC ISO instant. */
  since: string
  /** Of the requesting admin. */
  isSelf: boolean
  /** Whether it was open before the asking window. */
  isEarlier: boolean
}

export type EntryComment = Omit<typeof entryComments.$inferSelect, 'entryId'>

export interface Person {
  username: string
  name: string
  role: AdminRole
}

/** What colleagues say about an entry. */
export interface Teamwork {
  /** Oldest first. */
  comments: EntryComment[]
  review: Omit<typeof entryReviews.$inferSelect, 'entryId'> | null
  version: number
  /** Username of whoever made the last change, who cannot approve it. */
  author: string
  /** Of whoever asks; `owner` where only an owner approves. */
  needsApprovalOf: 'colleague' | 'owner' | null
  people: Person[]
}
