/** The tables that grow. */
export type GrowingTable = 'posts' | 'leads' | 'products' | 'searches' | 'entries' | 'media'

export interface GrowthRead {
  table: GrowingTable
  name: string
  path: string
  /** The most rows that it reads, however many there are: it stops counting or ranking there. */
  mostRows?: number
  /** Rows that it reads per row of the table on top: a count over an index, which is cached. */
  perRow?: number
  /** Its cost is measured per entry of its response, of which there may be ten thousand. */
  perEntry?: boolean
}

/**
 * The most rows that a page reads with all that belongs to it; with few rows it may not be full
 * yet.
 */
export const fullPage = 300

/**
 * Every read whose cost could depend on how many rows there are; `growth.test.ts` counts its rows.
 */
export const growthReads: readonly GrowthRead[] = [
  { table: 'posts', name: 'list', path: '/api/posts?limit=12' },
  { table: 'posts', name: 'featured', path: '/api/posts/featured' },
  { table: 'posts', name: 'of the day', path: '/api/posts/daily-inspiration' },
  { table: 'posts', name: 'months', path: '/api/posts/months', perRow: 2 },
  { table: 'posts', name: 'of a pillar', path: '/api/posts/by-pillar/practical-travel' },
  { table: 'posts', name: 'of a tag', path: '/api/tags/hue', perRow: 4 },
  { table: 'posts', name: 'one, as its page reads it', path: '/api/posts/growth-post-5?locale=vi' },
  // A quarter of them is in English: the others are passed over in the index.
  { table: 'posts', name: 'list in a language', path: '/api/posts?limit=12&locale=en' },
  {
    table: 'posts',
    name: 'list in a language, page 4',
    path: '/api/posts?limit=12&locale=en&page=4',
  },
  { table: 'posts', name: 'featured in a language', path: '/api/posts/featured?locale=en' },
  {
    table: 'posts',
    name: 'of the day in a language',
    path: '/api/posts/daily-inspiration?locale=en',
    // Sixty articles with their counts, past three that are in Vietnamese only for each.
    mostRows: 400,
  },
  { table: 'posts', name: 'months in a language', path: '/api/posts/months?locale=en', perRow: 2 },
  {
    table: 'posts',
    name: 'of a pillar in a language',
    path: '/api/posts/by-pillar/practical-travel?locale=en',
    mostRows: 600,
  },
  { table: 'posts', name: 'search', path: '/api/search?q=road&locale=vi', mostRows: 6_000 },
  {
    table: 'posts',
    name: 'index of the search',
    path: '/api/search/index?locale=vi',
    mostRows: 1_500,
  },
  { table: 'posts', name: 'home page', path: '/' },
  { table: 'posts', name: 'articles page', path: '/inspiration', perRow: 2 },
  { table: 'posts', name: 'journal page', path: '/my-journal' },
  { table: 'posts', name: 'feed', path: '/rss.xml' },
  { table: 'posts', name: 'sitemap', path: '/sitemap.xml', perRow: 4 },
  { table: 'posts', name: 'sitemap of tags', path: '/sitemap-tags.xml', perRow: 6 },
  { table: 'posts', name: 'sitemap of posts', path: '/sitemap-posts-1.xml', perEntry: true },
  { table: 'posts', name: 'admin: list', path: '/api/admin/entries?kind=post' },
  { table: 'posts', name: 'admin: list by title', path: '/api/admin/entries?kind=post&sort=title' },
  {
    table: 'posts',
    name: 'admin: list of a pillar',
    path: '/api/admin/entries?kind=post&pillar=practical-travel',
  },
  {
    table: 'posts',
    name: 'admin: list by day',
    path: '/api/admin/entries?kind=post&sort=published',
  },
  { table: 'posts', name: 'admin: most read', path: '/api/admin/entries?kind=post&sort=views' },
  { table: 'posts', name: 'admin: list, page 4', path: '/api/admin/entries?kind=post&page=4' },
  { table: 'posts', name: 'admin: drafts', path: '/api/admin/entries?kind=post&state=draft' },
  { table: 'posts', name: 'admin: behind', path: '/api/admin/entries?kind=post&state=behind' },
  { table: 'posts', name: 'admin: of an editor', path: '/api/admin/entries?kind=post&by=bench' },
  { table: 'posts', name: 'admin: trash', path: '/api/admin/entries?kind=post&state=trash' },
  {
    table: 'posts',
    name: 'admin: search',
    path: '/api/admin/entries?kind=post&q=story',
    mostRows: 4_000,
  },
  { table: 'posts', name: 'admin: one', path: '/api/admin/entries/growth-post-5' },
  { table: 'posts', name: 'admin: redirects', path: '/api/admin/redirects' },
  {
    table: 'leads',
    name: 'admin: dashboard',
    path: '/api/admin/dashboard',
    mostRows: 8_000,
    perRow: 1,
  },
  { table: 'leads', name: 'admin: list', path: '/api/admin/leads' },
  {
    table: 'leads',
    name: 'admin: list, trips that are won',
    path: '/api/admin/leads?kind=trip&status=won',
  },
  { table: 'leads', name: 'admin: list, mine', path: '/api/admin/leads?assignee=me' },
  { table: 'leads', name: 'admin: list, due', path: '/api/admin/leads?todo=due' },
  { table: 'leads', name: 'admin: search, a word', path: '/api/admin/leads?q=hanoi' },
  { table: 'leads', name: 'admin: search, an unfinished word', path: '/api/admin/leads?q=hano' },
  {
    table: 'leads',
    name: 'admin: search, an address',
    path: '/api/admin/leads?q=khach-20@example.com',
  },
  { table: 'leads', name: 'admin: one', path: '/api/admin/leads/trip/trip-20' },
  { table: 'leads', name: 'admin: outbox', path: '/api/admin/outbox' },
  { table: 'leads', name: 'admin: audit', path: '/api/admin/audit' },
  { table: 'leads', name: 'admin: subscribers', path: '/api/admin/subscribers', mostRows: 3_400 },
  // Three lists of the sums, up to 20,000 rows.
  {
    table: 'searches',
    name: 'admin: searches',
    path: '/api/admin/searches?days=90&locale=all',
    perRow: 9,
  },
  {
    table: 'searches',
    name: 'admin: searches of a week',
    path: '/api/admin/searches?days=7&locale=vi',
    perRow: 9,
  },
  { table: 'searches', name: 'admin: synonyms', path: '/api/admin/synonyms' },
  {
    table: 'products',
    name: 'shop, first page',
    path: '/api/products/infinite?limit=24&inStock=true&sortBy=trending&isHot=true&page=1',
  },
  {
    table: 'products',
    name: 'shop, page 10',
    path: '/api/products/infinite?limit=24&inStock=true&sortBy=price-low&page=10',
    mostRows: 400,
  },
  {
    table: 'products',
    name: 'shop, a category',
    path: '/api/products/infinite?limit=24&categories=food&page=1',
  },
  {
    table: 'products',
    name: 'shop, a rare word',
    path: '/api/products/infinite?limit=24&q=hammock&page=1',
    mostRows: 8_200,
  },
  {
    table: 'products',
    name: 'shop, a common word',
    path: '/api/products/infinite?limit=24&q=edition&page=1',
    mostRows: 8_200,
  },
  {
    table: 'products',
    name: 'shop, an unfinished word',
    path: '/api/products/infinite?limit=24&q=editi&page=1',
    mostRows: 8_200,
  },
  {
    table: 'products',
    name: 'shop, a price range',
    path: '/api/products/infinite?limit=24&minPrice=20&maxPrice=60&page=1',
    perRow: 2,
  },
  { table: 'products', name: 'click out', path: '/r/catalogue-7' },
  { table: 'products', name: 'shelf of our own', path: '/api/products/own' },
  { table: 'products', name: 'admin: list', path: '/api/admin/products' },
  {
    table: 'products',
    name: 'admin: search',
    path: '/api/admin/products?q=edition',
    mostRows: 1_300,
  },
  { table: 'products', name: 'admin: withdrawn', path: '/api/admin/products?listed=no' },
  { table: 'products', name: 'admin: dead links', path: '/api/admin/products?link=dead' },
  {
    table: 'products',
    name: 'admin: of a merchant',
    path: '/api/admin/products?merchant=tropic-trail',
  },
  { table: 'products', name: 'admin: one', path: '/api/admin/products/7' },
  { table: 'entries', name: 'one', path: '/api/entries/deal/growth-5?locale=vi' },
  { table: 'entries', name: 'page of one', path: '/travel-deals/growth-5' },
  { table: 'entries', name: 'list of another kind', path: '/api/entries/topic?locale=vi' },
  // Lists hold all of a kind, up to 2,000.
  { table: 'entries', name: 'list of the kind', path: '/api/entries/deal?locale=vi', perRow: 1 },
  { table: 'entries', name: 'page of the list', path: '/travel-deals', perRow: 1 },
  { table: 'entries', name: 'admin: list', path: '/api/admin/entries' },
  {
    table: 'entries',
    name: 'admin: list of the kind, page 4',
    path: '/api/admin/entries?kind=deal&page=4',
  },
  { table: 'entries', name: 'admin: public', path: '/api/admin/entries?kind=deal&state=public' },
  { table: 'entries', name: 'admin: with changes', path: '/api/admin/entries?state=changed' },
  { table: 'entries', name: 'admin: behind', path: '/api/admin/entries?state=behind' },
  { table: 'entries', name: 'admin: failed', path: '/api/admin/entries?state=failed' },
  { table: 'entries', name: 'admin: trash', path: '/api/admin/entries?state=trash' },
  {
    table: 'entries',
    name: 'admin: of some days',
    path: '/api/admin/entries?from=2026-10-01&to=2026-10-02',
  },
  // Titles in the middle of a word have no index; 5,000 take 20 ms (docs/performance.md).
  {
    table: 'entries',
    name: 'admin: search',
    path: '/api/admin/entries?kind=deal&q=deal%2019',
    perRow: 1,
  },
  {
    table: 'entries',
    name: 'admin: by title',
    path: '/api/admin/entries?kind=deal&sort=title',
    perRow: 2,
  },
  // With it come counts of photographs, for which the newest thousand are looked at.
  {
    table: 'entries',
    name: 'admin: what waits',
    path: '/api/admin/entries/waiting',
    mostRows: 2_400,
    perRow: 1,
  },
  { table: 'entries', name: 'admin: one', path: '/api/admin/entries/growth-5' },
  { table: 'entries', name: 'admin: revisions', path: '/api/admin/entries/growth-5/revisions' },
  { table: 'entries', name: 'admin: export', path: '/api/admin/entries/export?after=growth-1' },
  // On each list come the tags of the library: an index of the photographs that have some, and of
  // each the tags.
  { table: 'media', name: 'admin: list', path: '/api/admin/media', perRow: 1 },
  { table: 'media', name: 'admin: list, page 4', path: '/api/admin/media?page=4', perRow: 1 },
  {
    table: 'media',
    name: 'admin: missing texts',
    path: '/api/admin/media?state=missing-alt',
    perRow: 1,
  },
  {
    table: 'media',
    name: 'admin: licences that end',
    path: '/api/admin/media?state=licence-ends',
    perRow: 1,
  },
  { table: 'media', name: 'admin: of a place', path: '/api/admin/media?place=hue', perRow: 1 },
  { table: 'media', name: 'admin: trash', path: '/api/admin/media?state=trash', perRow: 1 },
  { table: 'media', name: 'admin: one', path: '/api/admin/media/growth0005' },
  // No index knows what nothing uses, which words stand in the middle of a text, or a tag among
  // others: of each photograph its row is read, and its first use, until a page is full. 5,000 take
  // some milliseconds (docs/performance.md).
  { table: 'media', name: 'admin: unused', path: '/api/admin/media?state=unused', perRow: 4 },
  { table: 'media', name: 'admin: search', path: '/api/admin/media?q=anh%2019%20hue', perRow: 2 },
  { table: 'media', name: 'admin: of a tag', path: '/api/admin/media?tag=x', perRow: 2 },
]
