import { describe, expect, it } from 'vitest'
import { ticketOf } from '../../content/destination-facts'
import { contentOf } from '../../content/entry-file'
import { readEntryFiles } from '../entry-files'
import placeNames from '../search/place-names.json' with { type: 'json' }

/**
 * No two texts give a leg or a ticket differently. A sentence that names both ends of a route, no
 * other place, and hours has those of one of its ways; a price behind the name of a sight is its
 * ticket.
 */
const files = readEntryFiles()
const destinations = files.filter(({ kind }) => kind === 'destination')
const routes = files.flatMap(({ kind, slug, data }) =>
  kind === 'route' ? [{ slug, ...contentOf('route', data) }] : [],
)

interface Sentence {
  where: string
  text: string
}

function* sentencesOf(value: unknown, where: string): Generator<Sentence> {
  if (typeof value === 'string')
    for (const text of value.split(/(?<=[.!?;])(?<!TP\.)\s|\n/)) yield { where, text }
  else if (typeof value === 'object' && value !== null)
    for (const [key, one] of Object.entries(value)) yield* sentencesOf(one, `${where}.${key}`)
}

const sentences = files.flatMap(({ kind, slug, data }) =>
  kind === 'route' ? [] : [...sentencesOf(data, `${kind}:${slug}`)],
)

const patternOf = (names: readonly string[]) => {
  const anyOf = names.map((name) => name.replaceAll('.', '\\.')).join('|')
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${anyOf})(?![\\p{L}\\p{N}])`, 'u')
}

describe('legs', () => {
  const places = destinations.map(({ slug, data: { nameVi, nameEn } }) => {
    const own = [String(nameVi), String(nameEn)]
    const all = Object.values(placeNames).flat()
    const others = all.find(({ same }) => same.some((name) => own.includes(name)))?.same ?? []
    return {
      slug,
      pattern: patternOf([...own, ...others.filter((one) => /^\p{Lu}\p{Ll}/u.test(one))]),
    }
  })
  const number = (text: string) => Number(text.replace(',', '.'))
  const duration =
    /(\d+(?:[.,]\d+)?)(?:\s?(?:–|đến|to)\s?(\d+(?:[.,]\d+)?))?\s?(giờ|tiếng|hours?|phút|minutes?)( rưỡi)?(?!\s?\d)/gu

  function rangesIn(text: string): string[][] {
    return [...text.matchAll(duration)].map(([, low = '', high = low, unit = '', half]) =>
      [low, high].map((one) =>
        ((number(one) + (half ? 0.5 : 0)) / (/^[pm]/.test(unit) ? 60 : 1)).toFixed(2),
      ),
    )
  }

  /** Time in the air, between departures, and before a flight is no leg. */
  const isOther = (text: string) => /bay|flight|fly|air\b|every|mỗi|chuyến/iu.test(text)

  function endsIn({ where, text }: Sentence): string {
    const own = where.match(/^destination:([\w-]+)/)?.[1]
    const named = places.flatMap(({ slug, pattern }) => (pattern.test(text) ? [slug] : []))
    return [...new Set([...named, ...(own && named.length > 0 ? [own] : [])])].sort().join(' ')
  }

  const said = Map.groupBy(
    sentences.filter(({ text }) => rangesIn(text).length > 0 && !isOther(text)),
    endsIn,
  )

  it.each(routes)('$slug', ({ from, to, ways }) => {
    const ends = ways.flatMap((way) => [way.travelHours, way.travelHoursUpTo ?? way.travelHours])
    const known = new Set(ends.map((hours) => hours.toFixed(2)))
    const isOutside = (hours: string) =>
      Number(hours) < Math.min(...ends) || Number(hours) > Math.max(...ends)
    const others = (said.get([from.place, to.place].sort().join(' ')) ?? []).filter(({ text }) =>
      rangesIn(text).some(
        (range) => range.every((hours) => !known.has(hours)) || range.some(isOutside),
      ),
    )
    expect(others).toEqual([])
  })

  it('are found in texts', () => {
    expect(said.get('da-nang hoi-an')?.length).toBeGreaterThan(2)
  })
})

describe('tickets', () => {
  const names: Record<string, string[]> = {
    'da-lat-langbiang-hike': ['Langbiang'],
    'da-lat-bao-dai-palace-three': ['Dinh III', 'Palace III'],
    'da-nang-ba-na-golden-bridge': ['Bà Nà', 'Ba Na'],
    'halong-bay-sung-sot-cave': ['Sửng Sốt', 'Sung Sot'],
    'hanoi-temple-of-literature': ['Văn Miếu', 'Temple of Literature'],
    'hanoi-thang-long-citadel': ['Hoàng thành Thăng Long', 'Thang Long Citadel'],
    'hoi-an-my-son-sanctuary': ['Mỹ Sơn', 'My Son'],
    'hue-imperial-city': ['Đại Nội', 'Imperial City'],
    'mekong-delta-tra-su-forest': ['Trà Sư', 'Tra Su'],
    'mui-ne-po-sah-inu-towers': ['Pô Sah Inư', 'Po Sah Inu'],
    'nha-trang-oceanography-museum': ['Viện Hải dương học', 'oceanography museum'],
    'ninh-binh-trang-an-boat': ['Tràng An', 'Trang An'],
    'ninh-binh-tam-coc-boat': ['Tam Cốc', 'Tam Coc'],
    'ninh-binh-mua-cave': ['Hang Múa', 'Mua Cave'],
    'ninh-binh-hoa-lu': ['Hoa Lư', 'Hoa Lu'],
    'ninh-binh-van-long': ['Vân Long', 'Van Long'],
    'phong-nha-paradise-cave': ['Thiên Đường', 'Paradise Cave'],
    'quy-nhon-ganh-da-dia': ['Gành Đá Đĩa', 'Ganh Da Dia'],
    'sapa-fansipan-cable-car': ['Fansipan'],
  }
  const activities = destinations.flatMap(({ data }) => contentOf('destination', data).activities)

  it.each(Object.entries(names))('%s', (id, called) => {
    const ticket = ticketOf(activities.find((one) => one.id === id)?.visit)
    const price = new RegExp(
      `(?:${called.join('|')})[^\\d.,;]{0,20}(\\d{2,3}(?:[.,]000){1,2}) ?(?:(?:đ|VND)(?!\\p{L})|$)`,
      'u',
    )
    const others = sentences.filter(({ where, text }) => {
      const amount = Number(price.exec(text)?.[1]?.replace(/[.,]/g, ''))
      return amount > 0 && !/children/.test(where) && !ticket?.includes(amount)
    })
    expect(ticket).toBeDefined()
    expect(others).toEqual([])
  })
})

describe('dates', () => {
  const ordinals =
    'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'
  const vietnamese = 'Giêng Hai Ba Tư Năm Sáu Bảy Tám Chín Mười Mười_Một Chạp'
  const indexIn = (words: string, word: string) => words.toLowerCase().split(' ').indexOf(word) + 1
  const lunarMonth =
    /tháng (giêng|hai|ba|tư|năm|sáu|bảy|tám|chín|mười(?: một)?|chạp|\d+) âm lịch|(\p{L}+) lunar month/giu

  function lunarMonthsIn(text: string): number[] {
    return [...text.matchAll(lunarMonth)].map(([, vi, en]) =>
      vi
        ? Number(vi) || indexIn(vietnamese, vi.toLowerCase().replace(' ', '_'))
        : indexIn(ordinals, (en ?? '').toLowerCase()),
    )
  }

  const festivals = files.flatMap(({ kind, slug, data }) =>
    kind === 'festival' && data.calendar === 'lunar'
      ? [{ slug, ...contentOf('festival', data) }]
      : [],
  )
  const said = sentences.filter(({ where, text }) => {
    return !where.startsWith('festival:') && lunarMonthsIn(text).some((month) => month > 0)
  })

  it.each(festivals)('$slug', ({ nameVi, nameEn, startMonth }) => {
    const name = patternOf([nameVi, nameEn])
    const others = said.filter(
      ({ text }) => name.test(text) && !lunarMonthsIn(text).some((month) => month === startMonth),
    )
    expect(others).toEqual([])
  })

  it('are found in texts', () => {
    const names = festivals.map(({ nameVi, nameEn }) => patternOf([nameVi, nameEn]))
    expect(said.filter(({ text }) => names.some((name) => name.test(text))).length).toBeGreaterThan(
      5,
    )
  })
})

it('gives the rate of the đồng once', () => {
  const rate = /(?:1|một|one) (?:USD|US\$|đô la|dollar)(?!\p{L})[^.]{0,20}\d{2}[.,]\d{3}/iu
  expect(sentences.filter(({ text }) => rate.test(text))).toEqual([])
})

it('writes hours in one way in each language', () => {
  const ofDay = /^\d{1,2}:\d{2}$/
  const others = sentences.filter(
    ({ where, text }) =>
      (/En$/.test(where) && /time/.test(where) && ofDay.test(text)) ||
      (/Vi$/.test(where) && /\d giờ(?: \d+)? – \d|\d ?[ap]m\b|\d{1,2}h\d{2}/.test(text)),
  )
  expect(others).toEqual([])
})
