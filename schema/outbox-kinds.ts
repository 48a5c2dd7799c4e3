/** Every kind of delivery; its text is made when it is sent, from the row that it is about. */
export const outboxKinds = [
  'trip-staff',
  'trip-acknowledged',
  'trip-channel',
  'contact-staff',
  'contact-acknowledged',
  'contact-channel',
  'newsletter-confirm',
  'newsletter-welcome',
  'newsletter-confirm-orchard',
  'newsletter-welcome-orchard',
  'newsletter-letter',
  'newsletter-test',
  'article-channel',
  'admin-invitation',
] as const
export type OutboxKind = (typeof outboxKinds)[number]
