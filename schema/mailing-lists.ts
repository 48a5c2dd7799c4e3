/**
 * What an address can be subscribed to: the letters from the road, or the letter that says when the
 * orchard opens.
 */
export const mailingLists = ['letter', 'orchard'] as const
export type MailingList = (typeof mailingLists)[number]

/** Why an address gets no mail any more. */
export const suppressionReasons = ['bounce', 'complaint', 'manual'] as const
export type SuppressionReason = (typeof suppressionReasons)[number]

/**
 * What DNS says of a record; `unknown` where it did not answer, or where nobody has told us the
 * selector of the key.
 */
export const dnsFindings = ['set', 'missing', 'unknown'] as const
export type DnsFinding = (typeof dnsFindings)[number]
