import * as z from 'zod'
import { type LeadKind, type LeadStatus, leadKinds, leadStatuses, longestLeadNote, mostLeadChanges } from '../leads'
import { type Locale, locales } from '../locale'
import type { OutboxKind } from '../tables/outbox'
import { type PageLinks, pageFields } from './admin-cursor'
import type { ContactService } from './contact'
import type { TripPlan } from './trip-plan'

const filterFields = {
  kind: z.enum(['all', ...leadKinds]).default('all'),
  /** `all` is everything but spam, which is shown only when asked for. */
  status: z.enum(['all', ...leadStatuses]).default('all'),
  /** `me`, `nobody`, or a username; empty for whoever. */
  assignee: z.string().trim().toLowerCase().max(40).default(''),
  q: z.string().trim().normalize('NFC').max(100).default(''),
}

export const listLeadsQuery = z.object({ ...filterFields, ...pageFields })
export const leadQuery = z.object(filterFields)
export const exportLeadsQuery = z.object({ ...filterFields, locale: z.enum(locales).default('vi') })
export const leadParam = z.object({ kind: z.enum(leadKinds), id: z.string().min(1).max(64) })

const statusField = z.enum(leadStatuses)
/** The change that a writer has seen last; null where there was none. */
const seenField = z.iso.datetime().nullable()

export const leadInput = z.object({
  status: statusField,
  assignee: z.string().trim().toLowerCase().min(1).max(40).nullable(),
  updatedAt: seenField,
})
export type LeadInput = z.input<typeof leadInput>

export const leadNoteInput = z.object({ text: z.string().trim().normalize('NFC').min(1).max(longestLeadNote) })

export const leadChangesInput = z.object({
  changes: z
    .array(z.object({ ...leadParam.shape, status: statusField, updatedAt: seenField }))
    .min(1)
    .max(mostLeadChanges),
})
export type LeadChange = z.input<typeof leadChangesInput>['changes'][number]

/** What the staff decides about a request or message. */
export interface LeadState {
  status: LeadStatus
  /** Username; null for nobody. */
  assignee: string | null
  /** UTC ISO instant of the staff's last change; null until then. */
  updatedAt: string | null
}

export interface LeadRow extends LeadState {
  kind: LeadKind
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

export interface LeadNote {
  id: number
  username: string
  text: string
  createdAt: string
}

/** A change of the staff, from the audit log. */
export interface LeadHistoryItem {
  id: number
  username: string
  at: string
  /** The changed fields, as they were and as they became. */
  before: Partial<Pick<LeadState, 'status' | 'assignee'>> | null
  after: Partial<Pick<LeadState, 'status' | 'assignee'>> | null
}

/** What the outbox did for a request or message. */
export interface LeadDelivery {
  id: string
  kind: OutboxKind
  status: 'pending' | 'sent' | 'dead' | 'gone'
  attempts: number
  lastError: string | null
  settledAt: string | null
  nextAttemptAt: string
}

export interface LeadRef {
  kind: LeadKind
  id: string
}

interface LeadWords extends LeadState {
  id: string
  name: string
  email: string
  phone: string
  message: string
  language: Locale
  createdAt: string
}

export interface TripWords extends LeadWords {
  kind: 'trip'
  destination: string
  travelDates: string
  groupSize: string
  budget: string
  interests: string
  plan: TripPlan | null
}

export interface MessageWords extends LeadWords {
  kind: 'message'
  service: ContactService
}

/** `GET /api/admin/leads/{kind}/{id}`: the query is that of the list from which it was opened, and decides what is next to it. */
export interface LeadDetail {
  lead: TripWords | MessageWords
  /** The oldest first. */
  notes: LeadNote[]
  /** The oldest first, the newest fifty. */
  history: LeadHistoryItem[]
  deliveries: LeadDelivery[]
  newer: LeadRef | null
  older: LeadRef | null
}

/** `PUT /api/admin/leads/status`: what was stored, and what somebody else had changed in between, which stays. */
export interface LeadChangesAnswer {
  changed: (LeadRef & Pick<LeadState, 'status' | 'updatedAt'>)[]
  conflicts: LeadRef[]
}
