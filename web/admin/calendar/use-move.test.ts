import { expect, it } from 'vitest'
import { movedAt } from './use-move'

const now = Date.parse('2026-11-29T05:00:00Z')

it('keeps the Vietnam time of day, over midnight in UTC too', () => {
  expect(movedAt('2026-12-01T18:30:15.000Z', '2026-12-24', now)).toBe('2026-12-23T18:30:15.000Z')
  expect(movedAt('2026-12-01T01:00:00.000Z', '2026-12-24', now)).toBe('2026-12-24T01:00:00.000Z')
})

it('refuses a time that is over, today as well, and what is no day', () => {
  expect(movedAt('2026-12-01T04:00:00.000Z', '2026-11-28', now)).toBeUndefined()
  expect(movedAt('2026-12-01T04:00:00.000Z', '2026-11-29', now)).toBeUndefined()
  expect(movedAt('2026-12-01T06:00:00.000Z', '2026-11-29', now)).toBe('2026-11-29T06:00:00.000Z')
  expect(movedAt('2026-12-01T04:00:00.000Z', '', now)).toBeUndefined()
})
