import { expect, it } from 'vitest'
import { searchPath, searchPathname } from './paths'

it('a search has its query in its path, and preserves the other parameters', () => {
  expect(searchPath(' hội an ')).toBe('/tim-kiem/h%E1%BB%99i%20an')
  expect(searchPath('50% / đêm')).toBe('/tim-kiem/50%25%20%2F%20%C4%91%C3%AAm')
  expect(searchPath('...')).toBe('/tim-kiem/...')
  expect(searchPath('hue', new URLSearchParams('q=.&type=deal'))).toBe('/tim-kiem/hue?type=deal')
})

it('blanks are the bare search', () => {
  expect(searchPath('')).toBe('/tim-kiem')
  expect(searchPath('  ', new URLSearchParams('q=hue&type=deal'))).toBe('/tim-kiem?type=deal')
})

it.each(['.', '..'])('the query “%s”, a step in a path, is in the query string', (query) => {
  expect(searchPath(query)).toBe(`/tim-kiem?q=${query}`)
  expect(searchPath(` ${query} `, new URLSearchParams('type=deal&q=hue'))).toBe(
    `/tim-kiem?type=deal&q=${query}`,
  )
  expect(searchPathname(query)).toBe('/tim-kiem')
  expect(new URL(searchPath(query), 'https://site.example').pathname).toBe('/tim-kiem')
})

it('half of a character is written as U+FFFD', () => {
  expect(searchPath('zzz\ud83d')).toBe('/tim-kiem/zzz%EF%BF%BD')
})

it('looks for a name that was copied from a page as for one that was typed', () => {
  expect(searchPathname('Hội\u00a0An')).toBe(searchPathname('Hội An'))
})
