import { expect, it } from 'vitest'
import { everyHead, type PageHead } from './every-head'
import { sharePages } from './share/share-pages'

/** Plain JSON, as a search engine reads it. */
const node = ({ head }: PageHead, type: string) =>
  (JSON.parse(JSON.stringify(head.jsonLd)) as { '@type': string }[]).find(
    (one) => one['@type'] === type,
  )

it('gives every kind of page the node that it is about', () => {
  const heads = everyHead('2026-03-15')
  const kinds = {
    home: 'WebSite',
    about: 'AboutPage',
    contact: 'ContactPage',
    destinations: 'ItemList',
    destination: 'TouristDestination',
    articles: 'ItemList',
    journal: 'ItemList',
    article: 'Article',
    topics: 'ItemList',
    topic: 'Article',
    guides: 'ItemList',
    guide: 'Article',
    itinerary: 'TouristTrip',
    deals: 'ItemList',
    deal: 'Offer',
    farm: 'TouristTrip',
    shop: 'ItemList',
    routes: 'ItemList',
    route: 'TouristTrip',
  }
  for (const [id, type] of Object.entries(kinds)) {
    // Guides and itineraries share their pattern; deals out of their window are not listed and
    // offer nothing.
    const listed = id === 'deal' ? heads.filter(({ head }) => head.index) : heads
    const own = listed.filter(
      ({ page, path }) =>
        id === (page.id === 'guide' && !/\/day-\d+$/.test(path) ? 'itinerary' : page.id),
    )
    expect(own.length, id).toBeGreaterThan(0)
    for (const one of own) expect(node(one, type), id).toBeDefined()
  }
})

it('offers the mango farm day in its season for what it costs, on its page and on that of the farm tours', () => {
  const expected = {
    price: 1_200_000,
    priceCurrency: 'VND',
    availability: 'https://schema.org/InStock',
    validFrom: '2026-03-01',
    validThrough: '2026-06-30',
  }
  const heads = everyHead('2026-03-15')
  const deal = heads.find(({ path }) => path === '/travel-deals/mango-farm-day')
  expect(deal && node(deal, 'Offer')).toMatchObject(expected)
  const farm = heads.find(({ page }) => page.id === 'farm')
  expect(farm && node(farm, 'TouristTrip')).toMatchObject({ offers: [expected] })
})

it('offers nothing out of season, when of its pages that of the farm alone is listed', () => {
  const heads = everyHead('2026-07-01').filter(
    ({ page, path }) => page.id === 'farm' || path === '/travel-deals/mango-farm-day',
  )
  expect(heads.length).toBe(4)
  for (const one of heads) {
    expect(one.head.index).toBe(one.page.id === 'farm')
    expect(node(one, 'Offer')).toBeUndefined()
    expect(JSON.stringify(one.head.jsonLd)).not.toContain('"Offer"')
  }
})

it('gives every page the same share picture on every day, so that they are drawn once', () => {
  const pages = sharePages('2026-03-15')
  expect(pages.length).toBeGreaterThan(200)
  expect(sharePages('2027-10-31')).toEqual(pages)
})
