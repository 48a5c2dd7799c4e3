import { beforeAll, describe, expect, it } from 'vitest'
import type { Locale } from '../../../schema/locale'
import { getI18n, loadTexts } from '../../i18n/i18n'
import {
  closedDays,
  duration,
  factsOf,
  fareText,
  fareUnit,
  priceWithCash,
  travelTime,
  wayName,
} from './visit-words'

const vndPerUsd = 25_000
const texts = (locale: Locale) => getI18n(locale).getFixedT(locale, 'visit')
const plain = (value: string) => value.replaceAll('\u00a0', ' ').replaceAll('\u2060', '')

beforeAll(() => Promise.all([loadTexts('vi', ['visit']), loadTexts('en', ['visit'])]))

it('names the days on which a place is closed from Monday on', () => {
  expect(closedDays(['sunday', 'friday', 'monday'], texts('vi'))).toBe('thứ Hai, thứ Sáu, Chủ nhật')
  expect(closedDays(['sunday', 'monday'], texts('en'))).toBe('Monday, Sunday')
  expect(closedDays([], texts('en'))).toBe('')
})

it.each([
  [{ travelHours: 2, travelHoursUpTo: 2.5 }, 'khoảng 2–2,5 giờ', 'about 2–2.5 hours'],
  [{ travelHours: 1 }, 'khoảng 1 giờ', 'about 1 hour'],
  [{ travelHours: 4, travelHoursUpTo: 4 }, 'khoảng 4 giờ', 'about 4 hours'],
  [{ travelHours: 0.5, travelHoursUpTo: 0.8 }, 'khoảng 30–50 phút', 'about 30–50 minutes'],
  [
    { travelHours: 0.8, travelHoursUpTo: 1 },
    'khoảng 50 phút đến 1 giờ',
    'about 50 minutes to 1 hour',
  ],
])('says how long a way takes: %o', (way, vi, en) => {
  expect(travelTime(way, texts('vi'), 'vi')).toBe(vi)
  expect(travelTime(way, texts('en'), 'en')).toBe(en)
})

describe('a price', () => {
  it('is in đồng in Vietnamese, and in English in dollars and in cash, a range with its ends', () => {
    expect(plain(priceWithCash([750_000], 'vi', vndPerUsd))).toBe('750.000 đ')
    expect(plain(fareText({ fare: 200_000, fareUpTo: 450_000 }, 'vi', vndPerUsd))).toBe(
      '200.000–450.000 đ',
    )
    expect(plain(fareText({ fare: 200_000, fareUpTo: 450_000 }, 'en', vndPerUsd))).toBe(
      '$8.00–18 (200,000–450,000 VND)',
    )
  })

  it('of a way is one amount where there is no range, and nothing where it is not known', () => {
    expect(plain(fareText({ fare: 500_000 }, 'en', vndPerUsd))).toBe('$20 (500,000 VND)')
    expect(fareText({ fareUpTo: 500_000 }, 'en', vndPerUsd)).toBe('')
  })
})

describe('a way', () => {
  const way = { mode: 'car', travelHours: 2.5, travelHoursUpTo: 3 } as const

  it('has a name of its own, or that of its mode', () => {
    const named = { ...way, nameVi: 'Xe riêng', nameEn: 'Private car' }
    expect(wayName(named, texts('en'), 'en')).toBe('Private car')
    expect(wayName(way, texts('vi'), 'vi')).toBe('Ô tô')
    expect(wayName({ ...way, mode: 'motorbike' }, texts('en'), 'en')).toBe('Motorbike')
  })

  it('costs a person something, or the whole car or boat', () => {
    expect(fareUnit(way, texts('vi'))).toBe('một người')
    expect(fareUnit({ ...way, perVehicle: true }, texts('vi'))).toBe('cả xe')
    expect(fareUnit({ ...way, mode: 'boat', perVehicle: true }, texts('en'))).toBe('for the boat')
    const part = { ...way, fareIsPart: true }
    expect(fareUnit(part, texts('en'))).toBe('a person, for part of the way')
    expect(fareUnit(part, texts('vi'))).toBe('một người, mới một phần đường')
  })

  it('takes some hours, which a table says without “about”', () => {
    expect(duration(way, texts('vi'), 'vi')).toBe('2,5–3 giờ')
    expect(travelTime(way, texts('vi'), 'vi')).toBe('khoảng 2,5–3 giờ')
  })
})

const checked = {
  sources: [{ name: 'Museum', url: 'https://example.com/' }],
  checkedOn: '2026-11-26',
}

it('lists the facts that there are, with what an adult pays in dollars', () => {
  const visit = {
    openingHoursEn: '8 am–5 pm daily',
    admissionEn: '70,000 VND',
    adultPrice: 70_000,
    rainEn: '',
    ...checked,
  }
  expect(factsOf(visit, texts('en'), 'en', vndPerUsd)).toEqual([
    { key: 'openingHours', value: '8 am–5 pm daily' },
    { key: 'admission', value: '70,000 VND (adults about $2.80)' },
  ])
})

it('lists closed days only where the hours name no weekday', () => {
  const keys = (openingHoursEn: string) =>
    factsOf({ openingHoursEn, closedOn: ['monday'], ...checked }, texts('en'), 'en', vndPerUsd).map(
      ({ key }) => key,
    )
  expect(keys('8 am–5 pm')).toEqual(['openingHours', 'closedOn'])
  expect(keys('9 pm on Fridays and Saturdays')).toEqual(['openingHours'])
})

it('has the price of a ticket in Vietnamese as it is written, with what an adult pays where that is another sum', () => {
  const shown = (admissionVi: string, adultPrice: number) =>
    factsOf({ admissionVi, adultPrice, ...checked }, texts('vi'), 'vi', vndPerUsd).map(
      ({ value }) => plain(value),
    )
  expect(shown('250.000 đ, trẻ em 120.000 đ', 250_000)).toEqual(['250.000 đ, trẻ em 120.000 đ'])
  expect(shown('Vé 30.000 đ, thúng 70.000 đ', 100_000)).toEqual([
    'Vé 30.000 đ, thúng 70.000 đ (người lớn 100.000 đ)',
  ])
})
