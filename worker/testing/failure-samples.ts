import { env } from 'cloudflare:test'
import { sign } from 'hono/jwt'
import { inject } from 'vitest'
import { type MediaKey, mediaPath } from '../../schema/media'
import type { Kind } from './failure-matrix'

/**
 * Whether a page of the route table need not be asked: of the twelve months of a place, which are
 * made alike, one is enough.
 */
export const isSpareMonth = (id: string) => /^month-(?!3$)/.test(id)

/** The language that has a prefix. */
const prefix = env.DEFAULT_LOCALE === 'en' ? '/vi' : '/en'

/** A feed at a bare path spelled in that language; the other spelling redirects to it. */
const feedAt: Record<'vi' | 'en', Kind> =
  env.DEFAULT_LOCALE === 'en' ? { vi: 'fixed', en: 'xml' } : { vi: 'xml', en: 'fixed' }

const token = 'a'.repeat(43)
/** Of a reader whom nobody knows, so that the database is asked for them. */
const readerToken = await sign({ sub: 'nobody', list: 'letter' }, env.LINK_SECRET ?? '', 'HS256')
/** In the form of a preview link's, so that the database is asked for the key. */
const previewToken = `post.9999999999.${token}`
const bookingToken = `nobody.9999999999.${token}`

/**
 * Addresses of pages, by their id in the route table, that their pattern or first entry does not
 * give.
 */
export const pageSamples: Record<string, string> = {
  destination: '/where-to-go/hue',
  'month-3': '/where-to-go/hue/thang-3',
  topic: '/things-to-do/hot-springs',
  guide: '/plan-your-trip/day-7',
  deal: '/travel-deals/mango-farm-day',
  letter: '/thu/hoa-tren-da',
  article: '/inspiration/mot-bai',
  journalEntry: '/my-journal/mot-bai',
  tag: '/tu-khoa/hue',
  author: '/tac-gia/minh-anh',
  route: '/di-lai/hue-hoi-an',
  preview: `/xem-truoc?token=${previewToken}`,
  search: '/tim-kiem/pho',
  newsletterConfirm: `/ban-tin/xac-nhan?token=${token}`,
  newsletterUnsubscribe: `/ban-tin/huy-dang-ky?token=${token}`,
  newsletterPreferences: `/ban-tin/tuy-chon?token=${readerToken}`,
  booking: `/tour-nong-trai/dat-cho?token=${bookingToken}`,
  voucher: `/tour-nong-trai/ve?token=${bookingToken}`,
  pretendPay: `/tour-nong-trai/tra-thu?token=${bookingToken}`,
  admin: '/admin/content',
  'not-found': '/nowhere/at-all',
}

/** The photograph of the samples. */
export const photoKey: MediaKey = {
  id: 'motbucanh0',
  version: 1,
  width: 1200,
  height: 900,
  colour: '7f5a7f',
}

export interface Sample {
  kind: Kind
  path: string
  /** A JSON body makes it a POST. */
  body?: unknown
}

/**
 * One request of every public route of the API and of the Worker itself, by method and pattern.
 * Admin routes are left out.
 */
export const routeSamples: Record<string, Sample> = {
  'GET /api/health': { kind: 'health', path: '/api/health' },
  'GET /api/entries/:kind': { kind: 'storedRead', path: '/api/entries/deal?locale=vi' },
  'GET /api/entries/:kind/:slug': {
    kind: 'storedRead',
    path: '/api/entries/destination/hue?locale=en',
  },
  'GET /api/festivals': { kind: 'storedRead', path: '/api/festivals?locale=vi' },
  'GET /api/festivals/:place/:month': {
    kind: 'storedRead',
    path: '/api/festivals/hanoi/2?locale=vi',
  },
  'GET /api/things': { kind: 'storedRead', path: '/api/things?locale=vi' },
  'GET /api/months': { kind: 'storedRead', path: '/api/months?locale=vi' },
  'GET /api/months/:place/:month': { kind: 'storedRead', path: '/api/months/hue/3?locale=vi' },
  'GET /api/things/places': { kind: 'storedRead', path: '/api/things/places?locale=vi' },
  'GET /api/things/activities': {
    kind: 'storedRead',
    path: '/api/things/activities?locale=vi',
  },
  'GET /api/things/words/:kind': {
    kind: 'storedRead',
    path: '/api/things/words/guide?locale=vi',
  },
  'GET /api/posts': { kind: 'read', path: '/api/posts' },
  'GET /api/posts/featured': { kind: 'read', path: '/api/posts/featured' },
  'GET /api/posts/daily-inspiration': { kind: 'read', path: '/api/posts/daily-inspiration' },
  'GET /api/posts/months': { kind: 'read', path: '/api/posts/months' },
  'GET /api/posts/by-pillar/:pillar': {
    kind: 'read',
    path: '/api/posts/by-pillar/practical-travel',
  },
  'GET /api/posts/:slug': { kind: 'storedRead', path: '/api/posts/mot-bai?locale=vi' },
  'POST /api/posts/:slug/view': { kind: 'write', path: '/api/posts/khong-co/view', body: {} },
  'POST /api/posts/:slug/share': { kind: 'write', path: '/api/posts/khong-co/share', body: {} },
  'GET /api/preview': { kind: 'read', path: `/api/preview?token=${previewToken}&locale=vi` },
  'POST /api/newsletter': {
    kind: 'submission',
    path: '/api/newsletter',
    body: { email: 'lan@example.com', language: 'vi' },
  },
  'GET /api/newsletter/confirm': { kind: 'read', path: `/api/newsletter/confirm?token=${token}` },
  'POST /api/newsletter/confirm': {
    kind: 'write',
    path: '/api/newsletter/confirm',
    body: { token },
  },
  'GET /api/newsletter/unsubscribe': {
    kind: 'read',
    path: `/api/newsletter/unsubscribe?token=${token}`,
  },
  'POST /api/newsletter/unsubscribe': {
    kind: 'write',
    path: '/api/newsletter/unsubscribe',
    body: { token },
  },
  'POST /api/newsletter/unsubscribe/one-click': {
    kind: 'write',
    path: `/api/newsletter/unsubscribe/one-click?token=${token}`,
    body: {},
  },
  'GET /api/newsletter/preferences': {
    kind: 'read',
    path: `/api/newsletter/preferences?token=${readerToken}`,
  },
  'POST /api/newsletter/preferences': {
    kind: 'write',
    path: '/api/newsletter/preferences',
    body: { token: readerToken, language: 'vi', frequency: 'all' },
  },
  'POST /api/newsletter/preferences/leave': {
    kind: 'write',
    path: '/api/newsletter/preferences/leave',
    body: { token: readerToken },
  },
  'POST /api/newsletter/preferences/export': {
    kind: 'write',
    path: `/api/newsletter/preferences/export?token=${readerToken}`,
    body: {},
  },
  'POST /api/newsletter/preferences/delete': {
    kind: 'write',
    path: '/api/newsletter/preferences/delete',
    body: { token: readerToken },
  },
  // Without its secret it is not there.
  'POST /api/mail-events': { kind: 'fixed', path: '/api/mail-events', body: {} },
  'POST /api/mail-inbound': { kind: 'fixed', path: '/api/mail-inbound', body: {} },
  'POST /api/contact': {
    kind: 'submission',
    path: '/api/contact',
    body: { name: 'Lan', email: 'lan@example.com', service: 'tour', message: 'Xin chào' },
  },
  'GET /api/products/infinite': { kind: 'read', path: '/api/products/infinite' },
  'GET /api/products/own': { kind: 'read', path: '/api/products/own' },
  'GET /api/products/merchants': { kind: 'storedRead', path: '/api/products/merchants' },
  'POST /api/analytics/affiliate-click': {
    kind: 'write',
    path: '/api/analytics/affiliate-click',
    body: { itemId: 'vong' },
  },
  'POST /api/views': {
    kind: 'write',
    path: '/api/views',
    body: { page: 'home', locale: 'vi' },
  },
  'POST /api/errors': {
    kind: 'write',
    path: '/api/errors',
    body: { page: 'home', message: 'x is not a function' },
  },
  'POST /api/search/events': {
    kind: 'write',
    path: '/api/search/events',
    body: { query: 'phở', locale: 'vi', results: 3 },
  },
  'GET /api/search': { kind: 'storedRead', path: '/api/search?q=bai' },
  'GET /api/search/index': { kind: 'storedRead', path: '/api/search/index?locale=vi' },
  'GET /api/tags/:tag': { kind: 'read', path: '/api/tags/mot-the' },
  'POST /api/telegram/post': {
    kind: 'write',
    path: '/api/telegram/post',
    body: { slug: 'mot-bai', locale: 'vi' },
  },
  'POST /api/trip-leads': {
    kind: 'submission',
    path: '/api/trip-leads',
    body: { name: 'Lan', email: 'lan@example.com', destination: 'Huế' },
  },
  'GET /robots.txt': { kind: 'fixed', path: '/robots.txt' },
  'GET /.well-known/security.txt': { kind: 'fixed', path: '/.well-known/security.txt' },
  'GET /security.txt': { kind: 'fixed', path: '/security.txt' },
  'GET /admin/letter-frame': { kind: 'fixed', path: '/admin/letter-frame' },
  'GET /r/:externalId': { kind: 'clickOut', path: '/r/vong' },
  'GET /r/letter/:sendingId/:position': { kind: 'read', path: '/r/letter/khong-co/1' },
  'GET /r/hotel/:id': { kind: 'fixed', path: '/r/hotel/hanoi' },
  'GET /r/article-hotel/:id': { kind: 'fixed', path: '/r/article-hotel/hanoi' },
  'GET /r/activity/:id': { kind: 'fixed', path: '/r/activity/hanoi-food' },
  'GET /assets/*': { kind: 'fixed', path: '/assets/gone.js' },
  'GET /share/*': { kind: 'fixed', path: '/share/en/inspiration/gone.jpg' },
  'GET /media/:key/:file': {
    kind: 'picture',
    path: mediaPath(photoKey, { crop: 'wide', width: 320, format: 'jpg' }),
  },
  'GET /sitemap.xml': { kind: 'xml', path: '/sitemap.xml' },
  'GET /le-hoi.ics': { kind: 'xml', path: '/le-hoi.ics' },
  'GET /:locale{vi|en}/le-hoi.ics': { kind: 'xml', path: `${prefix}/le-hoi.ics` },
  'GET /sitemap-pages.xml': { kind: 'xml', path: '/sitemap-pages.xml' },
  'GET /sitemap-tags.xml': { kind: 'xml', path: '/sitemap-tags.xml' },
  'GET /:file{sitemap-posts-[1-9][0-9]{0,5}[.]xml}': { kind: 'xml', path: '/sitemap-posts-1.xml' },
  'GET /rss.xml': { kind: 'xml', path: '/rss.xml' },
  'GET /thu/rss.xml': { kind: 'xml', path: '/thu/rss.xml' },
  'GET /:locale{vi|en}/thu/rss.xml': { kind: 'xml', path: `${prefix}/thu/rss.xml` },
  'GET /tac-gia/:slug/rss.xml': { kind: feedAt.vi, path: '/tac-gia/minh-anh/rss.xml' },
  'GET /:locale{vi|en}/tac-gia/:slug/rss.xml': {
    kind: feedAt.en,
    path: `${prefix}/tac-gia/minh-anh/rss.xml`,
  },
  'GET /authors/:slug/rss.xml': { kind: feedAt.en, path: '/authors/minh-anh/rss.xml' },
  'GET /:locale{vi|en}/authors/:slug/rss.xml': {
    kind: feedAt.vi,
    path: `${prefix}/authors/minh-anh/rss.xml`,
  },
  'GET /:locale{vi|en}/rss.xml': { kind: 'xml', path: `${prefix}/rss.xml` },
  'GET /site.webmanifest': { kind: 'fixed', path: '/site.webmanifest' },
  'GET /:locale{vi|en}/site.webmanifest': { kind: 'fixed', path: `${prefix}/site.webmanifest` },
}

/** One or two pages and routes of each kind: what the short lane asks. The deep lane asks all. */
const few = new Set([
  'letter',
  'articles',
  'article',
  'tag',
  'GET /api/health',
  'GET /api/entries/:kind',
  'GET /api/festivals',
  'GET /api/posts/:slug',
  'GET /api/products/infinite',
  'POST /api/newsletter/confirm',
  'POST /api/analytics/affiliate-click',
  'GET /rss.xml',
  'GET /sitemap.xml',
  'GET /r/:externalId',
  'GET /media/:key/:file',
  'GET /site.webmanifest',
  'POST /api/mail-events',
])

/** Whether a page or a route is asked in this lane. */
export const isAsked = (name: string) => inject('isDeep') || few.has(name)
