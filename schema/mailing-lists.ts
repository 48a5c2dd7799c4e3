/** The newsletter, and the one-off letter that the orchard opens. */
export const mailingLists = ['letter', 'orchard'] as const
export type MailingList = (typeof mailingLists)[number]

export const suppressionReasons = ['bounce', 'complaint', 'manual'] as const
export type SuppressionReason = (typeof suppressionReasons)[number]

/** `unknown`: DNS did not respond, or the key's selector is not known. */
export const dnsFindings = ['set', 'missing', 'unknown'] as const
export type DnsFinding = (typeof dnsFindings)[number]
