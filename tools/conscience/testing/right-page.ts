import type { Addresses } from '../addresses'
import type { ShareImage, Snapshot, VisitedPage } from '../types'

export const addresses: Addresses = { base: 'http://localhost:8787', siteUrl: 'https://site.example' }

export const rightShareImage: ShareImage = { status: 200, type: 'image/jpeg', width: 1200, height: 630, digest: 'a' }

const snapshot: Snapshot = {
  title: 'Trang nhà',
  descriptions: ['Mọi điều về chuyến đi.'],
  canonicals: ['https://site.example/'],
  noindex: false,
  alternates: [
    { hreflang: 'vi', href: 'https://site.example/' },
    { hreflang: 'en', href: 'https://site.example/en' },
    { hreflang: 'x-default', href: 'https://site.example/' },
  ],
  shareImages: ['https://site.example/share/vi/home.jpg'],
  jsonLd: ['{"@context":"https://schema.org","@graph":[{"@type":"WebSite","name":"Trang nhà"}]}'],
  headings: [
    { level: 1, text: 'Trang nhà' },
    { level: 2, text: 'Chuyến đi' },
  ],
  pictures: [{ source: '/a.jpg', alt: 'Con thuyền', sized: true, place: 'main img' }],
  nameless: [],
  links: [{ href: '/', area: 'main', place: 'main a' }],
  resources: ['/a.jpg', 'https://site.example/a.js'],
  actions: ['/tim-kiem'],
  blocks: [{ lang: 'vi', text: 'Một buổi sáng bên bờ sông rất yên.', place: 'main p' }],
}

/** A page with something else in what the server sent and in what the browser has. */
export function withBoth(page: VisitedPage, spoilt: Partial<Snapshot>): VisitedPage {
  return { ...page, sent: { ...page.sent, ...spoilt }, live: { ...page.live, ...spoilt } }
}

/** The home page without a fault, or with the given ones. */
export function rightPage(spoilt: Partial<Snapshot> = {}): VisitedPage {
  const page: VisitedPage = {
    path: '/',
    locale: 'vi',
    status: 200,
    expectedStatus: 200,
    listed: true,
    sent: snapshot,
    live: snapshot,
    console: [],
    errors: [],
    failures: [],
    lang: 'vi',
    overflows: [],
    requests: ['http://localhost:8787/'],
  }
  return withBoth(page, spoilt)
}
