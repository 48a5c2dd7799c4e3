/** Kinds of deliveries; each text is made from its row when it is sent. */
export const outboxKinds = [
  'trip-staff',
  'trip-acknowledged',
  'trip-channel',
  'trip-answer',
  'trip-reminder',
  'contact-staff',
  'contact-acknowledged',
  'contact-channel',
  'contact-answer',
  'contact-reminder',
  'newsletter-confirm',
  'newsletter-welcome',
  'newsletter-confirm-orchard',
  'newsletter-welcome-orchard',
  'newsletter-letter',
  'newsletter-test',
  'article-channel',
  'admin-invitation',
  'admin-notice',
] as const
export type OutboxKind = (typeof outboxKinds)[number]
