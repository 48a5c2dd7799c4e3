import { beforeAll, expect, it } from 'vitest'
import type { SearchResult } from '../../../../schema/api/search'
import { getI18n, loadTexts } from '../../../i18n/i18n'
import { choosePages, type FoundPage, fixedPages } from './page-choices'

const result = (type: SearchResult['type'], slug: string, title: string): SearchResult => ({
  id: `${type}:${slug}`,
  type,
  title,
  lead: '',
  image: null,
})
let fixed: FoundPage[]
beforeAll(async () => {
  await loadTexts('vi', ['shell'])
  fixed = fixedPages(getI18n('vi').getFixedT('vi', 'shell'))
})

const titlesFor = (query: string, results: SearchResult[] = []) =>
  choosePages(query, { fixed, results }).map(({ title }) => title)

it('finds the pages of the site’s own addresses, without marks', () => {
  expect(choosePages('ve chung', { fixed, results: [] })).toEqual([
    { href: '/ve-chung-toi', title: 'Về chúng tôi', type: 'page' },
  ])
  expect(titlesFor('Liên hệ')).toEqual(['Liên hệ'])
})

it('puts the title that was typed first, then those that begin with it or have it', () => {
  const results = [
    result('article', 'a', 'Chợ nổi ở Huế'),
    result('guide', 'day-3', 'Huế ba ngày'),
    result('destination', 'hue', 'Huế'),
    result('topic', 'b', 'Ẩm thực'),
  ]
  expect(titlesFor('hue', results)).toEqual(['Huế', 'Huế ba ngày', 'Chợ nổi ở Huế', 'Ẩm thực'])
})

it('puts pages before entries that have the words in their text alone', () => {
  const results = [
    result('article', 'a', 'Chợ nổi'),
    result('page', 'hoan-tien', 'Đặt và hủy chuyến'),
    result('article', 'b', 'Bến thuyền'),
  ]
  expect(titlesFor('hoàn tiền', results)).toEqual(['Đặt và hủy chuyến', 'Chợ nổi', 'Bến thuyền'])
})

it('lists a page of both once, and no address of the old site', () => {
  const results = [result('when', 'when', 'Khi nào đi')]
  expect(titlesFor('khi nào đi', results)).toEqual(['Khi nào đi'])
  expect(fixed.map(({ href }) => href)).not.toContain('/diem-den')
})
