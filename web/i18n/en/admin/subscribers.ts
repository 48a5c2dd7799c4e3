import type { SameTexts } from '../../i18n'
import type { texts as vi } from '../../vi/admin/subscribers'

export const texts: SameTexts<typeof vi> = {
  title: 'Subscribers',
  intro: 'Only confirmed addresses get the newsletter.',
  list: 'Addresses',
  csv: 'Download CSV (confirmed)',
  status: 'Status',
  all: 'All',
  statuses: { confirmed: 'Confirmed', pending: 'Pending', unsubscribed: 'Unsubscribed' },
  language: 'Language',
  languages: { all: 'Both', vi: 'Vietnamese', en: 'English' },
  search: 'Find an address',
  searchHint: 'How the address begins',
  empty: 'Nobody has subscribed yet',
  emptyText: 'Newsletter subscribers will appear here.',
  noMatch: 'No address found',
  noMatchText: 'The search goes by the beginning of the address.',
  reset: 'Clear filters',
  columns: {
    email: 'E-mail address',
    status: 'Status',
    language: 'Language',
    created: 'Subscribed',
    confirmed: 'Confirmed',
    action: 'Action',
  },
  remove: 'Remove',
  removeAddress: 'Remove {{email}}',
  removeTitle: 'Remove this address?',
  removeText: '{{email}} will be deleted for good, with its links and any mail still waiting. This cannot be undone.',
  removed: 'Address removed',
}
