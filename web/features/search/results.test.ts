import { expect, test } from 'vitest'
import type { SearchResult } from '../../../schema/api/search'
import { excerptOf, toShownResult } from './results'

const page = {
  id: 'destination:hanoi',
  type: 'destination',
  title: 'Hà Nội',
  lead: 'Thủ đô',
  place: 'Hà Nội',
  image: 'turtle-tower',
} as SearchResult
const shown = (anchor: string) =>
  toShownResult(
    { ...page, part: { id: `destination:hanoi#${anchor}:1`, title: 'Phở bò', lead: '' } },
    'vi',
    25_000,
  )

test('a dish shows food and its own words, another part what its page shows', () => {
  expect(shown('dishes')).toMatchObject({
    kind: 'dish',
    title: 'Phở bò',
    description: '',
    picture: '@assets/art/spot-meal',
  })
  expect(shown('dishes')).not.toHaveProperty('location')
  expect(shown('sights')).toMatchObject({
    kind: 'destination',
    description: 'Thủ đô',
    location: 'Hà Nội',
    picture: 'turtle-tower',
  })
})

test('a dish keeps its Vietnamese name on English pages, which say so', () => {
  const dish = (title: string, locale: 'vi' | 'en') =>
    toShownResult(
      { ...page, part: { id: 'destination:hanoi#dishes:1', title, lead: '' } },
      locale,
      25_000,
    ).titleLang
  expect(dish('Phở bò', 'en')).toBe('vi')
  expect(dish('Shrimp pancakes', 'en')).toBeUndefined()
  expect(dish('Phở bò', 'vi')).toBeUndefined()
})

test('an excerpt begins shortly before what was found', () => {
  const text =
    'Bốn người lạ trong một khoang, một đêm bánh sắt lăn trên ray, rồi sáng ra Huế ăn một bát phở.'
  expect(excerptOf(text, ['phở'])).toBe('…rồi sáng ra Huế ăn một bát phở.')
  expect(excerptOf(text, ['bốn'])).toBe(text)
  expect(excerptOf(text, [])).toBe(text)
})
