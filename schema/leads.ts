import { fold } from './fold'

/** Where a request or message stands. `spam` is what a program seems to have sent. */
export const leadStatuses = ['new', 'open', 'waiting', 'won', 'lost', 'spam'] as const
export type LeadStatus = (typeof leadStatuses)[number]

/** The two kinds of things that visitors ask for and the staff answers. */
export const leadKinds = ['trip', 'message'] as const
export type LeadKind = (typeof leadKinds)[number]

/** The most notes about one request or message. */
export const mostLeadNotes = 500
/** The longest note, in characters. */
export const longestLeadNote = 4000
/** So many rows may change their status at once. */
export const mostLeadChanges = 50

/** Screen path (without language prefix) where the staff answers a request or message. */
export function leadPath(kind: LeadKind, id: string): string {
  return `/admin/leads/${kind}/${encodeURIComponent(id)}`
}

/** The folded words by which the staff finds a request again: who sent it, and what it is about. */
export function leadSearchText(lead: { name: string; email: string; phone: string; destination?: string; message: string }): string {
  return fold([lead.name, lead.email, lead.phone, lead.destination ?? '', lead.message].join(' ')).slice(0, 1000)
}
