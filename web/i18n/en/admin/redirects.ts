import type { SameTexts } from '../../i18n'
import type { texts as vi } from '../../vi/admin/redirects'

export const texts: SameTexts<typeof vi> = {
  title: 'Redirects',
  intro: 'When the address of an article changes, the old one still leads there. These redirects are made automatically.',
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
  noneFound: 'No address was found',
}
