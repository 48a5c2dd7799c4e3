import { describe, expect, it } from 'vitest'
import type { SearchType } from '../search-query'
import type { SearchDoc, SearchPage } from './doc'
import { createSearchEngine } from './engine'
import { prepareDocs } from './prepare'
import { siteConcepts } from './site-concepts'

function page(id: string, title: string, fields: Partial<SearchPage> = {}): SearchPage {
  const type = id.split(':')[0] as SearchType
  return { id, type, title, lead: '', image: null, ...fields }
}

const docs: (SearchDoc | SearchPage | (SearchDoc & { text: string }))[] = [
  page('destination:hanoi', 'Hà Nội', { place: 'Hà Nội', otherTitles: ['Hanoi'] }),
  page('destination:hoi-an', 'Hội An', { place: 'Quảng Nam' }),
  page('guide:day-7', 'Ăn vỉa hè', { place: 'Hà Nội', tags: ['phở', 'bún chả'] }),
  {
    id: 'guide:day-7#khuya',
    title: 'Đến khuya',
    lead: 'Chè và cháo.',
    text: 'Quán chè mở đến khuya. Chè sen, chè đậu. Ai quên áo mưa thì ghé.',
  },
  page('guide:day-28', 'Chụp ảnh Việt Nam', { lead: 'Photographing Vietnam' }),
  page('article:phong', 'Một vòng Phong Nha'),
  page('article:mua', 'Mùa áo mới', { lead: 'Áo mới cho mùa mưa.' }),
  page('product:poncho', 'Áo mưa cánh dơi', { otherTitles: ['Poncho'] }),
  page('product:case', 'Hộp chống nước', { lead: 'Đựng máy ảnh khi mặc áo mưa.' }),
]
const engine = createSearchEngine(prepareDocs(docs, siteConcepts(), 'vi'), 'vi')
const found = (query: string, isTyping = false) =>
  engine.search(query, { isTyping }).results.map(({ page }) => page.id)

describe('syllables', () => {
  it('are found as wholes only', () => {
    expect(found('pho')).toEqual(['guide:day-7'])
  })

  it('are found by their beginnings while somebody types, from three letters', () => {
    expect(found('pho', true)).toEqual(
      expect.arrayContaining(['guide:day-7', 'article:phong', 'guide:day-28']),
    )
    expect(found('po', true)).toEqual([])
    expect(found('cánh do', true)[0]).toBe('product:poncho')
  })

  it('count more as neighbours', () => {
    expect(found('ao mua')[0]).toBe('product:poncho')
    expect(found('áo mưa')).not.toContain('article:mua')
  })

  it('are found joined', () => {
    expect(found('hoian')[0]).toBe('destination:hoi-an')
  })
})

describe('a page that is asked for', () => {
  const farm = page('farm:farm', 'Một ngày ở vườn xoài', {
    askedBy: [
      ['farm', 'mango'],
      ['tour', 'đặt'],
    ],
  })
  const { search } = createSearchEngine(
    prepareDocs([farm, page('guide:tau', 'Tour tàu ở Hội An'), ...docs], siteConcepts(), 'vi'),
    'vi',
  )
  const first = (query: string) => search(query).results[0]?.page.id

  it('comes before places and all else if the query has a phrase of each group', () => {
    for (const query of [
      'tour nông trại hội an',
      'đặt vườn xoài',
      'orchard tours',
      'dat nong trai',
    ])
      expect(first(query), query).toBe('farm:farm')
    expect(first('tour hội an')).toBe('guide:tau')
    expect(first('nông trại hội an')).toBe('destination:hoi-an')
  })
})

describe('places', () => {
  it('come first while a beginning of one of their names is typed, from two letters', () => {
    for (const typed of ['ha', 'hà n', 'Ha Noi', 'hano', 'thăng l', 'han'])
      expect(found(typed, true)[0], typed).toBe('destination:hanoi')
    for (const typed of ['hoi a', 'hoia', 'hô', 'hộ', 'hội-a', 'faif'])
      expect(found(typed, true)[0], typed).toBe('destination:hoi-an')
    expect(found('h', true)).toEqual([])
  })

  it('are not meant by other marks', () => {
    for (const typed of ['hả', 'hó', 'phở'])
      expect(found(typed, true), typed).not.toContain('destination:hoi-an')
  })

  it('come first for a finished query that is half a name, but no word', () => {
    for (const query of ['hà n', 'hano', 'thăng l'])
      expect(found(query)[0]).toBe('destination:hanoi')
    for (const query of ['hoi a', 'faif']) expect(found(query)[0]).toBe('destination:hoi-an')
    expect(found('pho')).not.toContain('destination:hoi-an')
  })
})

describe('meaning', () => {
  it('is found in the other language and by other names', () => {
    expect(found('raincoat')[0]).toBe('product:poncho')
    expect(found('HN')[0]).toBe('destination:hanoi')
  })

  it('is what editors add, too', () => {
    const added = createSearchEngine(prepareDocs(docs, siteConcepts(), 'vi'), 'vi', [
      { same: ['áo tơi', 'poncho'] },
    ])
    expect(found('áo tơi')[0]).not.toBe('product:poncho')
    expect(added.search('áo tơi').results[0]?.page.id).toBe('product:poncho')
  })
})

describe('precision', () => {
  it('has mentions in passing apart', () => {
    const { results, mentions } = engine.search('áo mưa')
    expect(results.map(({ page }) => page.id)).toEqual(['product:poncho'])
    expect(mentions.map(({ page }) => page.id)).toEqual(
      expect.arrayContaining(['guide:day-7', 'product:case']),
    )
  })

  it('leads to the part of a page', () => {
    expect(engine.search('chè').results[0]?.part?.id).toBe('guide:day-7#khuya')
  })

  it('prefers the place that is named', () => {
    expect(found('bún chả hà nội')[0]).toBe('guide:day-7')
  })
})

describe('typing errors', () => {
  it('are mended from five letters on, one letter away', () => {
    expect(engine.search('ponhco')).toMatchObject({
      corrected: 'poncho',
      results: [{ page: { id: 'product:poncho' } }],
    })
    expect(engine.search('poncho').corrected).toBeUndefined()
    expect(engine.search('chx').corrected).toBeUndefined()
    expect(engine.search('ponccho x').corrected).toBe('poncho x')
    expect(engine.search('pooncoh').corrected).toBeUndefined()
  })

  it('are mended two letters away from nine letters on', () => {
    expect(engine.search('fotographing').results[0]?.page.id).toBe('guide:day-28')
  })
})

it.each(['', '  ', '!!', '😀'])('finds nothing for %j', (query) => {
  expect(engine.search(query)).toEqual({ results: [], mentions: [], near: [] })
})
