import { expect, it } from 'vitest'
import { outdatedCaches, ownCaches } from './cache-names'
import { formatBytes } from './page-needs'
import { isDue } from './renew-pages'

it('clears away caches of an older shape, never the present ones or somebody else’s', () => {
  const names = ['mango-pages-0', 'mango-pages-1', 'mango-files-1', 'mango-assets', 'workbox-x']
  expect(outdatedCaches(names)).toEqual(['mango-pages-0', 'mango-assets'])
  expect(ownCaches(names)).toEqual([
    'mango-pages-0',
    'mango-pages-1',
    'mango-files-1',
    'mango-assets',
  ])
})

it('compares a copy with the site after another build or a day', () => {
  const now = Date.parse('2026-11-21T12:00:00Z')
  const copy = { build: '/assets/a.js', checkedAt: now - 60_000 }
  expect(isDue(copy, '/assets/a.js', now)).toBe(false)
  expect(isDue(copy, '/assets/b.js', now)).toBe(true)
  expect(isDue({ ...copy, checkedAt: now - 25 * 60 * 60 * 1000 }, '/assets/a.js', now)).toBe(true)
})

it('tells sizes in the figures of the language', () => {
  expect(formatBytes(634_100, 'en')).toBe('640 KB')
  expect(formatBytes(1_230_000, 'en')).toBe('1.2 MB')
  expect(formatBytes(1_230_000, 'vi')).toBe('1,2 MB')
})
