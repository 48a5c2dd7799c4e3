import { expect, it } from 'vitest'
import { lunarYearName } from './lunar-day'

it.each([
  [1968, 'Mậu Thân', 'Monkey'],
  [1984, 'Giáp Tý', 'Rat'],
  [2026, 'Bính Ngọ', 'Horse'],
  [2027, 'Đinh Mùi', 'Goat'],
])('names the lunar year %i', (year, vi, en) => {
  expect([lunarYearName(year, 'vi'), lunarYearName(year, 'en')]).toEqual([vi, en])
})
