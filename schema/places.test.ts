import { describe, expect, it } from 'vitest'
import { viewEntries } from './content/all-views'
import { bindPlaceNames, englishPlaceName, placesOnMap } from './places'
import { readSampleEntries } from './testing/sample-pack'

/** With a visible sign in the place of each no-break space. */
const bound = (text: string) => bindPlaceNames(text).replaceAll('\u00a0', '_')

it.each([
  ['Lớp nấu ăn ở Trà Quế, sáng sớm', 'Lớp nấu ăn ở Trà_Quế, sáng sớm'],
  ['Sáng: lăng Bác và Ba Đình', 'Sáng: lăng Bác và Ba_Đình'],
  ['<p>Thuyền thúng Cẩm Thanh.</p>', '<p>Thuyền thúng Cẩm_Thanh.</p>'],
  ['Đến TP. Hồ Chí Minh', 'Đến TP._Hồ_Chí_Minh'],
  ['Sân bay Đà Nẵng–Hội An', 'Sân bay Đà_Nẵng–Hội_An'],
  ['Ở Hồ Chí Minh, Ngã Tư', 'Ở Hồ_Chí_Minh, Ngã Tư'],
])('keeps the names of places in %j whole', (text, expected) => {
  expect(bound(text)).toBe(expected)
})

it('knows the names without marks, as English writes them, and names of three words', () => {
  expect(bound('From Ho Chi Minh City to Tra Que and Ha Long Bay')).toBe(
    'From Ho_Chi_Minh_City to Tra_Que and Ha_Long_Bay',
  )
})

it('binds no other words, no part of a longer one and nothing in an address', () => {
  for (const text of [
    'Hà Nộiii',
    'Ông Hà Nam',
    'hà nội',
    'Where to Go',
    '<a href="/where-to-go/hoi-an">x</a>',
  ])
    expect(bound(text)).toBe(text)
})

it('names places in English as the site spells them, and leaves other words alone', () => {
  const names = ['Hà Nội', 'Sài Gòn', 'Hải Vân', 'mùa mưa'].map(englishPlaceName)
  expect(names).toEqual(['Hanoi', 'Saigon', 'Hai Van', 'mùa mưa'])
})

describe('the map of a guide', () => {
  it('shows its places, or all destinations where it is about the country', () => {
    const coordinates = { lat: 21.03, lng: 105.85 }
    const names = new Map([['hanoi', { nameVi: 'Hà Nội', nameEn: 'Hanoi', coordinates }]])
    const named = (ids: string[]) => placesOnMap(ids, names).map(({ nameEn }) => nameEn)
    expect(named(['mai-chau', 'hanoi', 'nowhere'])).toEqual(['Mai Chau', 'Hanoi'])
    expect(named(['vietnam'])).toEqual(['Hanoi'])
    expect(named(['vietnam', 'tuy-hoa'])).toEqual(['Tuy Hoa'])
  })

  it('leaves out no place of the guides that a new site has', () => {
    const { guides, destinations } = viewEntries(readSampleEntries())
    const missing = guides.filter(({ destinations: places, map }) => {
      const own = places.filter(({ id }) => id !== 'vietnam')
      return map.length !== (own.length || destinations.length)
    })
    expect(missing.map(({ day }) => day)).toEqual([])
  })
})
