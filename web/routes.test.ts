import { describe, expect, it } from 'vitest'
import { legacyPaths, legacyRedirects, paths } from '../schema/paths'
import { headOf } from './heads'
import { matchPage } from './match-page'
import { pages } from './routes'

const modules = import.meta.glob(['./{admin,features,shell}/**/*-screen.tsx'])

const samplePath = (path: string) =>
  path
    .replace(':slug', 'hanoi')
    .replace(':month', '3')
    .replace('/*', '')
    .replace(/:\w+\??/g, 'x')

describe.each(pages.map((page) => [page.id, page] as const))('the page %s', (_, page) => {
  it('is matched by its own path', () => {
    expect(matchPage(samplePath(page.path)).page.id).toBe(page.id)
  })

  it('has a head', () => {
    expect(headOf(page)).toBeTypeOf('function')
  })

  it('names the source file of its screen', async () => {
    const load = modules[page.source.replace('web/', './')]
    expect(await load?.()).toBe(await page.lazy())
  })
})

it('has a page for every path of the site', () => {
  for (const path of Object.values(paths))
    expect(matchPage(samplePath(path)).page.id, path).not.toBe('not-found')
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

it('reads a guide for every spelling of its day, and an itinerary for all else', () => {
  const read = (slug: string) => {
    const { page, params, query } = matchPage(`/plan-your-trip/${slug}`)
    return page.data?.(params, query, 'vi')
  }
  for (const slug of ['day-7', '7', '07'])
    expect(read(slug)).toEqual(['/api/entries/guide/day-7?locale=vi'])
  for (const slug of ['hanoi-ha-long', 'day-31', '0'])
    expect(read(slug)).toEqual([`/api/entries/itinerary/${slug}?locale=vi`])
})

it('takes only one spelling of a day for one of a bounded number of documents', () => {
  expect(matchPage('/plan-your-trip/day-7').isBounded).toBe(true)
  expect(matchPage('/plan-your-trip/hanoi-ha-long').isBounded).toBe(true)
  for (const slug of ['7', '07', 'day-07'])
    expect(matchPage(`/plan-your-trip/${slug}`).isBounded).toBe(false)
})

it.each(['/', '/where-to-go', '/where-to-go/hue', '/travel-deals', '/plan-your-trip/day-7'])(
  'takes travel dates in the address of %s for one of any number of documents, and overlooks what is no date',
  (path) => {
    const { query, isBounded } = matchPage(
      path,
      new URLSearchParams('when=2027-03-10~2027-03-17&utm_source=x'),
    )
    expect(`${query}`).toBe('when=2027-03-10%7E2027-03-17')
    expect(isBounded).toBe(false)
    const other = matchPage(path, new URLSearchParams('when=march'))
    expect(`${other.query}`).toBe('')
    expect(other.isBounded).toBe(true)
  },
)

it('moves a page to the slug that its entry has now, but not a guide to the usual spelling of its day', () => {
  const movedTo = (path: string, slug: string) => {
    const { page, params } = matchPage(path)
    return page.movedTo?.(params, { slug })
  }
  expect(movedTo('/travel-deals/old', 'new')).toBe('/travel-deals/new')
  expect(movedTo('/travel-deals/new', 'new')).toBeUndefined()
  expect(movedTo('/plan-your-trip/old', 'new')).toBe('/plan-your-trip/new')
  expect(movedTo('/plan-your-trip/07', 'day-7')).toBeUndefined()
})

it('gives the preview of entries the texts of every screen that it shows', async () => {
  const screens = import.meta.glob('./shell/entry-preview-screen.tsx', {
    query: '?raw',
    import: 'default',
  })
  const source = String(await screens['./shell/entry-preview-screen.tsx']?.())
  const shown = pages.filter((page) =>
    source.includes(`'../${page.source.replace(/^web\/|\.tsx$/g, '')}'`),
  )
  expect(shown.length).toBeGreaterThan(10)
  const preview = pages.find(({ id }) => id === 'entryPreview')
  expect(preview?.texts).toEqual(expect.arrayContaining(shown.flatMap(({ texts }) => texts)))
})
