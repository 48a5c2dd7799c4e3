import type { Kind } from './failure-matrix'

const token = 'a'.repeat(43)
/** In the form of a preview link's, so that the database is asked for the key. */
const previewToken = `post.9999999999.${token}`

/** One address of every page of the route table, by the page's id. */
export const pageSamples: Record<string, string> = {
  home: '/',
  destinations: '/where-to-go',
  destination: '/where-to-go/hue',
  articles: '/inspiration',
  article: '/inspiration/mot-bai',
  journalEntry: '/my-journal/mot-bai',
  preview: `/xem-truoc?token=${previewToken}`,
  saved: '/yeu-thich',
  offline: '/ngoai-tuyen',
  topics: '/things-to-do',
  topic: '/things-to-do/food-tours',
  guides: '/plan-your-trip',
  guideFeatured: '/plan-your-trip/featured/1',
  guideDestination: '/plan-your-trip/destination/hue',
  guideCategory: '/plan-your-trip/food/1',
  itinerary: '/plan-your-trip/hanoi-ha-long',
  guide: '/plan-your-trip/day-7',
  deals: '/travel-deals',
  deal: '/travel-deals/ha-giang-motorbike-loop',
  shop: '/shop-gear',
  journal: '/my-journal',
  search: '/tim-kiem/pho',
  contact: '/lien-he',
  tripPlanning: '/lien-he/trip-planning',
  planTrip: '/lap-ke-hoach',
  about: '/ve-chung-toi',
  partners: '/doi-tac',
  privacy: '/chinh-sach-bao-mat',
  terms: '/dieu-khoan',
  newsletterConfirm: `/ban-tin/xac-nhan?token=${token}`,
  newsletterUnsubscribe: `/ban-tin/huy-dang-ky?token=${token}`,
  adminLogin: '/admin/login',
  admin: '/admin/posts',
  'not-found': '/nowhere/at-all',
}

export interface Sample {
  kind: Kind
  path: string
  /** A JSON body makes it a POST. */
  body?: unknown
}

/** One request of every public route of the API and of the Worker itself, by method and pattern. Admin routes are left out. */
export const routeSamples: Record<string, Sample> = {
  'GET /api/health': { kind: 'health', path: '/api/health' },
  'GET /api/posts': { kind: 'read', path: '/api/posts' },
  'GET /api/posts/featured': { kind: 'read', path: '/api/posts/featured' },
  'GET /api/posts/daily-inspiration': { kind: 'read', path: '/api/posts/daily-inspiration' },
  'GET /api/posts/months': { kind: 'read', path: '/api/posts/months' },
  'GET /api/posts/by-pillar/:pillar': { kind: 'read', path: '/api/posts/by-pillar/practical-travel' },
  'GET /api/posts/:slug': { kind: 'read', path: '/api/posts/mot-bai?locale=vi' },
  'POST /api/posts/:slug/view': { kind: 'write', path: '/api/posts/khong-co/view', body: {} },
  'POST /api/posts/:slug/share': { kind: 'write', path: '/api/posts/khong-co/share', body: {} },
  'GET /api/preview': { kind: 'read', path: `/api/preview?token=${previewToken}&locale=vi` },
  'POST /api/newsletter': { kind: 'submission', path: '/api/newsletter', body: { email: 'lan@example.com', language: 'vi' } },
  'GET /api/newsletter/confirm': { kind: 'read', path: `/api/newsletter/confirm?token=${token}` },
  'POST /api/newsletter/confirm': { kind: 'write', path: '/api/newsletter/confirm', body: { token } },
  'GET /api/newsletter/unsubscribe': { kind: 'read', path: `/api/newsletter/unsubscribe?token=${token}` },
  'POST /api/newsletter/unsubscribe': { kind: 'write', path: '/api/newsletter/unsubscribe', body: { token } },
  'POST /api/newsletter/unsubscribe/one-click': { kind: 'write', path: `/api/newsletter/unsubscribe/one-click?token=${token}`, body: {} },
  'POST /api/contact': {
    kind: 'submission',
    path: '/api/contact',
    body: { name: 'Lan', email: 'lan@example.com', service: 'tour', message: 'Xin chào' },
  },
  'GET /api/products/infinite': { kind: 'read', path: '/api/products/infinite?limit=5' },
  'POST /api/analytics/affiliate-click': { kind: 'write', path: '/api/analytics/affiliate-click', body: { itemId: 'vong' } },
  'GET /api/search': { kind: 'read', path: '/api/search?q=bai' },
  'POST /api/telegram/post': { kind: 'write', path: '/api/telegram/post', body: { slug: 'mot-bai', locale: 'vi' } },
  'POST /api/trip-leads': {
    kind: 'submission',
    path: '/api/trip-leads',
    body: { name: 'Lan', email: 'lan@example.com', destination: 'Huế' },
  },
  'GET /robots.txt': { kind: 'fixed', path: '/robots.txt' },
  'GET /.well-known/security.txt': { kind: 'fixed', path: '/.well-known/security.txt' },
  'GET /security.txt': { kind: 'fixed', path: '/security.txt' },
  'GET /r/:externalId': { kind: 'clickOut', path: '/r/vong' },
  'GET /assets/*': { kind: 'fixed', path: '/assets/gone.js' },
  'GET /share/*': { kind: 'fixed', path: '/share/en/inspiration/gone.jpg' },
  'GET /sitemap.xml': { kind: 'xml', path: '/sitemap.xml' },
  'GET /sitemap-pages.xml': { kind: 'xml', path: '/sitemap-pages.xml' },
  'GET /:file{sitemap-posts-[1-9][0-9]{0,5}[.]xml}': { kind: 'xml', path: '/sitemap-posts-1.xml' },
  'GET /rss.xml': { kind: 'xml', path: '/rss.xml' },
  'GET /:locale{vi|en}/rss.xml': { kind: 'xml', path: '/en/rss.xml' },
  'GET /site.webmanifest': { kind: 'fixed', path: '/site.webmanifest' },
  'GET /:locale{vi|en}/site.webmanifest': { kind: 'fixed', path: '/en/site.webmanifest' },
}
