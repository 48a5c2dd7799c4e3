import { describe, expect, it } from 'vitest'
import { matchPage } from '../../match-page'
import { countWords } from '../body'
import { content as privacy } from './privacy'
import { content as terms } from './terms'

const bodies = [
  ['privacy policy', 'vi', privacy.bodyVi, 600, 900],
  ['privacy policy', 'en', privacy.bodyEn, 600, 900],
  ['terms of use', 'vi', terms.bodyVi, 500, 800],
  ['terms of use', 'en', terms.bodyEn, 500, 800],
] as const

describe.each(bodies)('the %s in %s', (_, _locale, body, least, most) => {
  it('is neither too short nor too long to be read', () => {
    expect(countWords(body.html)).toBeGreaterThanOrEqual(least)
    expect(countWords(body.html)).toBeLessThanOrEqual(most)
  })

  it('has headings that can be linked to, each its own', () => {
    expect(new Set(body.headings.map(({ id }) => id)).size).toBe(body.headings.length)
  })

  it('links only to pages that exist', () => {
    for (const [, path = ''] of body.html.matchAll(/href="(\/[^"#?]*)/g)) {
      const match = matchPage(path)
      expect(match.exists && match.page.id !== 'not-found', path).toBe(true)
    }
  })

  it('is composed Unicode without straight quotes', () => {
    expect(body.html).toBe(body.html.normalize('NFC'))
    expect(body.html.replace(/<[^>]*>/g, '')).not.toMatch(/['"]|&quot;/)
  })
})

it.each([
  ['privacy policy', privacy],
  ['terms of use', terms],
])('the %s has the same sections in both languages', (_, text) => {
  expect(text.bodyVi.headings.length).toBe(text.bodyEn.headings.length)
  expect(text.bodyVi.html.split('<li>').length).toBe(text.bodyEn.html.split('<li>').length)
})
