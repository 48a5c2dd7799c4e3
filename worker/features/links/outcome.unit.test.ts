import { expect, it } from 'vitest'
import type { LinkOutcome } from '../../../schema/links'
import { daysUntilNext, healthy, nextHealth, outcomeOfStatus } from './ask-link'

const day = (number: number, hour = 3) => new Date(Date.UTC(2026, 10, number, hour))

/** What is known after one ask a day, from 1 November 2026 on; undefined leaves a day out. */
function after(...outcomes: (LinkOutcome | undefined)[]) {
  return outcomes.reduce(
    (health, outcome, index) => (outcome ? nextHealth(health, outcome, day(index + 1)) : health),
    healthy,
  )
}

it.each<[number, LinkOutcome]>([
  [200, 'alive'],
  [204, 'alive'],
  [304, 'failed'],
  [400, 'failed'],
  [401, 'refused'],
  [403, 'refused'],
  [404, 'gone'],
  [408, 'unsure'],
  [410, 'gone'],
  [429, 'unsure'],
  [500, 'unsure'],
  [503, 'unsure'],
])('takes the status %i for %s', (status, outcome) => {
  expect(outcomeOfStatus(status)).toBe(outcome)
})

it.each<[string, LinkOutcome[]]>([
  ['gone on two days', ['gone', 'gone']],
  ['failing on three days', ['failed', 'failed', 'failed']],
  ['leading elsewhere on three days', ['elsewhere', 'elsewhere', 'elsewhere']],
  ['failing in three ways', ['elsewhere', 'gone', 'failed']],
  [
    'in doubt for a week',
    ['unsure', 'unsure', 'unsure', 'unsure', 'unsure', 'unsure', 'unsure', 'unsure'],
  ],
])('counts a link as dead that is %s, and not a day before', (_, outcomes) => {
  expect(after(...outcomes).deadSince).toBe(day(outcomes.length).toISOString())
  expect(after(...outcomes.slice(0, -1)).deadSince).toBeNull()
})

it('does not count a link as dead that failed in doubt twice, however long ago', () => {
  expect(after('unsure', ...Array<undefined>(20), 'unsure').deadSince).toBeNull()
})

it('counts a day once, and days in Vietnam', () => {
  const once = nextHealth(healthy, 'gone', day(1, 3))
  expect(nextHealth(once, 'gone', day(1, 16))).toEqual(once)
  // 17:00 UTC is the next day in Vietnam.
  expect(nextHealth(once, 'gone', day(1, 17)).deadSince).not.toBeNull()
})

it('forgets all failures with one page, and nothing with a refusal', () => {
  expect(after('gone', 'gone', 'alive')).toEqual(healthy)
  expect(after('gone', 'refused', 'gone').deadSince).not.toBeNull()
  expect(after('refused', 'refused', 'refused', 'refused')).toEqual(healthy)
})

it('asks again the next day while a link is in doubt, else after a week', () => {
  expect([after('alive'), after('gone'), after('gone', 'gone')].map(daysUntilNext)).toEqual([
    7, 1, 7,
  ])
})
