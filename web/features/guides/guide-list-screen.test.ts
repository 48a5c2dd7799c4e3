import { expect, it } from 'vitest'
import { viewEntries } from '../../../schema/content/all-views'
import { readSampleEntries } from '../../../schema/testing/sample-pack'
import { filterGuides, type GuideFilters, isFiltered } from './guide-list-screen'
import { chaptersOf } from './guide-rows'
import { parseGuideDay } from './paths'

const { guideList: content, words } = viewEntries(readSampleEntries())
const all: GuideFilters = {
  q: '',
  category: 'all',
  difficulty: 'all',
  season: 'all',
  featured: '',
  when: '',
}
const days = (filters: Partial<GuideFilters>, locale: 'vi' | 'en' = 'vi') =>
  filterGuides(content.guides, { ...all, ...filters }, locale, words.guide(locale)).map(
    ({ day }) => day,
  )

it('lists all thirty by day without filters', () => {
  expect(days({})).toEqual(Array.from({ length: 30 }, (_, index) => index + 1))
})

it('shows all until it knows by what else a text is searched', () => {
  expect(filterGuides(content.guides, { ...all, q: 'zzz' }, 'vi', undefined)).toHaveLength(30)
})

it('finds places, tags and words of the summary typed without marks', () => {
  expect(days({ q: 'bao lu va nang nong' })).toEqual([1])
  expect(days({ q: 'lap ke hoach' })).toContain(1)
  expect(days({ q: 'ha giang' })).toContain(10)
  expect(days({ q: 'hue' }, 'en')).toEqual(expect.arrayContaining([13, 14]))
  expect(days({ q: 'zzz' })).toEqual([])
})

it.each([
  ['spring', [13, 16, 20, 23, 26], [9, 11, 18, 21, 22]],
  ['summer', [9, 15, 18, 19], [8, 10, 13, 20, 21, 22, 26]],
  ['autumn', [6, 8, 9, 10, 11, 21], [13, 15, 16, 17, 18, 19, 22, 26]],
  ['winter', [6, 20, 21, 22, 23, 26], [8, 9, 10, 12, 13, 15, 16, 17, 18, 19]],
] as const)(
  'lists in %s what is at its best then, and what is good all year',
  (season, best, others) => {
    const shown = days({ season })
    expect(shown).toEqual(expect.arrayContaining([...best, 1, 2, 3, 4, 5, 7, 14, 24]))
    for (const day of others) expect(shown).not.toContain(day)
    expect(shown.length).toBeLessThan(content.guides.length)
  },
)

it('combines category, difficulty and featured', () => {
  const shown = filterGuides(
    content.guides,
    { ...all, category: 'food', difficulty: 'beginner', featured: '1' },
    'en',
    undefined,
  )
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

it('has every day in one of six chapters, each with the picture of one of its own guides', () => {
  const chapters = chaptersOf(content.guides)
  expect(chapters.map(({ id }) => id)).toEqual([
    'before',
    'north',
    'central',
    'highlands',
    'south',
    'home',
  ])
  expect(chapters.flatMap(({ guides }) => guides.map(({ day }) => day))).toEqual(days({}))
  for (const { picture, guides } of chapters)
    expect(guides.map(({ imageUrl }) => imageUrl)).toContain(picture)
})

it('leaves out a chapter without guides, and covers one without its cover guide by its first', () => {
  const some = content.guides.filter(({ day }) => day >= 9 && day < 20)
  expect(chaptersOf(some).map(({ id }) => id)).toEqual(['north', 'central'])
  expect(chaptersOf(some)[0]?.picture).toBe(some[0]?.imageUrl)
})
