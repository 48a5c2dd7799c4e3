import * as z from 'zod'
import { adminLimits } from '../admin-fields'
import { locales } from '../locale'
import {
  type boardStatuses,
  contactServices,
  leadStatuses,
  leadTodos,
  maxLeadChanges,
  maxLeadValue,
  submissionKinds,
  textLimits,
} from '../submissions'
import type { outbox } from '../tables/outbox'
import type { leadMessages, leadNotes, submissions } from '../tables/submissions'
import type { CappedCount } from './admin-dashboard'
import type { SubmissionWords } from './submissions'
import {
  emailField,
  manyLines,
  messageField,
  nameField,
  oneLine,
  type PageLinks,
  pageFields,
  phoneField,
} from './text-fields'

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
  /** What is to be done; empty for all. */
  todo: z.enum(['', ...leadTodos]).default(''),
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

/** What is missing stays as it is. */
export const leadInput = z.object({
  status: statusField.optional(),
  assignee: z.string().trim().toLowerCase().min(1).max(adminLimits.username).nullable().optional(),
  /** `YYYY-MM-DD` */
  followUpOn: z.iso.date().nullable().optional(),
  /** VND. */
  value: z.int().min(0).max(maxLeadValue).nullable().optional(),
  updatedAt: seenField,
})
export type LeadInput = z.input<typeof leadInput>

export const leadNoteInput = z.object({
  text: z.string().trim().normalize('NFC').min(1).max(textLimits.note),
})

/** Made by the browser once a form: a repeated one is stored once. */
const onceField = z.uuid()

export const leadMessageInput = z.object({
  id: onceField,
  subject: oneLine(textLimits.answerSubject).min(1),
  text: manyLines(textLimits.answer).min(1),
})
export type LeadMessageInput = z.input<typeof leadMessageInput>

/** What somebody said on the phone or at the counter. */
export const newLeadInput = z
  .object({
    id: onceField,
    kind: z.enum(submissionKinds),
    name: nameField,
    phone: phoneField,
    email: z.union([z.literal(''), emailField]),
    language: z.enum(locales),
    destination: oneLine(textLimits.destination).default(''),
    service: z.enum(contactServices).default('tour'),
    message: messageField,
  })
  .refine(({ email, phone }) => email !== '' || phone !== '', {
    path: ['phone'],
    message: 'a phone number or an e-mail address is needed',
  })
export type NewLeadInput = z.output<typeof newLeadInput>

/** A mail of a guest as the mail service passes it on; its HTML is ignored. */
export const mailInboundInput = z.object({
  messageId: z.string().trim().min(1).max(998),
  from: z.string().max(1000),
  subject: z.string().max(2000).default(''),
  text: z.string().default(''),
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

/** What editors decide about a lead. */
export type LeadDecision = Pick<Submission, 'status' | 'assignee' | 'followUpOn' | 'value'>
export type LeadState = LeadDecision & Pick<Submission, 'updatedAt'>

/** `updatedAt` before and after a write that checks no version. */
export interface LeadWritten {
  was: string | null
  updatedAt: string | null
}

export interface LeadRow
  extends LeadState,
    Pick<Submission, 'kind' | 'id' | 'name' | 'language' | 'createdAt'> {
  /** A trip's destination as written, or a message's service. */
  about: string
  excerpt: string
  /** Whether the guest wrote and nobody has done anything since. */
  hasReply: boolean
}

export type BoardStatus = (typeof boardStatuses)[number]

/** The newest of each state. */
export interface LeadBoard {
  columns: { status: BoardStatus; count: CappedCount; leads: LeadRow[] }[]
}

export interface LeadList extends PageLinks {
  leads: LeadRow[]
}

type LeadNote = Omit<typeof leadNotes.$inferSelect, 'leadId'>

export interface LeadHistoryItem {
  id: number
  username: string
  at: string
  before: Partial<LeadDecision> | null
  after: Partial<LeadDecision> | null
}

export type LeadDelivery = Pick<
  typeof outbox.$inferSelect,
  'id' | 'kind' | 'status' | 'attempts' | 'lastError' | 'settledAt' | 'nextAttemptAt'
> & {
  /** Of an answer. */
  messageId: string | null
}

export type LeadMessage = Omit<typeof leadMessages.$inferSelect, 'leadId' | 'messageId'>

/** An editable text for answers, in which tokens are not filled in. */
export interface LeadAnswers {
  answers: { name: string; textVi: string; textEn: string }[]
  /** The name that an answer is signed with. */
  editor: string
}

export type LeadRef = Pick<Submission, 'kind' | 'id'>

/** The query is that of the list it was opened from and determines `newer` and `older`. */
export interface LeadDetail {
  lead: SubmissionWords &
    LeadState &
    Pick<Submission, 'id' | 'number' | 'source' | 'language' | 'createdAt'>
  /** Whether the guest wrote and nobody has done anything since. */
  hasReply: boolean
  notes: LeadNote[]
  /** Mails to and from the guest, oldest first. */
  messages: LeadMessage[]
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
