import { describe, expect, it } from 'vitest'
import { seedViews } from '../../../schema/testing/seed-views'
import { fitsOf } from '../../domain/travel-dates/fit'
import { readListState } from '../../lib/list-state'
import { destinationListFields } from '../paths'
import { filterDestinations, isFiltered } from './filter'

const { destinationList: destinations, words, years } = seedViews('destination')

function find(query: string, locale: 'vi' | 'en' = 'vi') {
  const filters = readListState(destinationListFields, new URLSearchParams(query))
  return filterDestinations(destinations, filters, locale, {
    words: words.destination(locale),
  }).map(({ slug }) => slug)
}

describe('the destinations list', () => {
  it('shows all, the best rated first', () => {
    const ratings = filterDestinations(
      destinations,
      readListState(destinationListFields, new URLSearchParams()),
      'vi',
    ).map(({ rating }) => rating)
    expect(ratings).toHaveLength(destinations.length)
    expect(ratings).toEqual([...ratings].sort((a = 0, b = 0) => b - a))
  })

  it.each(['da nang', 'Đà Nẵng', 'DA NANG', 'đà nẵng'])('finds Da Nang by typing %s', (text) => {
    expect(find(`q=${encodeURIComponent(text)}`)).toContain('da-nang')
  })

  it('finds by former province, other names, dishes and culture', () => {
    expect(find('q=quang+nam')).toEqual(['hoi-an'])
    expect(find('q=kien+giang')).toContain('phu-quoc')
    expect(find('q=saigon', 'en')).toContain('ho-chi-minh-city')
    expect(find('q=cao+lau')).toContain('hoi-an')
    expect(find('q=nothing-like-this')).toEqual([])
  })

  it('shows all until it knows by what else a text is searched', () => {
    const filters = readListState(destinationListFields, new URLSearchParams('q=cao+lau'))
    expect(filterDestinations(destinations, filters, 'vi')).toHaveLength(destinations.length)
  })

  it('puts what contains the text exactly as typed first', () => {
    expect(find(`q=${encodeURIComponent('Huế')}&sort=price`)[0]).toBe('hue')
  })

  it('filters by region and by activity category, alone and together', () => {
    expect(find('region=south').sort()).toEqual([
      'chau-doc',
      'con-dao',
      'ho-chi-minh-city',
      'mekong-delta',
      'phu-quoc',
    ])
    const cruises = find('activity=cruise')
    expect(cruises).toContain('halong-bay')
    const north = find('region=north')
    expect(find('region=north&activity=cruise')).toEqual(
      cruises.filter((slug) => north.includes(slug)),
    )
  })

  it('sorts by reviews, activities and lowest price', () => {
    const bySlug = new Map(destinations.map((destination) => [destination.slug, destination]))
    const reviews = find('sort=reviews').map((slug) => bySlug.get(slug)?.reviewCount ?? 0)
    expect(reviews).toEqual([...reviews].sort((a = 0, b = 0) => b - a))
    const prices = find('sort=price').map((slug) =>
      Number(/\d+/.exec(bySlug.get(slug)?.accommodation.priceRange ?? '')?.[0]),
    )
    expect(prices).toEqual([...prices].sort((a, b) => a - b))
  })

  it('puts the places that are good in the months of a journey first, those to avoid last, each in the order of the sort', () => {
    const filters = readListState(destinationListFields, new URLSearchParams('sort=price'))
    const fits = fitsOf(years, [10])
    const sorted = filterDestinations(destinations, filters, 'vi', { fits })
    const verdicts = sorted.map(({ slug }) => fits.get(slug)?.verdict)
    expect(verdicts).toEqual(
      ['good', 'mixed', 'avoid'].flatMap((verdict) => verdicts.filter((one) => one === verdict)),
    )
    expect(new Set(verdicts).size).toBe(3)
    const good = sorted.filter((_, index) => verdicts[index] === 'good').map(({ slug }) => slug)
    expect(good).toEqual(find('sort=price').filter((slug) => good.includes(slug)))
  })

  it('reads malformed filters as their defaults', () => {
    expect(find('region=moon&activity=&sort=%00')).toEqual(find(''))
  })

  it.each([
    ['region=north', true],
    ['q=%20', false],
    ['sort=price', false],
  ])('%s narrows the list down: %s', (query, expected) => {
    expect(isFiltered(readListState(destinationListFields, new URLSearchParams(query)))).toBe(
      expected,
    )
  })
})
