import type { CheckIn, CheckInOutcome } from '../../../schema/api/admin-tours'
import { type BookingStatus, bookingEvents, canHappen } from '../../../schema/bookings'
import { isInstant } from '../../../schema/time'
import { persistedStore } from '../../lib/persisted-store'

/** What the server said of a check-in that it did not count. */
export type Told = CheckInOutcome & Pick<CheckIn, 'what'>

interface Queue {
  /** To be sent, oldest first. */
  items: readonly CheckIn[]
  told: readonly Told[]
}

const none: Queue = { items: [], told: [] }

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

function isItem(value: unknown): value is CheckIn {
  return (
    isObject(value) &&
    typeof value.code === 'string' &&
    ['checkIn', 'miss', 'undo'].includes(String(value.what)) &&
    isInstant(String(value.at))
  )
}

function isTold(value: unknown): value is Told {
  return isObject(value) && typeof value.code === 'string' && typeof value.outcome === 'string'
}

const listOf = <Row>(value: unknown, isRow: (row: unknown) => row is Row): Row[] =>
  Array.isArray(value) ? value.filter(isRow) : []

/** Of this browser: outlives the page, so that nothing is lost without a connection. */
const store = persistedStore<Queue>('tour-check-ins', {
  parse: (stored) =>
    isObject(stored)
      ? { items: listOf(stored.items, isItem), told: listOf(stored.told, isTold) }
      : none,
  none,
})

export const useQueue = store.useValue

function put(queue: Queue): void {
  const isEmpty = queue.items.length + queue.told.length === 0
  store.put(queue, isEmpty ? undefined : queue)
}

/** The state of a booking once everything that waits is sent. */
export function statusAfter(
  { code, status }: { code: string; status: BookingStatus },
  items: readonly CheckIn[],
): BookingStatus {
  return items
    .filter((item) => item.code === code)
    .reduce((now, { what }) => (canHappen(what, now) ? bookingEvents[what].to : now), status)
}

export function queueCheckIn(item: CheckIn): void {
  const { items, told } = store.current()
  put({ items: [...items, item], told: told.filter(({ code }) => code !== item.code) })
}

export function forgetTold(code: string): void {
  const { items, told } = store.current()
  put({ items, told: told.filter((one) => one.code !== code) })
}

/** The most that the API takes at once. */
const maxSent = 100

const isSame = (a: CheckIn, b: CheckIn) => a.code === b.code && a.what === b.what && a.at === b.at

/** Its answer was lost on the way: this phone itself was first. */
const isOwn = ({ outcome, at }: CheckInOutcome, item: CheckIn) =>
  outcome === 'already' && (item.what !== 'checkIn' || at === item.at)

let sending: Promise<void> | undefined

/** Sends what waits, once at a time. Rejects, and keeps it, if there is no connection. */
export function sendQueue(
  send: (items: readonly CheckIn[]) => Promise<{ outcomes: readonly CheckInOutcome[] }>,
): Promise<void> {
  sending ??= sendAll(send).finally(() => {
    sending = undefined
  })
  return sending
}

async function sendAll(send: Parameters<typeof sendQueue>[0]): Promise<void> {
  for (;;) {
    const sent = store.current().items.slice(0, maxSent)
    if (sent.length === 0) return
    const { outcomes } = await send(sent)
    const told = sent.flatMap((item, index): Told[] => {
      const outcome = outcomes[index]
      if (!outcome || outcome.outcome === 'done' || isOwn(outcome, item)) return []
      return [{ ...outcome, code: item.code, what: item.what }]
    })
    // Meanwhile more may have been tapped.
    const now = store.current()
    put({
      items: now.items.filter((item) => !sent.some((one) => isSame(one, item))),
      told: [...now.told.filter((old) => !told.some(({ code }) => code === old.code)), ...told],
    })
  }
}
