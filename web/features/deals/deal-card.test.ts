import { expect, it } from 'vitest'
import { datesToShow } from './deal-card'

const today = '2026-11-26'
const autumn = { yearly: { from: '09-15', to: '12-15' } }
const now = { validFrom: '2026-09-15', validTo: '2026-12-15' }
const nextYear = { validFrom: '2027-09-15', validTo: '2027-12-15' }

it.each([
  ['without travel dates', undefined, now, undefined],
  ['in the current occurrence', { from: '2026-12-01', to: '2026-12-31' }, now, true],
  ['in the next occurrence', { from: '2027-10-01', to: '2027-10-31' }, nextYear, true],
  ['between two occurrences', { from: '2027-03-01', to: '2027-03-31' }, now, false],
])('the dates of a deal %s are those that the verdict is about', (_, travelDays, dates, holds) => {
  expect(datesToShow(autumn, today, travelDays)).toEqual({ dates, holds })
})
