import type { SameTexts } from '../i18n'
import type { texts as vi } from '../vi/letters'

export const texts: SameTexts<typeof vi> = {
  title: 'Past letters',
  metaTitle: 'Past letters from the road',
  metaDescription:
    'The letters that {{brand}} has sent to its readers: where the season is at its best, what is ripe, what is new. Read them any time.',
  intro: 'The letters we have sent to our readers, newest first.',
  emptyTitle: 'No letters yet',
  emptyText: 'The first one is about to set off. Leave your e-mail below and we’ll send it to you.',
  notFoundTitle: 'There is no such letter',
  notFoundText: 'Its address may have changed. Have a look at the other letters.',
  inside: 'Inside: {{list}}.',
  sentOn: 'Sent on {{date}}',
  others: 'Other letters',
  newer: 'Next letter',
  older: 'Previous letter',
  feedTitle: '{{brand}}: past letters',
}
