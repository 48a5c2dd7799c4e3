import { describe, expect, it } from 'vitest'
import type { LetterDetail, SendingProgress } from '../../../schema/api/letters'
import { firstStart, paceOf, pollingOf, shareDone, timeLeft } from './progress'

const sending = (change: Partial<SendingProgress>) =>
  ({
    state: 'sending',
    startsAt: { vi: null, en: null },
    recipients: 100,
    taken: 0,
    sent: 0,
    failed: 0,
    ...change,
  }) as SendingProgress
const detail = (...sendings: Partial<SendingProgress>[]) =>
  ({ sendings: sendings.map(sending) }) as LetterDetail
const now = Date.parse('2026-11-27T00:00:00.000Z')

it('counts failures as done, and readers who came later as part of the whole', () => {
  expect(shareDone(sending({ sent: 45, failed: 5 }))).toBe(0.5)
  expect(shareDone(sending({ recipients: 100, taken: 200, sent: 100 }))).toBe(0.5)
  expect(shareDone(sending({ recipients: 0 }))).toBe(0)
})

it('knows the first of two mornings', () => {
  const startsAt = { vi: '2026-11-27T00:00:00.000Z', en: '2026-11-27T12:00:00.000Z' }
  expect(firstStart({ startsAt })).toBe(startsAt.vi)
  expect(firstStart({ startsAt: { vi: null, en: startsAt.en } })).toBe(startsAt.en)
  expect(firstStart({ startsAt: { vi: null, en: null } })).toBeNull()
})

it('tells the pace once it has seen five seconds', () => {
  expect(paceOf(undefined, { at: 9_000, done: 3 })).toBeUndefined()
  expect(paceOf({ at: 1_000, done: 0 }, { at: 5_000, done: 200 })).toBeUndefined()
  expect(paceOf({ at: 1_000, done: 100 }, { at: 11_000, done: 600 })).toBe(50)
})

it.each([
  [30, 60, { unit: 'minute', count: 1 }],
  [6_000, 50, { unit: 'minutes', count: 2 }],
  [500_000, 60, { unit: 'hours', count: 2 }],
  [5, 0, undefined],
])('says how long %i letters take at %i a second', (letters, rate, left) => {
  expect(timeLeft(letters, rate)).toEqual(left)
})

describe('the reading of the progress', () => {
  it.each([
    ['never of a draft', detail(), 0],
    ['never of what is done or stands still', detail({ state: 'sent' }, { state: 'paused' }), 0],
    [
      'every three seconds of one that is under way',
      detail({ state: 'sent' }, { state: 'sending' }),
      3_000,
    ],
    [
      'now and then of one that waits',
      detail({ state: 'scheduled', startsAt: { vi: '2026-11-28T00:00:00.000Z', en: null } }),
      30_000,
    ],
    [
      'every three seconds once its time has come',
      detail({ state: 'scheduled', startsAt: { vi: '2026-11-26T23:59:00.000Z', en: null } }),
      3_000,
    ],
  ])('happens %s', (_, given, interval) => {
    expect(pollingOf(given, now)).toBe(interval)
  })
})
