import { describe, expect, it } from 'vitest'
import { fold, matchesExactly, matchesFolded, slugify } from './fold'

describe('fold', () => {
  it.each([
    ['Đà Nẵng', 'da nang'],
    ['ĐƯỜNG ẾCH Ộ', 'duong ech o'],
    ['Ðông Hà', 'dong ha'],
    ['Phở  bò\ttái ', 'pho bo tai'],
    ['Ho\u0302\u0323i An', 'hoi an'],
    ['', ''],
  ])('folds %j to %j', (text, folded) => {
    expect(fold(text)).toBe(folded)
  })

  it('finds with and without marks, on both sides', () => {
    expect(matchesFolded('da nang', ['Đà Nẵng'])).toBe(true)
    expect(matchesFolded('Đà Nẵng', ['da nang'])).toBe(true)
    expect(matchesFolded('', ['anything'])).toBe(true)
    expect(matchesFolded('hue', ['Hội An'])).toBe(false)
  })

  it('distinguishes tones where they were typed', () => {
    expect(matchesExactly('mía', ['nước mía'])).toBe(true)
    expect(matchesExactly('mía', ['nước mia'])).toBe(false)
    expect(matchesExactly(' ', ['nước mía'])).toBe(false)
  })

  it('makes slugs', () => {
    expect(slugify('TP. Hồ Chí Minh')).toBe('tp-ho-chi-minh')
    expect(slugify('  Hội An! ')).toBe('hoi-an')
  })
})
