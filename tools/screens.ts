import type { BrowserContext } from 'playwright'

export interface Screen {
  name: string
  path: string
  /** Whether it is the one page of its kind that is measured, not a state of another. */
  isKind: boolean
}

const states = /-(missing|empty|filtered|month|category|blank|ended|link|end|shared)$|^not-found$/

/**
 * One address of every kind of screen and of its states, for pictures, the site audit and
 * measurements.
 */
export const screens: readonly Screen[] = [
  { name: 'home', path: '/' },
  { name: 'destinations', path: '/where-to-go' },
  { name: 'destinations-empty', path: '/where-to-go?q=zzz' },
  { name: 'destination', path: '/where-to-go/hoi-an' },
  { name: 'destination-missing', path: '/where-to-go/atlantis' },
  { name: 'when', path: '/khi-nao-di' },
  { name: 'month', path: '/where-to-go/hoi-an/thang-3' },
  { name: 'articles', path: '/inspiration' },
  { name: 'articles-month', path: '/inspiration?month=2025-10' },
  { name: 'article', path: '/inspiration/to-pho-nam-gio-sang' },
  { name: 'article-missing', path: '/inspiration/khong-co' },
  { name: 'guides', path: '/plan-your-trip' },
  { name: 'guides-filtered', path: '/plan-your-trip?q=hue&featured=1' },
  { name: 'guides-empty', path: '/plan-your-trip?q=zzz' },
  { name: 'guide', path: '/plan-your-trip/day-7' },
  { name: 'guide-missing', path: '/plan-your-trip/day-31' },
  { name: 'itinerary', path: '/plan-your-trip/hanoi-ha-long' },
  { name: 'topics', path: '/things-to-do' },
  { name: 'topics-category', path: '/things-to-do?category=festivals' },
  { name: 'topics-empty', path: '/things-to-do?q=zzz' },
  { name: 'topic', path: '/things-to-do/vietnamese-coffee' },
  { name: 'topic-missing', path: '/things-to-do/atlantis' },
  { name: 'farm', path: '/tour-nong-trai' },
  { name: 'deals', path: '/travel-deals' },
  { name: 'deals-empty', path: '/travel-deals?q=zzz' },
  { name: 'deal', path: '/travel-deals/ha-giang-motorbike-loop' },
  { name: 'deal-ended', path: '/travel-deals/hue-boat-and-garden' },
  { name: 'deal-missing', path: '/travel-deals/atlantis' },
  { name: 'shop', path: '/shop-gear' },
  { name: 'shop-filtered', path: '/shop-gear?category=food&max=20&missing=1' },
  { name: 'shop-empty', path: '/shop-gear?q=zzz' },
  { name: 'search', path: '/tim-kiem/hoi%20an' },
  { name: 'search-blank', path: '/tim-kiem' },
  { name: 'search-empty', path: '/tim-kiem/zzz' },
  { name: 'journal', path: '/my-journal' },
  { name: 'trip', path: '/lien-he/trip-planning?destination=hue&plan=hoi-an-3-days' },
  { name: 'letters', path: '/thu' },
  { name: 'letter', path: '/thu/hoa-tren-da' },
  { name: 'letter-missing', path: '/thu/khong-co' },
  { name: 'contact', path: '/lien-he' },
  { name: 'prices', path: '/gia-hop-ly' },
  { name: 'routes', path: '/di-lai' },
  { name: 'route', path: '/di-lai/hue-hoi-an' },
  { name: 'route-missing', path: '/di-lai/khong-co' },
  { name: 'about', path: '/ve-chung-toi' },
  { name: 'privacy', path: '/chinh-sach-bao-mat' },
  { name: 'terms', path: '/dieu-khoan' },
  {
    name: 'saved-shared',
    path: '/yeu-thich?items=destination.hoi-an,guide.day-7,deal.mekong-two-days',
  },
  { name: 'saved', path: '/yeu-thich' },
  { name: 'newsletter-link', path: '/ban-tin/xac-nhan?token=forged' },
  { name: 'newsletter-end', path: '/ban-tin/huy-dang-ky?token=forged' },
  { name: 'newsletter-choices', path: '/ban-tin/tuy-chon?token=forged' },
  { name: 'booking', path: '/tour-nong-trai/dat-cho' },
  { name: 'booking-link', path: '/tour-nong-trai/dat-cho?token=forged' },
  { name: 'voucher-link', path: '/tour-nong-trai/ve?token=forged' },
  { name: 'coming-soon', path: '/doi-tac' },
  { name: 'not-found', path: '/khong-co-trang-nay' },
].map((screen) => ({ ...screen, isKind: !states.test(screen.name) }))

/** Every kind of view of the admin whose address needs nothing to be made before. */
export const adminScreens: readonly { name: string; path: string }[] = [
  { name: 'admin-dashboard', path: '/admin' },
  { name: 'admin-calendar', path: '/admin/calendar' },
  { name: 'admin-figures', path: '/admin/figures' },
  { name: 'admin-content', path: '/admin/content' },
  { name: 'admin-posts', path: '/admin/content?kind=post' },
  { name: 'admin-trash', path: '/admin/content?state=trash' },
  { name: 'admin-media', path: '/admin/media' },
  { name: 'admin-media-trash', path: '/admin/media?state=trash' },
  { name: 'admin-leads', path: '/admin/leads' },
  { name: 'admin-leads-board', path: '/admin/leads?view=board' },
  { name: 'admin-tours', path: '/admin/tours' },
  { name: 'admin-tour-departures', path: '/admin/tours/departures' },
  { name: 'admin-bookings', path: '/admin/tours/bookings' },
  { name: 'admin-tour-money', path: '/admin/tours/money' },
  { name: 'admin-tour-figures', path: '/admin/tours/figures' },
  { name: 'admin-tour-reviews', path: '/admin/tours/reviews' },
  { name: 'admin-letters', path: '/admin/letters' },
  { name: 'admin-subscribers', path: '/admin/subscribers' },
  { name: 'admin-subscribers-import', path: '/admin/subscribers/import' },
  { name: 'admin-suppressions', path: '/admin/subscribers/suppressions' },
  { name: 'admin-products', path: '/admin/products' },
  { name: 'admin-products-import', path: '/admin/products/import' },
  { name: 'admin-media', path: '/admin/media' },
  { name: 'admin-outbox', path: '/admin/outbox' },
  { name: 'admin-operations', path: '/admin/operations' },
  { name: 'admin-redirects', path: '/admin/redirects' },
  { name: 'admin-searches', path: '/admin/searches' },
  { name: 'admin-synonyms', path: '/admin/searches?list=synonyms' },
  { name: 'admin-audit', path: '/admin/audit' },
  { name: 'admin-colleagues', path: '/admin/colleagues' },
  { name: 'admin-account', path: '/admin/account' },
  { name: 'admin-missing', path: '/admin/khong-co' },
]

/**
 * Logs in within a page, so that the browser itself keeps the cookie. Throws where the login is
 * refused.
 */
export async function logIn(
  context: BrowserContext,
  url: string,
  account: { username: string; password: string },
): Promise<void> {
  const page = await context.newPage()
  await page.goto(`${url}/admin/login`)
  const status = await page.evaluate(async (body) => {
    const headers = { 'Content-Type': 'application/json' }
    return (await fetch('/api/admin/login', { method: 'POST', headers, body })).status
  }, JSON.stringify(account))
  if (status !== 200) throw new Error(`the login answered ${status}`)
  await page.close()
}
