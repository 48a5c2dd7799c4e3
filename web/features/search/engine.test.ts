import { describe, expect, it } from 'vitest'
import { fold } from '../../../schema/fold'
import { content } from '../../content/search'
import { searchContent } from './engine'
import { goldenQueries } from './golden-queries.fixture'

const today = '2026-11-21'
const ids = (query: string, locale: 'vi' | 'en' = 'vi') => searchContent(content, query, { locale, today }).map(({ id }) => id)

it.each(goldenQueries.map((golden) => [golden.locale, golden.query, golden.expect] as const))(
  '%s: %s finds %s among the first three',
  (locale, query, expected) => {
    expect(ids(query, locale).slice(0, 3)).toContain(expected)
  },
)

it('has at least sixty golden queries a language', () => {
  for (const locale of ['vi', 'en']) expect(goldenQueries.filter((golden) => golden.locale === locale).length).toBeGreaterThanOrEqual(60)
})

describe('searching the built-in content', () => {
  it('finds nothing for blanks', () => {
    expect(ids('   ')).toEqual([])
    expect(ids('%%%')).toEqual([])
  })

  it('ranks what holds the query exactly as typed first', () => {
    const found = searchContent(content, 'phở', { locale: 'vi', today })
    const isExact = found.map((doc) => JSON.stringify(doc).toLowerCase().includes('phở'))
    expect(isExact).toContain(false)
    expect(isExact.lastIndexOf(true)).toBeLessThan(isExact.indexOf(false))
  })

  it('never finds a deal that has ended', () => {
    expect(ids('hue').some((id) => id === 'deal:hue-boat-and-garden')).toBe(false)
  })

  it('finds every destination by its name without marks', () => {
    for (const { id, kind, titleVi } of content) if (kind === 'destination') expect(ids(fold(titleVi))[0]).toBe(id)
  })
})
