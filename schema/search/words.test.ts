import { describe, expect, it } from 'vitest'
import { isMarked, joinedPairs, readWords, writeOut } from './words'

const folded = (text: string) => readWords(text).map((word) => word.folded)
const exact = (text: string) => readWords(text).map((word) => word.exact)

describe('readWords', () => {
  it('folds marks and letter case, in either form of Unicode', () => {
    expect(folded('Đà Nẵng, PHỞ')).toEqual(['da', 'nang', 'pho'])
    expect(folded('Phở'.normalize('NFD'))).toEqual(['pho'])
  })

  it('compares tones wherever they are written', () => {
    expect(exact('hòa')).toEqual(exact('hoà'))
    expect(exact('phố')).not.toEqual(exact('phở'))
    expect(readWords('đi pho').map(isMarked)).toEqual([true, false])
  })

  it.each([
    ['beaches', 'beach'],
    ['ferries', 'ferry'],
    ['boxes', 'box'],
    ['mangoes', 'mango'],
    ['bus', 'bus'],
    ['glass', 'glass'],
    ['chân', 'chan'],
  ])('reads %s as %s', (text, word) => {
    expect(folded(text)).toEqual([word])
  })

  it('joins what apostrophes and separators of thousands cut', () => {
    expect(folded('H’Mông Huế’s 20.000')).toEqual(['hmong', 'hue', '20000'])
  })
})

it('joins neighbours, so that both spellings find both', () => {
  expect(joinedPairs(readWords('Hội An'))).toEqual(folded('hoian'))
})

it('writes short forms out, as whole words only', () => {
  expect(writeOut('Giá kẹp ĐT, ks')).toBe('Giá kẹp điện thoại, khách sạn')
  expect(writeOut('adt')).toBe('adt')
})
