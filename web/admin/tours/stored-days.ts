import type { DayAnswer } from '../../../schema/api/admin-tours'
import { addDays, vietnamDay } from '../../../schema/time'
import { readStored, writeStored } from '../../lib/persisted-store'

/** Guests' names and numbers: only of the days around today, and not beyond the session. */
const key = 'tour-days'
const maxDays = 3

export interface StoredDay {
  /** UTC ISO instant. */
  at: string
  answer: DayAnswer
}

const isDay = (value: unknown): value is StoredDay =>
  typeof value === 'object' && value !== null && 'at' in value && 'answer' in value

function storedDays(): StoredDay[] {
  const stored = readStored(key)
  return Array.isArray(stored) ? stored.filter(isDay) : []
}

export function storeDay(answer: DayAnswer, now: Date): void {
  const today = vietnamDay(now)
  const isNear = (day: string) => addDays(today, -1) <= day && day <= addDays(today, 1)
  const others = storedDays().filter(({ answer: { day } }) => day !== answer.day && isNear(day))
  const own = isNear(answer.day) ? [{ at: now.toISOString(), answer }] : []
  const days = [...own, ...others].slice(0, maxDays)
  writeStored(key, days.length > 0 ? days : undefined)
}

/** The last answer of a day, to be read without a connection. */
export function storedDay(day: string): StoredDay | undefined {
  return storedDays().find(({ answer }) => answer.day === day)
}

export function forgetDays(): void {
  writeStored(key, undefined)
}
