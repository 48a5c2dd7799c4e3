import { expect, it } from 'vitest'
import { toggleMonth, withBest } from './date-inputs'
import { parseNumber } from './number-input'
import { splitTexts } from './text-input'

it('keeps the best month first while others come and go', () => {
  expect(toggleMonth([], 4)).toEqual([4])
  expect(toggleMonth([4, 6], 2)).toEqual([4, 2, 6])
  expect(toggleMonth([4, 2, 6], 4)).toEqual([2, 6])
  expect(withBest([4, 2, 6], 6)).toEqual([6, 2, 4])
})

it('reads numbers as both languages write them, and keeps what is none', () => {
  expect(parseNumber('4,5', false)).toBe(4.5)
  expect(parseNumber('4.5', false)).toBe(4.5)
  expect(parseNumber('1.250.000 ₫', true)).toBe(1_250_000)
  expect(parseNumber('150000 VND', true)).toBe(150_000)
  expect(parseNumber('', true)).toBeNull()
  expect(parseNumber('nhiều', false)).toBe('nhiều')
})

it('splits lines and paragraphs, without empty ones', () => {
  expect(splitTexts('một\n\n hai ', 'lines')).toEqual(['một', 'hai'])
  expect(splitTexts('Đoạn một,\nvẫn một.\n \nĐoạn hai.\n\n', 'paragraphs')).toEqual([
    'Đoạn một,\nvẫn một.',
    'Đoạn hai.',
  ])
})
