import { describe, expect, it } from 'vitest'
import { legacyPaths, legacyRedirects, paths } from '../schema/paths'
import { matchPage } from './match-page'
import { pages } from './routes'

const modules = import.meta.glob(['./features/**/*-screen.tsx', './shell/**/*-screen.tsx'])

const samplePath = (path: string) =>
  path
    .replace(':slug', 'hanoi')
    .replace('/*', '')
    .replace(/:\w+\??/g, 'x')

describe.each(pages.map((page) => [page.id, page] as const))('the page %s', (_, page) => {
  it('is matched by its own path', () => {
    expect(matchPage(page.entries?.()[0] ?? samplePath(page.path)).page.id).toBe(page.id)
  })

  it('names the source file of its screen', async () => {
    const load = modules[page.source.replace('web/', './')]
    expect(await load?.()).toBe(await page.lazy())
  })
})

it('has a page for every path of the site', () => {
  for (const path of Object.values(paths)) expect(matchPage(samplePath(path)).page.id, path).not.toBe('not-found')
})

it('redirects every legacy path to one that exists', () => {
  expect(legacyRedirects.map(([from]) => from).sort()).toEqual(Object.values(legacyPaths).sort())
  for (const [, to] of legacyRedirects) expect(Object.values(paths)).toContain(to)
})

it('has the 404 page for unknown paths, other capitals and broken encoding', () => {
  expect(matchPage('/khong-co').page.id).toBe('not-found')
  expect(matchPage('/Where-To-Go').page.id).toBe('not-found')
  for (const path of ['/where-to-go/%E0%A4%A', '//', '/where-to-go/', '/where-to-go//hue'])
    expect(matchPage(path).page.id, path).toBe('not-found')
})

it('prefers an itinerary to a guide of the same pattern', () => {
  const { page, params } = matchPage('/plan-your-trip/day-7')
  expect([page.id, params]).toEqual(['guide', { day: 'day-7' }])
  expect(matchPage('/plan-your-trip/x').exists).toBe(false)
})
