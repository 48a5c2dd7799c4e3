import { expect, it } from 'vitest'
import { viewEntries } from '../../../schema/content/all-views'
import { dealDates, isLive } from '../../../schema/deal-dates'
import { readEntryFiles } from '../../../schema/seed/entry-files'
import { type DealFilters, filterDeals, hotDeals, searchDeals, trendingDeals } from './filter'

const content = viewEntries(readEntryFiles()).dealList
const today = '2026-11-21'
const all: DealFilters = { q: '', category: 'all', sort: 'discount', more: '' }
const found = (q: string) => searchDeals(content.deals, q, 'vi', today)
const listed = (filters: Partial<DealFilters>) => filterDeals(found(filters.q ?? ''), { ...all, ...filters }, 'vi', today)

it('lists only what holds today', () => {
  const shown = listed({})
  expect(shown.length).toBe(content.deals.filter((deal) => isLive(deal, today)).length)
  expect(shown.some(({ slug }) => slug === 'hue-boat-and-garden')).toBe(false)
})

it('sorts by discount, by price and by the last day', () => {
  const discounts = listed({}).map(({ discountPercentage }) => discountPercentage)
  expect(discounts).toEqual([...discounts].sort((a, b) => b - a))
  const prices = listed({ sort: 'price' }).map(({ discountedPrice }) => discountedPrice)
  expect(prices).toEqual([...prices].sort((a, b) => a - b))
  const ends = listed({ sort: 'expiry' }).map(({ window }) => dealDates(window, today).validTo)
  expect(ends).toEqual([...ends].sort())
})

it('finds deals by title and by destination, without marks', () => {
  expect(found('phu quoc').length).toBeGreaterThan(0)
  expect(found('ha-giang').length + found('sapa').length).toBeGreaterThan(0)
  expect(found('zzz')).toEqual([])
})

it('takes hot and trending deals from what the search found', () => {
  expect(hotDeals(found('')).length).toBe(3)
  expect(trendingDeals(found('')).length).toBe(4)
  const few = found('phu quoc')
  for (const deal of [...hotDeals(few), ...trendingDeals(few)]) expect(few).toContain(deal)
})

it('keeps to the chosen category', () => {
  expect(new Set(listed({ category: 'dining' }).map(({ category }) => category))).toEqual(new Set(['dining']))
})
