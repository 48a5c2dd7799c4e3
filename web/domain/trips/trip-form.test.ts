import { describe, expect, it } from 'vitest'
import { destinationsIn } from '../../../schema/destinations'
import { withDestination, withoutDestination } from './trip-form'

describe('a text of places', () => {
  it('names destinations in any language and spelling', () => {
    expect(destinationsIn('Huế, ha noi; Sài Gòn, Cà Mau, Ha Long Bay')).toEqual([
      'hue',
      'hanoi',
      'ho-chi-minh-city',
      'halong-bay',
    ])
  })

  it('takes a destination in the language of the page and keeps all else', () => {
    expect(withDestination('', 'hue', 'vi')).toBe('Huế')
    expect(withDestination('một nơi yên tĩnh', 'hoi-an', 'vi')).toBe('một nơi yên tĩnh, Hội An')
    expect(withDestination('Hue', 'da-nang', 'en')).toBe('Hue, Da Nang')
  })

  it('names a destination once', () => {
    expect(withDestination('Huế', 'hue', 'en')).toBe('Hue')
  })

  it('lets a destination go by whatever name, and keeps all else', () => {
    expect(withoutDestination('Hà Giang, Huế, Hue city, Sapa', 'hue')).toBe('Hà Giang, Sapa')
    expect(withoutDestination('Hue', 'hue')).toBe('')
  })
})
