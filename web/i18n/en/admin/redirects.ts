import type { SameTexts } from '../../i18n'
import type { texts as vi } from '../../vi/admin/redirects'

export const texts: SameTexts<typeof vi> = {
  title: 'Redirects',
  intro:
    'A redirect leads whoever opens an old address to another page. When the address of an article changes, one is made automatically; others you add here.',
  search: 'Search addresses',
  from: 'Old address',
  target: 'Leads to',
  article: 'Article',
  created: 'Made',
  action: 'Action',
  delete: 'Delete',
  deleteOf: 'Delete the redirect from {{slug}}',
  confirmTitle: 'Delete the redirect from “{{slug}}”?',
  confirmText: 'Whoever opens the old address will get a page not found. This cannot be undone.',
  deleted: 'The redirect was deleted',
  deleteFailed: 'The redirect could not be deleted',
  emptyTitle: 'No redirects yet',
  emptyText: 'Change the address of a published article, and the old one shows here.',
  byHand: {
    title: 'Added by hand',
    intro: 'They hold in both languages, as long as there is no page at the old address.',
    path: 'Old address',
    target: 'Leads to',
    add: 'Add redirect',
    adding: 'Adding…',
    added: 'The redirect was added',
    addFailed: 'The redirect could not be added',
    by: 'Added by',
    empty: 'No redirect has been added by hand.',
    problems: {
      format: 'Enter a path on this site that starts with /, without a domain, ? or #',
      reserved: 'This address is reserved for the system',
      'page exists': 'There is a page at this address',
      taken: 'This address has a redirect already',
      'unknown page': 'There is no page at this address',
      loop: 'This redirect would lead back to itself',
    },
  },
  automatic: 'Made when the address of an article changed',
  noneFound: 'No address was found',
}
