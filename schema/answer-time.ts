import { millisecondsInDay } from 'date-fns/constants'
import { vietnamOffsetMs } from './time'

// The site promises an answer within 24 hours; Saturday and Sunday in Vietnam do not count.
const [sunday, monday, saturday] = [0, 1, 6]

const weekdayOf = (instant: number) => new Date(instant + vietnamOffsetMs).getUTCDay()
const startOfDay = (instant: number) => instant - ((instant + vietnamOffsetMs) % millisecondsInDay)

/** Deadline for answering a request received at an instant; both in milliseconds. */
export function answerDue(received: number): number {
  const weekday = weekdayOf(received)
  if (weekday === saturday) return startOfDay(received) + 3 * millisecondsInDay
  if (weekday === sunday) return startOfDay(received) + 2 * millisecondsInDay
  const due = received + millisecondsInDay
  return weekdayOf(due) === saturday ? due + 2 * millisecondsInDay : due
}

/** Requests received before this instant and still unanswered are late; milliseconds. */
export function lateBefore(now: number): number {
  const weekday = weekdayOf(now)
  if (weekday === saturday) return startOfDay(now) - millisecondsInDay
  if (weekday === sunday) return startOfDay(now) - 2 * millisecondsInDay
  return now - (weekday === monday ? 3 : 1) * millisecondsInDay
}
