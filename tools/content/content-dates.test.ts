import { expect, it } from 'vitest'
import { dates } from '../../web/content/dates'
import { pageHashes } from './page-hashes'
import { renewDates } from './renew-dates'

it('has a date for what every listed page says now (else run `npm run content:dates`)', () => {
  const known = Object.entries(dates).map(([path, { hash }]) => [path, hash])
  expect(Object.fromEntries(known)).toEqual(pageHashes())
})

it('has no date of a day to come', () => {
  const today = new Date().toISOString().slice(0, 10)
  for (const [path, { changedOn }] of Object.entries(dates)) expect(changedOn <= today, path).toBe(true)
})

it('renews the date of what changed or is new, and of nothing else', () => {
  const before = {
    '/same': { changedOn: '2026-01-01', hash: 'a' },
    '/changed': { changedOn: '2026-01-01', hash: 'b' },
    '/gone': { changedOn: '2026-01-01', hash: 'c' },
  }
  expect(renewDates({ '/same': 'a', '/changed': 'x', '/new': 'd' }, before, '2026-11-21')).toEqual({
    '/changed': { changedOn: '2026-11-21', hash: 'x' },
    '/new': { changedOn: '2026-11-21', hash: 'd' },
    '/same': { changedOn: '2026-01-01', hash: 'a' },
  })
})

it('hashes the content of a page, not that of its neighbours', () => {
  const hashes = pageHashes()
  expect(hashes['/where-to-go/hue']).not.toBe(hashes['/where-to-go/hoi-an'])
  expect(Object.keys(hashes)).not.toContain('/lap-ke-hoach')
})
