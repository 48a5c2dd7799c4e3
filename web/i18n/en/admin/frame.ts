import type { SameTexts } from '../../i18n'
import type { texts as vi } from '../../vi/admin/frame'

export const texts: SameTexts<typeof vi> = {
  title: 'Admin',
  needsScripts: 'The admin needs JavaScript.',
  menu: 'Admin menu',
  loggedInAs: 'Logged in as {{username}}',
  logOut: 'Log out',
  failed: 'That did not work. Please try again.',
  cancel: 'Cancel',
  later: 'Later',
  sessionEnded: 'Your session has ended',
  sessionEndedText: 'Log in again right here; everything you were writing is still there.',
  pages: 'Pages',
  page: 'Page {{page}}',
  previousPage: 'Previous page',
  nextPage: 'Next page',
  newLeads: 'new',
  toDashboard: 'Back to the overview',
  nav: {
    dashboard: 'Overview',
    posts: 'Articles',
    leads: 'Requests & messages',
    subscribers: 'Subscribers',
    products: 'Products',
    outbox: 'Outbox',
    redirects: 'Redirects',
    audit: 'Audit log',
    account: 'Account',
  },
}
