import * as z from 'zod'
import { adminLimits } from '../admin-fields'
import { locales } from '../locale'
import { leadStatuses, maxLeadChanges, submissionKinds, textLimits } from '../submissions'
import type { outbox } from '../tables/outbox'
import type { leadNotes, submissions } from '../tables/submissions'
import type { SubmissionWords } from './submissions'
import { type PageLinks, pageFields } from './text-fields'

/** Links in older mails call the kind `contact` `message`. */
const kindField = z
  .enum([...submissionKinds, 'message'])
  .transform((kind) => (kind === 'message' ? 'contact' : kind))

const filterFields = {
  kind: z.union([z.literal('all'), kindField]).default('all'),
  /** `all` leaves out spam. */
  status: z.enum(['all', ...leadStatuses]).default('all'),
  /** `me`, `nobody`, or a username; empty for all. */
  assignee: z.string().trim().toLowerCase().max(adminLimits.username).default(''),
  q: z.string().trim().normalize('NFC').max(100).default(''),
}

export const listLeadsQuery = z.object({ ...filterFields, ...pageFields })
export const leadQuery = z.object(filterFields)
export const exportLeadsQuery = z.object({ ...filterFields, locale: z.enum(locales).default('vi') })
const idField = z.string().min(1).max(64)
export const leadParam = z.object({ kind: kindField, id: idField })

const statusField = z.enum(leadStatuses)
/** `updatedAt` as the editor last saw it, for conflict detection. */
const seenField = z.iso.datetime().nullable()

export const leadInput = z.object({
  status: statusField,
  assignee: z.string().trim().toLowerCase().min(1).max(adminLimits.username).nullable(),
  updatedAt: seenField,
})
export type LeadInput = z.input<typeof leadInput>

export const leadNoteInput = z.object({
  text: z.string().trim().normalize('NFC').min(1).max(textLimits.note),
})

export const leadChangesInput = z.object({
  changes: z
    .array(
      z.object({
        kind: z.enum(submissionKinds),
        id: idField,
        status: statusField,
        updatedAt: seenField,
      }),
    )
    .min(1)
    .max(maxLeadChanges),
})
export type LeadChange = z.input<typeof leadChangesInput>['changes'][number]

type Submission = typeof submissions.$inferSelect

export type LeadState = Pick<Submission, 'status' | 'assignee' | 'updatedAt'>

export interface LeadRow
  extends LeadState,
    Pick<Submission, 'kind' | 'id' | 'name' | 'language' | 'createdAt'> {
  /** A trip's destination as written, or a message's service. */
  about: string
  excerpt: string
}

export interface LeadList extends PageLinks {
  leads: LeadRow[]
}

type LeadNote = Omit<typeof leadNotes.$inferSelect, 'leadId'>

export interface LeadHistoryItem {
  id: number
  username: string
  at: string
  before: Partial<Pick<LeadState, 'status' | 'assignee'>> | null
  after: Partial<Pick<LeadState, 'status' | 'assignee'>> | null
}

export type LeadDelivery = Pick<
  typeof outbox.$inferSelect,
  'id' | 'kind' | 'status' | 'attempts' | 'lastError' | 'settledAt' | 'nextAttemptAt'
>

export type LeadRef = Pick<Submission, 'kind' | 'id'>

/** The query is that of the list it was opened from and determines `newer` and `older`. */
export interface LeadDetail {
  lead: SubmissionWords & LeadState & Pick<Submission, 'id' | 'language' | 'createdAt'>
  notes: LeadNote[]
  /** The newest fifty, oldest first. */
  history: LeadHistoryItem[]
  deliveries: LeadDelivery[]
  newer: LeadRef | null
  older: LeadRef | null
}

/** `conflicts` were changed by somebody else meanwhile and are not stored. */
export interface LeadChangesAnswer {
  changed: (LeadRef & Pick<LeadState, 'status' | 'updatedAt'>)[]
  conflicts: LeadRef[]
}
