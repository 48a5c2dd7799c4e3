import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { locales } from '../schema/locale'
import { legacyPaths, legacyRedirects, paths } from '../schema/paths'
import { matchPage } from './app/match-page'
import { pageSources } from './app/page-sources'
import { pages } from './routes'

const sample = (pattern: string) => pattern.replace(':slug', 'hanoi').replace(/:\w+/g, 'x')

describe.each(pages.map((page) => [page.id, page] as const))('the page %s', (_, page) => {
  it('is found by its own path, before any other', () => {
    expect(matchPage(page.entries?.()[0] ?? sample(page.pattern)).page.id).toBe(page.id)
  })

  it('names modules that exist', () => {
    for (const locale of locales) {
      const match = matchPage(page.entries?.()[0] ?? sample(page.pattern))
      for (const file of pageSources(match, locale)) expect(existsSync(file.split('?')[0] ?? ''), file).toBe(true)
    }
  })
})

it('has an entry for every path of the site', () => {
  const known = pages.map(({ pattern }) => pattern)
  for (const pattern of Object.values(paths)) expect(known).toContain(pattern)
})

it('redirects every legacy path to one that exists', () => {
  expect(legacyRedirects.map(([from]) => from).sort()).toEqual(Object.values(legacyPaths).sort())
  for (const [, to] of legacyRedirects) expect(Object.values(paths)).toContain(to)
})

it('has the 404 page for unknown paths and broken encoding', () => {
  expect(matchPage('/khong-co').page.id).toBe('not-found')
  expect(matchPage('/where-to-go/%E0%A4%A').page.id).toBe('not-found')
})
