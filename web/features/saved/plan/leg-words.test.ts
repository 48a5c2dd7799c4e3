import { beforeAll, expect, it } from 'vitest'
import { type Locale, locales } from '../../../../schema/locale'
import type { Leg } from '../../../domain/plan/legs'
import { getI18n, loadTexts } from '../../../i18n/i18n'
import { legWords } from './leg-words'

beforeAll(async () => {
  await Promise.all(locales.map((locale) => loadTexts(locale, ['journey'])))
})

const flight = {
  to: 'saigon',
  rides: [{ mode: 'plane' as const, hours: { low: 4, high: 5 }, fare: { low: 18, high: 18 } }],
}
const bus = {
  to: 'mekong',
  rides: [{ mode: 'bus' as const, hours: { low: 3, high: 4 }, fare: { low: 7, high: 9 } }],
}
const change: Leg = { from: 'hue', to: 'mekong', km: 700, hops: [flight, bus] }
const direct: Leg = { from: 'saigon', to: 'mekong', km: 100, hops: [bus] }

function wordsOf(
  leg: Leg,
  locale: Locale,
  priceOf?: (fare: { low: number; high: number }) => string,
): string {
  const t = getI18n(locale).getFixedT(null, 'journey')
  return legWords(leg, { t, locale, nameOf: (slug) => slug, priceOf }).replaceAll('\u2060', '')
}
const price = ({ low, high }: { low: number; high: number }) => `$${low}–${high}`

it('names the fare of a leg with changes beside its whole time, not after its last ride', () => {
  expect(wordsOf(change, 'en', price)).toBe(
    'hue to mekong, about 700 km in a straight line: through saigon, about 8–10 hours with waiting, $25–27 in all: to saigon by plane, 4–5 hours; to mekong by bus, 3–4 hours.',
  )
  expect(wordsOf(change, 'vi', price)).toContain(
    'khoảng 8–10 giờ kể cả chờ, tổng cộng $25–27: máy bay 4–5 giờ đến saigon; xe khách',
  )
})

it('names the fare of a direct way after it', () => {
  expect(wordsOf(direct, 'en', price)).toContain(': by bus, 3–4 hours ($7–9).')
})

it('names no fare where none is asked for', () => {
  expect(wordsOf(change, 'en')).toContain('about 8–10 hours with waiting: to saigon')
})
