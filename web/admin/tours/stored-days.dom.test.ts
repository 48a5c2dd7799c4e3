import { beforeEach, expect, it } from 'vitest'
import { forgetDays, storeDay, storedDay } from './stored-days'

beforeEach(() => localStorage.clear())

const answer = (day: string) => ({ day, departures: [], tours: [] })
const noon = (day: string) => new Date(`${day}T12:00:00+07:00`)

it('keeps the days around today, and forgets them as days go by', () => {
  storeDay(answer('2027-03-14'), noon('2027-03-14'))
  storeDay(answer('2027-03-15'), noon('2027-03-14'))
  storeDay(answer('2027-04-01'), noon('2027-03-14'))
  expect(storedDay('2027-03-14')?.answer.day).toBe('2027-03-14')
  expect(storedDay('2027-04-01')).toBeUndefined()
  storeDay(answer('2027-03-16'), noon('2027-03-16'))
  expect(storedDay('2027-03-14')).toBeUndefined()
  expect(storedDay('2027-03-15')).toBeDefined()
})

it('leaves nothing of guests behind after a log-out', () => {
  storeDay(answer('2027-03-14'), noon('2027-03-14'))
  forgetDays()
  expect(localStorage.length).toBe(0)
})
