import { fold } from './fold'

/** Where a request or message stands. `spam` is what a program seems to have sent. */
export const leadStatuses = ['new', 'open', 'waiting', 'won', 'lost', 'spam'] as const
export type LeadStatus = (typeof leadStatuses)[number]

/** The two kinds of things that visitors ask for and the staff answers. */
export const leadKinds = ['trip', 'message'] as const
export type LeadKind = (typeof leadKinds)[number]

/** The folded words by which the staff finds a request again: who sent it, and what it is about. */
export function leadSearchText(lead: { name: string; email: string; phone: string; destination?: string; message: string }): string {
  return fold([lead.name, lead.email, lead.phone, lead.destination ?? '', lead.message].join(' ')).slice(0, 1000)
}
