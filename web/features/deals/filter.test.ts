import { expect, it } from 'vitest'
import { dealDates, holdsWithin, isLive } from '../../../schema/deal-dates'
import { seedViews } from '../../../schema/testing/seed-views'
import { type DealFilters, filterDeals, hotDeals, searchDeals, trendingDeals } from './filter'

const content = seedViews('deal', 'destination').dealList
const today = '2026-11-21'
const all: DealFilters = { q: '', category: 'all', sort: 'discount', more: '', when: '' }
const found = (q: string) => searchDeals(content.deals, q, 'vi', today)
const listed = (filters: Partial<DealFilters>) => filterDeals(found(filters.q ?? ''), { ...all, ...filters }, 'vi', today)

it('lists only what holds today, and our own out of its season too', () => {
  const shown = listed({})
  expect(shown.filter(({ isOwn }) => !isOwn).length).toBe(content.deals.filter((deal) => !deal.isOwn && isLive(deal, today)).length)
  expect(shown.some(({ slug }) => slug === 'hue-boat-and-garden')).toBe(false)
  expect(shown.some(({ slug }) => slug === 'mango-farm-day')).toBe(true)
})

it('lists our own first, however the rest is sorted', () => {
  for (const sort of ['discount', 'price', 'expiry'] as const) expect(listed({ sort })[0]?.slug).toBe('mango-farm-day')
})

it('puts those that hold on the days of a journey before the others', () => {
  const days = { from: '2027-07-01', to: '2027-07-31' }
  const others = filterDeals(found(''), all, 'vi', today, days).filter(({ isOwn }) => !isOwn)
  const holds = others.map(({ window }) => holdsWithin(window, days))
  expect(new Set(holds)).toEqual(new Set([true, false]))
  expect(holds.lastIndexOf(true)).toBeLessThan(holds.indexOf(false))
})

it('sorts by discount, by price and by the last day', () => {
  const others = (filters: Partial<DealFilters>) => listed(filters).filter(({ isOwn }) => !isOwn)
  const discounts = others({}).map(({ discountPercentage }) => discountPercentage)
  expect(discounts).toEqual([...discounts].sort((a, b) => b - a))
  const prices = others({ sort: 'price' }).map(({ discountedPrice }) => discountedPrice)
  expect(prices).toEqual([...prices].sort((a, b) => a - b))
  const ends = others({ sort: 'expiry' }).map(({ window }) => dealDates(window, today).validTo)
  expect(ends).toEqual([...ends].sort())
})

it('finds deals by title and by destination, without marks', () => {
  expect(found('phu quoc').length).toBeGreaterThan(0)
  expect(found('ha-giang').length + found('sapa').length).toBeGreaterThan(0)
  expect(found('zzz')).toEqual([])
})

it('takes hot and trending deals from what the search found, those alone that hold today', () => {
  expect(hotDeals(found(''), today).length).toBe(3)
  expect(trendingDeals(found(''), today).length).toBe(4)
  const few = found('phu quoc')
  for (const deal of [...hotDeals(few, today), ...trendingDeals(few, today)]) expect(few).toContain(deal)
})

it('keeps to the chosen category', () => {
  expect(new Set(listed({ category: 'dining' }).map(({ category }) => category))).toEqual(new Set(['dining']))
})
