import { describe, expect, it } from 'vitest'
import { locales } from '../schema/locale'
import { everyHead } from './every-head'

/** Deals out of season are written too, whether listed on the day or not. */
const heads = everyHead('2026-03-15')
const listed = heads.filter(({ head, page }) => head.index || page.id === 'deal')

describe.each(locales)('the heads of all pages in %s', (locale) => {
  const own = listed.filter((one) => one.locale === locale)

  it.each(own.map((one) => [one.path, one] as const))('%s has a title and a description of a fit length', (_, { head, page }) => {
    // An article's title is the author's own.
    if (page.id !== 'article') {
      expect(head.title.length, head.title).toBeGreaterThanOrEqual(30)
      expect(head.title.length, head.title).toBeLessThanOrEqual(65)
    }
    expect(head.description.length, head.description).toBeGreaterThanOrEqual(110)
    expect(head.description.length, head.description).toBeLessThanOrEqual(165)
    for (const text of [head.title, head.description]) {
      expect(text).toBe(text.normalize('NFC').trim())
      expect(text).not.toMatch(/\{\{|undefined|\s{2}/)
    }
  })

  it.each(['title', 'description'] as const)('have no %s twice', (field) => {
    const canonical = own.filter(({ head, path }) => head.path === path)
    const seen = new Map<string, string>()
    for (const { head, path } of canonical) {
      expect(seen.get(head[field]), `${path}: ${head[field]}`).toBeUndefined()
      seen.set(head[field], path)
    }
    expect(seen.size).toBeGreaterThan(100)
  })
})

it('are written in each language, not copied', () => {
  const inVietnamese = new Map(listed.filter(({ locale }) => locale === 'vi').map(({ path, head }) => [path, head]))
  for (const { path, head } of listed.filter(({ locale }) => locale === 'en')) {
    expect(head.title, path).not.toBe(inVietnamese.get(path)?.title)
    expect(head.description, path).not.toBe(inVietnamese.get(path)?.description)
  }
})

it('say what the page’s picture shows', () => {
  for (const { page, head, path } of listed) {
    if (page.entries) expect(head.pictureAlt, path).toBeTruthy()
  }
})
