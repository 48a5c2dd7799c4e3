import Validator from '@adobe/structured-data-validator'
import { describe, expect, it } from 'vitest'
import { locales } from '../schema/locale'
import { readVocabulary } from './audit/vocabulary'
import { everyHead } from './every-head'

type Node = Record<string, unknown> & { '@type': string }

const validator = new Validator(readVocabulary())
/** Plain JSON, as a search engine reads it. */
const graphOf = (jsonLd: readonly unknown[]): Node[] => JSON.parse(JSON.stringify(jsonLd))
const heads = everyHead('2026-03-15').map((one) => ({ ...one, graph: graphOf(one.head.jsonLd) }))
const node = (graph: Node[], type: string) => graph.find((one) => one['@type'] === type)

async function faultsOf(graph: Node[]): Promise<string[]> {
  const issues = await validator.validate({ jsonld: Object.groupBy(graph, (one) => one['@type']) as Record<string, Node[]> })
  return issues.map(({ issueMessage }) => issueMessage)
}

/** The ids of a value's nodes, and those that it only points to. */
function idsOf(value: unknown, found = { own: new Set<string>(), pointers: new Set<string>() }) {
  if (typeof value !== 'object' || value === null) return found
  const id: unknown = Reflect.get(value, '@id')
  if (typeof id === 'string') (Object.keys(value).length === 1 ? found.pointers : found.own).add(id)
  for (const child of Object.values(value)) idsOf(child, found)
  return found
}

it('the validator knows schema.org: it complains of an unknown type, an unknown property and a missing name', async () => {
  expect(await faultsOf([{ '@type': 'Artikle' }, { '@type': 'Offer', prize: 1 }, { '@type': 'Organization' }])).toHaveLength(3)
})

describe.each(locales)('the structured data in %s', (locale) => {
  const own = heads.filter((one) => one.locale === locale)

  it.each(own.map((one) => [one.path, one] as const))('of %s has no fault', async (_, { head, graph, page }) => {
    if (graph.length === 0) return expect(head.index).toBe(false)
    expect(await faultsOf(graph)).toEqual([])
    expect(JSON.stringify(graph)).not.toMatch(/rating|review/i)
    const { own: nodes, pointers } = idsOf(graph)
    const elsewhere = [...pointers].filter((id) => !nodes.has(id) && !/(?:\/|\/en)#website$/.test(id))
    expect(elsewhere).toEqual([])
    expect(Boolean(node(graph, 'BreadcrumbList'))).toBe(page.id !== 'home')
  })
})

it('gives every kind of page the node that it is about', () => {
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
    const graphs = heads.filter(({ page }) => page.id === id).map(({ graph }) => graph)
    expect(graphs.length, id).toBeGreaterThan(0)
    for (const graph of graphs) expect(node(graph, type), id).toBeDefined()
  }
})

it.each([
  ['2026-03-15', 'https://schema.org/InStock', '2026-03-01', '2026-06-30'],
  ['2026-07-01', 'https://schema.org/OutOfStock', '2027-03-01', '2027-06-30'],
])('offers the mango farm day on %s as %s, from %s through %s, for what it costs', (today, availability, validFrom, validThrough) => {
  const head = everyHead(today).find(({ path }) => path === '/travel-deals/mango-farm-day')
  expect(node(graphOf(head?.head.jsonLd ?? []), 'Offer')).toMatchObject({
    price: 1_200_000,
    priceCurrency: 'VND',
    availability,
    validFrom,
    validThrough,
  })
})
