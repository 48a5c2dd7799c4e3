/** What an address can be subscribed to: the letters from the road, or the letter that says when the orchard opens. */
export const mailingLists = ['letter', 'orchard'] as const
export type MailingList = (typeof mailingLists)[number]
