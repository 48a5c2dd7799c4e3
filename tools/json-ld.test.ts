import { expect, it } from 'vitest'
import { everyHead, type PageHead } from './every-head'

/** Plain JSON, as a search engine reads it. */
const node = ({ head }: PageHead, type: string) =>
  (JSON.parse(JSON.stringify(head.jsonLd)) as { '@type': string }[]).find((one) => one['@type'] === type)

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
    shop: 'ItemList',
  }
  for (const [id, type] of Object.entries(kinds)) {
    // Guides and itineraries share their pattern.
    const own = heads.filter(({ page, path }) => id === (page.id === 'guide' && !/\/day-\d+$/.test(path) ? 'itinerary' : page.id))
    expect(own.length, id).toBeGreaterThan(0)
    for (const one of own) expect(node(one, type), id).toBeDefined()
  }
})

it.each([
  ['2026-03-15', 'https://schema.org/InStock', '2026-03-01', '2026-06-30'],
  ['2026-07-01', 'https://schema.org/OutOfStock', '2027-03-01', '2027-06-30'],
])('offers the mango farm day on %s as %s, from %s through %s, for what it costs', (today, availability, validFrom, validThrough) => {
  const head = everyHead(today).find(({ path }) => path === '/travel-deals/mango-farm-day')
  const price = { price: 1_200_000, priceCurrency: 'VND' }
  expect(head && node(head, 'Offer')).toMatchObject({ ...price, availability, validFrom, validThrough })
})
