import * as z from 'zod'
import { adminLimits } from '../admin-fields'
import { type Locale, locales } from '../locale'
import {
  type LeadStatus,
  leadStatuses,
  maxLeadChanges,
  type SubmissionKind,
  submissionKinds,
  textLimits,
} from '../submissions'
import type { outbox } from '../tables/outbox'
import type { leadNotes } from '../tables/submissions'
import { type PageLinks, pageFields } from './admin-cursor'
import type { SubmissionWords } from './submissions'

/** `message` is what links in older mails call the kind `contact`. */
const kindField = z
  .enum([...submissionKinds, 'message'])
  .transform((kind) => (kind === 'message' ? 'contact' : kind))

const filterFields = {
  kind: z.union([z.literal('all'), kindField]).default('all'),
  /** `all` is everything but spam, which is shown only when asked for. */
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
/** The change that a writer has seen last; null where there was none. */
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

/** What editors decide about a lead. */
export interface LeadState {
  status: LeadStatus
  /** Username; null for nobody. */
  assignee: string | null
  /** UTC ISO instant of an editor's last change; null until then. */
  updatedAt: string | null
}

export interface LeadRow extends LeadState {
  kind: SubmissionKind
  id: string
  name: string
  /** The destination of a trip as it was written; the service that a message is about. */
  about: string
  /** The beginning of the message. */
  excerpt: string
  language: Locale
  createdAt: string
}

/** `GET /api/admin/leads`: 25 rows a page, the newest first. */
export interface LeadList extends PageLinks {
  leads: LeadRow[]
}

type LeadNote = Omit<typeof leadNotes.$inferSelect, 'leadId'>

/** An editor's change, from the audit log. */
export interface LeadHistoryItem {
  id: number
  username: string
  at: string
  /** The changed fields, as they were and as they became. */
  before: Partial<Pick<LeadState, 'status' | 'assignee'>> | null
  after: Partial<Pick<LeadState, 'status' | 'assignee'>> | null
}

export type LeadDelivery = Pick<
  typeof outbox.$inferSelect,
  'id' | 'kind' | 'status' | 'attempts' | 'lastError' | 'settledAt' | 'nextAttemptAt'
>

export interface LeadRef {
  kind: SubmissionKind
  id: string
}

/**
 * `GET /api/admin/leads/{kind}/{id}`: the query is that of the list from which it was opened, and
 * determines `newer` and `older`.
 */
export interface LeadDetail {
  lead: SubmissionWords & LeadState & { id: string; language: Locale; createdAt: string }
  /** The oldest first. */
  notes: LeadNote[]
  /** The oldest first, the newest fifty. */
  history: LeadHistoryItem[]
  deliveries: LeadDelivery[]
  newer: LeadRef | null
  older: LeadRef | null
}

/**
 * `PUT /api/admin/leads/status`: what was stored, and the leads that somebody else had changed
 * meanwhile, which were not.
 */
export interface LeadChangesAnswer {
  changed: (LeadRef & Pick<LeadState, 'status' | 'updatedAt'>)[]
  conflicts: LeadRef[]
}
