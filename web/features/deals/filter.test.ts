import { expect, it } from 'vitest'
import { dealDates, holdsWithin, isLive } from '../../../schema/deal-dates'
import { seedViews } from '../../../schema/testing/seed-views'
import { type DealFilters, filterDeals, hotDeals, searchDeals, trendingDeals } from './filter'

const content = seedViews('deal', 'destination').dealList
const today = '2026-11-21'
const all: DealFilters = { q: '', category: 'all', sort: 'discount', more: '', when: '' }
const found = (q: string) => searchDeals(content.deals, q, 'vi', today)
const listed = (filters: Partial<DealFilters>) =>
  filterDeals(found(filters.q ?? ''), { ...all, ...filters }, 'vi', today)

it('lists only what holds today', () => {
  expect(
    listed({})
      .map(({ slug }) => slug)
      .sort(),
  ).toEqual(
    content.deals
      .filter((deal) => isLive(deal, today))
      .map(({ slug }) => slug)
      .sort(),
  )
  expect(
    listed({}).some(({ slug }) => slug === 'hue-boat-and-garden' || slug === 'mango-farm-day'),
  ).toBe(false)
})

it('puts those that hold on the days of a journey before the others', () => {
  const days = { from: '2027-07-01', to: '2027-07-31' }
  const others = filterDeals(found(''), all, 'vi', today, days)
  const holds = others.map(({ window }) => holdsWithin(window, days))
  expect(new Set(holds)).toEqual(new Set([true, false]))
  expect(holds.lastIndexOf(true)).toBeLessThan(holds.indexOf(false))
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
  expect(new Set(listed({ category: 'dining' }).map(({ category }) => category))).toEqual(
    new Set(['dining']),
  )
})
