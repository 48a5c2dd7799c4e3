import { expect, it } from 'vitest'
import { lastDayOf, windowOf, withRepeats } from './deal-window'

const winter = { repeats: 'yearly', from: '11-01', to: '04-30' }

it('knows a window once both of its days are there', () => {
  expect(windowOf(winter)).toEqual({ yearly: { from: '11-01', to: '04-30' } })
  expect(windowOf({ repeats: 'once', from: '2026-11-01', to: '2026-12-01' })).toEqual({
    once: { from: '2026-11-01', to: '2026-12-01' },
  })
  expect(windowOf({ ...winter, to: '' })).toBeUndefined()
  expect(windowOf({ ...winter, repeats: 'once' })).toBeUndefined()
  expect(windowOf({ repeats: 'once', from: '2026-12-01', to: '2026-11-01' })).toBeUndefined()
})

it('carries the days over when a window comes again or no longer does', () => {
  expect(withRepeats(winter, 'once', '2027-01-15')).toEqual({
    repeats: 'once',
    from: '2026-11-01',
    to: '2027-04-30',
  })
  expect(
    withRepeats({ repeats: 'once', from: '2026-11-01', to: '' }, 'yearly', '2026-11-24'),
  ).toEqual({
    repeats: 'yearly',
    from: '11-01',
    to: '',
  })
  expect(withRepeats({ ...winter, to: '' }, 'once', '2027-01-15')).toEqual({
    repeats: 'once',
    from: '',
    to: '',
  })
})

it('knows how long a month is', () => {
  expect(['02', '04', '12', ''].map(lastDayOf)).toEqual([28, 30, 31, 31])
})
