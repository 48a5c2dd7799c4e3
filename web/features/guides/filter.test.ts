import { expect, it } from 'vitest'
import { content } from '../../content/guides/list'
import { filterGuides, type GuideFilters, isFiltered } from './filter'
import { parseGuideDay } from './paths'

const all: GuideFilters = { q: '', category: 'all', difficulty: 'all', season: 'all', featured: '' }
const days = (filters: Partial<GuideFilters>, locale: 'vi' | 'en' = 'vi') =>
  filterGuides(content.guides, { ...all, ...filters }, locale).map(({ day }) => day)

it('lists all thirty by day without filters', () => {
  expect(days({})).toEqual(Array.from({ length: 30 }, (_, index) => index + 1))
})

it('finds places and tags typed without marks', () => {
  expect(days({ q: 'ha giang' })).toContain(10)
  expect(days({ q: 'hue' }, 'en')).toEqual(expect.arrayContaining([13, 14]))
  expect(days({ q: 'zzz' })).toEqual([])
})

it('keeps the guides of all seasons when one is chosen', () => {
  const shown = filterGuides(content.guides, { ...all, season: 'winter' }, 'vi')
  expect(shown.length).toBeGreaterThan(0)
  expect(shown.every(({ season }) => season === 'all' || season === 'winter')).toBe(true)
  expect(shown.some(({ season }) => season === 'all')).toBe(true)
})

it('combines category, difficulty and featured', () => {
  const shown = filterGuides(content.guides, { ...all, category: 'food', difficulty: 'beginner', featured: '1' }, 'en')
  expect(shown.map(({ day }) => day)).toEqual([7])
})

it.each([
  ['day-7', 7],
  ['7', 7],
  ['07', 7],
  ['day-007', 7],
  ['30', 30],
  ['31', undefined],
  ['0', undefined],
  ['day-', undefined],
  ['seven', undefined],
])('reads the day of %s', (param, day) => {
  expect(parseGuideDay(param)).toBe(day)
})

it('counts as filtered by anything but blanks', () => {
  expect(isFiltered({ ...all, q: '  ' })).toBe(false)
  const filters: Partial<GuideFilters>[] = [
    { q: 'hue' },
    { category: 'food' },
    { difficulty: 'beginner' },
    { season: 'winter' },
    { featured: '1' },
  ]
  for (const filter of filters) expect(isFiltered({ ...all, ...filter })).toBe(true)
})
