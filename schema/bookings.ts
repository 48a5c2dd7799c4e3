export const bookingStatuses = [
  'held',
  'awaiting',
  'confirmed',
  'checkedIn',
  'noShow',
  'expired',
  'cancelledByGuest',
  'cancelledByUs',
  'partlyRefunded',
  'refunded',
] as const
export type BookingStatus = (typeof bookingStatuses)[number]

/**
 * Every change of a booking. `pay` from `expired` is a late payment, which needs seats that are
 * left; `rebook` takes another day after the company called one off.
 */
export const bookingEvents = {
  choose: { from: ['held', 'awaiting'], to: 'awaiting' },
  pay: { from: ['held', 'awaiting', 'expired'], to: 'confirmed' },
  lapse: { from: ['held', 'awaiting'], to: 'expired' },
  checkIn: { from: ['confirmed', 'noShow'], to: 'checkedIn' },
  miss: { from: ['confirmed'], to: 'noShow' },
  undo: { from: ['checkedIn', 'noShow'], to: 'confirmed' },
  cancelByGuest: { from: ['held', 'awaiting', 'confirmed'], to: 'cancelledByGuest' },
  cancelByUs: { from: ['held', 'awaiting', 'confirmed'], to: 'cancelledByUs' },
  rebook: { from: ['cancelledByUs'], to: 'confirmed' },
  refundPart: { from: ['cancelledByGuest', 'cancelledByUs', 'expired'], to: 'partlyRefunded' },
  refundAll: {
    from: ['cancelledByGuest', 'cancelledByUs', 'expired', 'partlyRefunded'],
    to: 'refunded',
  },
} as const satisfies Record<string, { from: readonly BookingStatus[]; to: BookingStatus }>
export type BookingEvent = keyof typeof bookingEvents

export function canHappen(event: BookingEvent, status: BookingStatus): boolean {
  return bookingEvents[event].from.some((from) => from === status)
}

/** They take seats without a time limit; held and awaiting ones until `heldUntil`. */
export const seatedStatuses = ['confirmed', 'checkedIn', 'noShow'] as const
export const waitingStatuses = ['held', 'awaiting'] as const

export const paymentMethods = ['card', 'bank', 'farm'] as const
export type PaymentMethod = (typeof paymentMethods)[number]

/** What the guest pays at once; the rest is paid at the farm. */
export const paidParts = ['deposit', 'all'] as const

export const chatApps = ['zalo', 'whatsapp'] as const

/**
 * A payment or refund: `pending` is to be done, `byHand` by a person in the bank's app, `stray` has
 * no booking that it could be counted for.
 */
export const paymentStates = ['pending', 'byHand', 'done', 'failed', 'stray'] as const

/** `closed` takes no new guests; `off` does not run. */
export const departureStates = ['open', 'closed', 'off'] as const
export type DepartureState = (typeof departureStates)[number]

/** Minutes. Stripe keeps a pay page open for half an hour at least. */
export const holdMinutes = { held: 15, card: 31, bank: 24 * 60 } as const

/** Days in which a guest chooses another day before the money goes back by itself. */
export const rebookDays = 3

export const maxGuests = 20
/** Days ahead that can be booked. */
export const maxDaysAhead = 366

export const guestFields = ['name', 'email', 'phone', 'chat', 'diet', 'pickUp', 'note'] as const

/** UTF-16 units. */
export const bookingLimits = { diet: 300, pickUp: 300, note: 1000, review: 2000, reason: 300 }

/** No vowels, so that no word comes out, and nothing that looks like another. */
const codeLetters = 'BCDFGHJKLMNPQRSTVWXZ23456789'
const codeLength = 8
const codePrefix = 'MR'

/**
 * Id, voucher number and memo of the bank transfer of a booking: banks keep only capitals and
 * digits.
 */
export function makeBookingCode(random: Uint8Array): string {
  const letters = [...random.slice(0, codeLength)].map(
    (byte) => codeLetters[byte % codeLetters.length],
  )
  return codePrefix + letters.join('')
}

export const bookingCodePattern = new RegExp(`^${codePrefix}[${codeLetters}]{${codeLength}}$`)

/** The code in a memo or in what was typed or scanned, whatever else stands there. */
export function findBookingCode(text: string): string | undefined {
  const found = new RegExp(`${codePrefix}[${codeLetters}]{${codeLength}}`).exec(
    text.toUpperCase().replace(/[^A-Z0-9]/g, ''),
  )
  return found?.[0]
}
