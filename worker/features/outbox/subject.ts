import type { OutboxSubject } from '../../../schema/api/admin-outbox'
import type { OutboxKind } from '../../../schema/tables/outbox'

/** What a delivery is about, as the staff and the audit log may read it: an address of the newsletter is left out. */
export function outboxSubject(kind: OutboxKind, subject: string): OutboxSubject {
  if (kind.startsWith('trip-')) return { kind: 'trip', id: subject }
  if (kind.startsWith('contact-')) return { kind: 'contact', id: subject }
  if (kind.startsWith('newsletter-')) return { kind: 'newsletter' }
  const [slug = '', locale = ''] = subject.split(':')
  return { kind: 'article', slug, locale }
}

/** A text of a peer with every e-mail address in it made unreadable. */
export function hideAddresses(text: string): string {
  return text.replace(/[^\s<>()[\]"',:;]+@[^\s<>()[\]"',:;]+/g, '…@…')
}
