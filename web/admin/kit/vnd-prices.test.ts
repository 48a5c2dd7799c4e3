import { expect, it } from 'vitest'
import { wholeDollarsOf } from './vnd-prices'

it('gives the whole dollars of an amount that is written in đồng, and of nothing else', () => {
  const of = (text: string) => wholeDollarsOf(text, 25_000)
  expect(['150.000đ', '150.000 đ', '150000 VND', '150,000 ₫', ' 150.000 đồng '].map(of)).toEqual(
    Array(5).fill('$6'),
  )
  expect(of('5.000đ')).toBe('$1')
  expect(['$15', '$15-30', 'Free', '150.000', 'đ', 'hỏi đ', ''].map(of)).toEqual(
    Array(7).fill(undefined),
  )
})
