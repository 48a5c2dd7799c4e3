import { inject } from 'vitest'

/** What the tests of security expect of a route. */
export interface RouteRow {
  /**
   * Who gets an answer: everybody, admins, owners among them, or admins and clients with
   * IMPORT_TOKEN.
   */
  access: 'everybody' | 'staff' | 'owner' | 'importer'
  /**
   * Whose pages may send it: any (reads, and what only a secret or nothing at all counts for), or
   * only the site's own.
   */
  from: 'anywhere' | 'own pages'
  /**
   * What it takes in the body: nothing that is looked at, a small one of any type, or JSON and
   * nothing else.
   */
  body: 'none' | 'small' | 'json'
  /**
   * The rate limit. `form`: 20 a minute and 30 an hour of a client, 10 an hour of an address.
   * `burst`: 20 a minute of a client. `count`: 120 a minute of a client. `mail`: 6,000 a minute of
   * one. `login`: 20 a minute of a client, and failures as `limitLogins` says. `password`: 25
   * failures an hour of a user. `none`: reads, which are bounded by their pages, and admin routes.
   */
  limit: 'form' | 'burst' | 'count' | 'mail' | 'login' | 'password' | 'none'
  /** Whether a login of the last ten minutes is asked for. */
  isGrave?: true
}

const read: RouteRow = { access: 'everybody', from: 'anywhere', body: 'none', limit: 'none' }
const form: RouteRow = { access: 'everybody', from: 'own pages', body: 'json', limit: 'form' }
const token: RouteRow = { access: 'everybody', from: 'own pages', body: 'json', limit: 'count' }
const count: RouteRow = { access: 'everybody', from: 'own pages', body: 'none', limit: 'count' }
/** Open to everybody: only the token in the address counts (RFC 8058). */
const oneClick: RouteRow = { access: 'everybody', from: 'anywhere', body: 'small', limit: 'mail' }
const staffRead: RouteRow = { access: 'staff', from: 'own pages', body: 'none', limit: 'none' }
const staffAct: RouteRow = { access: 'staff', from: 'own pages', body: 'none', limit: 'none' }
const staffWrite: RouteRow = { access: 'staff', from: 'own pages', body: 'json', limit: 'none' }

const ownerRead: RouteRow = { ...staffRead, access: 'owner' }
const ownerAct: RouteRow = { ...staffAct, access: 'owner' }
const ownerWrite: RouteRow = { ...staffWrite, access: 'owner' }

/**
 * Every route of the Worker. A route that is missing here, and one that is gone, fails the tests.
 */
export const routeTable: Readonly<Record<string, RouteRow>> = {
  'GET /api/health': read,
  'GET /api/entries/:kind': read,
  'GET /api/entries/:kind/:slug': read,
  'POST /api/errors': token,
  'GET /api/things': read,
  'GET /api/months': read,
  'GET /api/months/:place/:month': read,
  'GET /api/things/places': read,
  'GET /api/things/activities': read,
  'GET /api/things/words/:kind': read,
  'GET /api/festivals': read,
  'GET /api/festivals/:place/:month': read,
  'GET /api/posts': read,
  'GET /api/posts/featured': read,
  'GET /api/posts/daily-inspiration': read,
  'GET /api/posts/months': read,
  'GET /api/posts/by-pillar/:pillar': read,
  'GET /api/posts/:slug': read,
  'POST /api/posts/:slug/view': count,
  'POST /api/posts/:slug/share': count,
  'GET /api/preview': read,
  'GET /api/products/infinite': read,
  'GET /api/products/own': read,
  'GET /api/products/merchants': read,
  'GET /api/search': read,
  'GET /api/search/index': read,
  'POST /api/search/events': token,
  'GET /api/tags/:tag': read,
  'POST /api/views': token,

  'GET /api/bookings/days': read,
  'GET /api/bookings/mine': read,
  'GET /api/bookings/calendar.ics': read,
  'POST /api/bookings': { ...form, limit: 'burst' },
  // The hourly limits of forms hold too; what is sent here needs a booking.
  'POST /api/bookings/details': { ...form, limit: 'burst' },
  'POST /api/bookings/pay': token,
  'POST /api/bookings/change': token,
  'POST /api/bookings/cancel': token,
  'POST /api/bookings/note': token,
  'POST /api/bookings/review': token,
  'POST /api/bookings/pretend': token,
  /** Signed by the payment services, which tell again what is refused. */
  'POST /api/payments/stripe': oneClick,
  'POST /api/payments/bank': oneClick,

  'POST /api/trip-leads': form,
  'POST /api/contact': form,
  'POST /api/newsletter': form,
  'GET /api/newsletter/confirm': read,
  'POST /api/newsletter/confirm': token,
  'GET /api/newsletter/unsubscribe': read,
  'POST /api/newsletter/unsubscribe': token,
  'POST /api/newsletter/unsubscribe/one-click': oneClick,
  'GET /api/newsletter/preferences': read,
  'POST /api/newsletter/preferences': token,
  'POST /api/newsletter/preferences/leave': token,
  'POST /api/newsletter/preferences/export': { ...count, body: 'small' },
  'POST /api/newsletter/preferences/delete': token,
  /** Signed by the mail service, which tells again what is refused. */
  'POST /api/mail-events': oneClick,
  'POST /api/mail-inbound': oneClick,
  'POST /api/analytics/affiliate-click': token,
  'POST /api/telegram/post': { ...form, limit: 'burst' },

  'POST /api/admin/login': { ...form, limit: 'login' },
  'POST /api/admin/login/code': { ...form, limit: 'burst' },
  'POST /api/admin/login/passkey/options': { ...form, body: 'none', limit: 'burst' },
  'POST /api/admin/login/passkey': { ...form, limit: 'burst' },
  'POST /api/admin/invitation': { ...form, limit: 'burst' },
  'POST /api/admin/invitation/accept': { ...form, limit: 'burst' },
  'GET /api/admin/me': staffRead,
  'GET /api/admin/staff': staffRead,
  'PUT /api/admin/profile': staffWrite,
  'POST /api/admin/logout': staffAct,
  'PUT /api/admin/password': { ...staffWrite, limit: 'password' },
  'GET /api/admin/sessions': staffRead,
  'DELETE /api/admin/sessions': staffAct,
  'DELETE /api/admin/sessions/:id': staffAct,
  'POST /api/admin/second-factor/setup': { ...staffWrite, limit: 'password' },
  'POST /api/admin/second-factor/confirm': staffWrite,
  'POST /api/admin/second-factor/recovery-codes': { ...staffWrite, limit: 'password' },
  'POST /api/admin/second-factor/disable': { ...staffWrite, limit: 'password' },
  'GET /api/admin/passkeys': staffRead,
  'POST /api/admin/passkeys/options': { ...staffAct, isGrave: true },
  'POST /api/admin/passkeys': { ...staffWrite, isGrave: true },
  'DELETE /api/admin/passkeys/:id': { ...staffAct, isGrave: true },
  'GET /api/admin/recent-login': { ...staffRead, isGrave: true },
  'GET /api/admin/colleagues': ownerRead,
  'POST /api/admin/colleagues/invitations': { ...ownerWrite, isGrave: true },
  'DELETE /api/admin/colleagues/invitations/:id': { ...ownerAct, isGrave: true },
  'PUT /api/admin/colleagues/:id': { ...ownerWrite, isGrave: true },
  'DELETE /api/admin/colleagues/:id': { ...ownerAct, isGrave: true },
  'GET /api/admin/colleagues/:id/sessions': ownerRead,
  'DELETE /api/admin/colleagues/:id/sessions': { ...ownerAct, isGrave: true },
  'DELETE /api/admin/colleagues/:id/second-factor': { ...ownerAct, isGrave: true },
  'GET /api/admin/backups': staffRead,
  'GET /api/admin/calendar': staffRead,
  'GET /api/admin/dashboard': staffRead,
  'POST /api/admin/embeds': { ...staffWrite, limit: 'burst' },
  'GET /api/admin/tours/departures': staffRead,
  'PUT /api/admin/tours/departures/:tour/:day': staffWrite,
  'GET /api/admin/tours/days/:day': staffRead,
  'POST /api/admin/tours/days/:day/decision': staffWrite,
  'POST /api/admin/tours/check-ins': staffWrite,
  'GET /api/admin/tours/bookings': staffRead,
  'GET /api/admin/tours/bookings/:code': staffRead,
  'POST /api/admin/tours/bookings/:code/cancel': staffAct,
  'POST /api/admin/tours/bookings/:code/change': staffWrite,
  'POST /api/admin/tours/bookings/:code/payments': staffWrite,
  'GET /api/admin/tours/money': staffRead,
  'POST /api/admin/tours/money/:id/match': staffWrite,
  'POST /api/admin/tours/money/:id/done': staffAct,
  'POST /api/admin/tours/money/:id/retry': staffAct,
  'GET /api/admin/tours/figures': staffRead,
  'GET /api/admin/tours/reviews': staffRead,
  'PUT /api/admin/tours/reviews/:code': staffWrite,
  'GET /api/admin/figures': staffRead,
  'GET /api/admin/figures.csv': staffRead,
  'GET /api/admin/entries': staffRead,
  'POST /api/admin/entries': staffWrite,
  'GET /api/admin/entries/waiting': staffRead,
  'GET /api/admin/entries/export': { ...staffRead, access: 'importer' },
  'POST /api/admin/entries/import': { ...staffWrite, access: 'importer' },
  'POST /api/admin/entries/bulk': staffWrite,
  'POST /api/admin/entries/preview': staffWrite,
  'GET /api/admin/entries/:id': staffRead,
  'PUT /api/admin/entries/:id': staffWrite,
  'DELETE /api/admin/entries/:id': staffAct,
  'POST /api/admin/entries/:id/undelete': staffAct,
  'POST /api/admin/entries/:id/duplicate': staffAct,
  'POST /api/admin/entries/:id/check': staffWrite,
  'POST /api/admin/entries/:id/publish': staffWrite,
  'POST /api/admin/entries/:id/unpublish': staffWrite,
  'POST /api/admin/entries/:id/discard': staffWrite,
  'POST /api/admin/entries/:id/hold': staffWrite,
  'POST /api/admin/entries/:id/translate': staffWrite,
  'PUT /api/admin/entries/:id/draft': staffWrite,
  'DELETE /api/admin/entries/:id/draft': staffAct,
  'GET /api/admin/entries/:id/uses': staffRead,
  'GET /api/admin/entries/:id/teamwork': staffRead,
  'PUT /api/admin/entries/:id/presence': staffWrite,
  'DELETE /api/admin/entries/:id/presence/:windowId': staffAct,
  'POST /api/admin/entries/:id/comments': staffWrite,
  'PUT /api/admin/entries/:id/comments/:comment': staffWrite,
  'DELETE /api/admin/entries/:id/comments/:comment': staffAct,
  'POST /api/admin/entries/:id/review': staffWrite,
  'POST /api/admin/entries/:id/review/approve': staffWrite,
  'POST /api/admin/entries/:id/review/return': staffWrite,
  'GET /api/admin/entries/:id/revisions': staffRead,
  'GET /api/admin/entries/:id/revisions/:revision': staffRead,
  'POST /api/admin/entries/:id/revisions/:revision/restore': staffWrite,
  'POST /api/admin/letters/preview': staffWrite,
  'POST /api/admin/letters/draft': staffAct,
  'GET /api/admin/media': staffRead,
  'GET /api/admin/letters': staffRead,
  'GET /api/admin/letters/audience': staffRead,
  'GET /api/admin/letters/:id': staffRead,
  'POST /api/admin/letters/:id/test': staffWrite,
  'POST /api/admin/letters/:id/send': { ...ownerWrite, isGrave: true },
  'POST /api/admin/letters/sendings/:id/pause': ownerAct,
  'POST /api/admin/letters/sendings/:id/resume': ownerAct,
  'POST /api/admin/letters/sendings/:id/cancel': ownerAct,
  'POST /api/admin/media/bulk': staffWrite,
  'GET /api/admin/media/:id': staffRead,
  'PUT /api/admin/media/:id': staffWrite,
  'PUT /api/admin/media/:id/edit': staffWrite,
  'DELETE /api/admin/media/:id': staffAct,
  'POST /api/admin/media/:id/undelete': staffAct,
  'POST /api/admin/media': staffAct,
  'POST /api/admin/media/copy': staffWrite,
  'PUT /api/admin/media/:id/file': staffAct,
  'GET /api/admin/media/:id/original': staffRead,
  'GET /api/admin/media/:id/uncropped': staffRead,
  'PUT /api/admin/posts/:id': staffWrite,
  'DELETE /api/admin/posts/:id': staffAct,
  'POST /api/admin/posts/:id/preview-link': staffAct,
  'GET /api/admin/redirects': staffRead,
  'DELETE /api/admin/redirects/:kind/:slug': staffAct,
  'GET /api/admin/redirects/paths': staffRead,
  'POST /api/admin/redirects/paths': staffWrite,
  'DELETE /api/admin/redirects/paths/:id': staffAct,
  'GET /api/admin/searches': staffRead,
  'GET /api/admin/synonyms': staffRead,
  'POST /api/admin/synonyms': staffWrite,
  'PUT /api/admin/synonyms/:id': staffWrite,
  'DELETE /api/admin/synonyms/:id': staffAct,
  'GET /api/admin/leads.csv': staffRead,
  'GET /api/admin/leads': staffRead,
  'POST /api/admin/leads': staffWrite,
  'GET /api/admin/leads/answers': staffRead,
  'GET /api/admin/leads/board': staffRead,
  'PUT /api/admin/leads/status': staffWrite,
  'GET /api/admin/leads/:kind/:id': staffRead,
  'PUT /api/admin/leads/:kind/:id': staffWrite,
  'POST /api/admin/leads/:kind/:id/messages': staffWrite,
  'POST /api/admin/leads/:kind/:id/notes': staffWrite,
  'GET /api/admin/subscribers.csv': { ...ownerRead, isGrave: true },
  'GET /api/admin/subscribers': staffRead,
  'GET /api/admin/subscribers/growth': staffRead,
  'POST /api/admin/subscribers/remove': ownerWrite,
  'POST /api/admin/subscribers/import': ownerWrite,
  'GET /api/admin/suppressions': staffRead,
  'GET /api/admin/suppressions.csv': ownerRead,
  'POST /api/admin/suppressions': ownerWrite,
  'POST /api/admin/suppressions/remove': ownerWrite,
  'GET /api/admin/products': staffRead,
  'POST /api/admin/products': staffWrite,
  'GET /api/admin/products/:id': staffRead,
  'PUT /api/admin/products/:id': staffWrite,
  'DELETE /api/admin/products/:id': staffAct,
  'POST /api/admin/products/:id/check-link': staffAct,
  'POST /api/admin/products/import': { ...staffWrite, access: 'importer' },
  'POST /api/admin/products/import/finish': { ...staffAct, access: 'importer' },
  'GET /api/admin/outbox': staffRead,
  'GET /api/admin/outbox/hold': staffRead,
  'POST /api/admin/outbox/hold/release': ownerWrite,
  'GET /api/admin/outbox/mails': ownerRead,
  'GET /api/admin/outbox/mails/:id': ownerRead,
  'POST /api/admin/outbox/retry-dead': staffAct,
  'POST /api/admin/outbox/:id/retry': staffAct,
  'GET /api/admin/operations': ownerRead,
  'GET /api/admin/audit': ownerRead,
  'GET /api/admin/audit/:id': ownerRead,

  'GET /robots.txt': read,
  'GET /.well-known/security.txt': read,
  'GET /security.txt': read,
  'GET /admin/letter-frame': read,
  'GET /r/:externalId': read,
  'GET /r/letter/:sendingId/:position': read,
  'GET /r/hotel/:id': read,
  'GET /r/article-hotel/:id': read,
  'GET /r/activity/:id': read,
  'GET /assets/*': read,
  'GET /share/*': read,
  'GET /media/:key/:file': read,
  'POST /ban-tin/huy-dang-ky': oneClick,
  'POST /:locale{vi|en}/ban-tin/huy-dang-ky': oneClick,
  // Nothing of these is read: the page of the form is shown again.
  'POST /admin/login': read,
  'POST /:locale{vi|en}/admin/login': read,
  'GET /sitemap.xml': read,
  'GET /sitemap-pages.xml': read,
  'GET /sitemap-tags.xml': read,
  'GET /:file{sitemap-posts-[1-9][0-9]{0,5}[.]xml}': read,
  'GET /rss.xml': read,
  'GET /thu/rss.xml': read,
  'GET /:locale{vi|en}/thu/rss.xml': read,
  'GET /:locale{vi|en}/rss.xml': read,
  'GET /tac-gia/:slug/rss.xml': read,
  'GET /:locale{vi|en}/tac-gia/:slug/rss.xml': read,
  'GET /authors/:slug/rss.xml': read,
  'GET /:locale{vi|en}/authors/:slug/rss.xml': read,
  'GET /le-hoi.ics': read,
  'GET /:locale{vi|en}/le-hoi.ics': read,
  'GET /site.webmanifest': read,
  'GET /:locale{vi|en}/site.webmanifest': read,
}

/** The rows of the table with a property. */
export function routesWhere(fits: (row: RouteRow) => boolean): string[] {
  return Object.entries(routeTable).flatMap(([route, row]) => (fits(row) ? route : []))
}

/**
 * One route of each combination of guards and methods, since `guards.test.ts` walks the chains of
 * all; the deep lane tries every route.
 */
export function sampledRoutes(routes: readonly string[]): string[] {
  if (inject('isDeep')) return [...routes]
  const kinds = new Map(
    routes.map((route) => [`${route.split(' ')[0]} ${JSON.stringify(routeTable[route])}`, route]),
  )
  return [...kinds.values()]
}
