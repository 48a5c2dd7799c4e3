import * as z from 'zod'
import {
  type BookingStatus,
  bookingCodePattern,
  bookingLimits,
  departureStates,
  maxGuests,
} from '../bookings'
import type { bookings, payments, tourReviews } from '../tables/bookings'
import { instantField, manyLines, oneLine, searchField } from './text-fields'

const slug = z.string().regex(/^[a-z0-9-]{1,80}$/)
const day = z.iso.date()

export const departuresQuery = z.object({ month: z.string().regex(/^20\d\d-(?:0[1-9]|1[0-2])$/) })

export const departureParam = z.object({ tour: slug, day })
export const dayParam = z.object({ day })
export const bookingParam = z.object({ code: z.string().regex(bookingCodePattern) })
export const paymentParam = z.object({ id: z.uuid() })

/** `seats` null: those of the schedule. A day outside the rule is added. */
export const departureInput = z.object({
  seats: z.int().min(0).max(200).nullable(),
  state: z.enum(departureStates).exclude(['off']),
})
export type DepartureInput = z.output<typeof departureInput>

/** `runs` false calls the tours of the day off: every guest is told and chooses. */
export const decisionInput = z.object({
  tours: z.array(slug).min(1).max(20),
  runs: z.boolean(),
  reasonVi: oneLine(bookingLimits.reason).default(''),
  reasonEn: oneLine(bookingLimits.reason).default(''),
})
export type DecisionInput = z.output<typeof decisionInput>

export const checkInsInput = z.object({
  items: z
    .array(
      z.object({
        /** What was scanned or typed. */
        code: z.string().max(400),
        what: z.enum(['checkIn', 'miss', 'undo']),
        /** By the phone's clock, maybe hours ago. */
        at: instantField,
      }),
    )
    .min(1)
    .max(100),
})
export type CheckIn = z.output<typeof checkInsInput>['items'][number]

export interface CheckInOutcome {
  code: string
  outcome: 'done' | 'already' | 'unknown' | 'refused'
  status?: BookingStatus
  /** Who checked it in before, and when. */
  by?: string | null
  at?: string | null
}

export const handPaymentInput = z.object({
  method: z.enum(['bank', 'farm']),
  amount: z.int().min(1).max(1_000_000_000),
  note: manyLines(300).default(''),
  /** So that a repeated request counts once. */
  id: z.uuid(),
})
export type HandPayment = z.output<typeof handPaymentInput>

export const matchInput = z.object({ code: z.string().max(400) })
export const changeGuestsInput = z.object({
  day,
  adults: z.int().min(1).max(maxGuests),
  children: z.int().min(0).max(maxGuests),
})
export const publishReviewInput = z.object({ isPublic: z.boolean() })
export const bookingsQuery = z.object({
  q: searchField,
  tour: slug.optional(),
  from: day.optional(),
  to: day.optional(),
})
export const tourFiguresQuery = z.object({
  year: z.coerce.number().int().min(2020).max(2100),
})

export interface DepartureRow {
  tour: string
  day: string
  startTime: string
  seats: number
  /** Seats taken, those held for a while included. */
  taken: number
  leastGuests: number
  state: (typeof departureStates)[number]
  runsSince: string | null
  isAdded: boolean
}

export interface TourRow {
  slug: string
  titleVi: string
  titleEn: string
  seats: number
}

/** Of the weeks that the month touches. */
export interface DeparturesAnswer {
  tours: TourRow[]
  departures: DepartureRow[]
}

export type BookingRow = Pick<
  typeof bookings.$inferSelect,
  | 'code'
  | 'tour'
  | 'day'
  | 'adults'
  | 'children'
  | 'status'
  | 'name'
  | 'email'
  | 'phone'
  | 'chat'
  | 'diet'
  | 'pickUp'
  | 'note'
  | 'language'
  | 'method'
  | 'total'
  | 'due'
  | 'checkedInAt'
  | 'checkedInBy'
  | 'createdAt'
> & { paid: number; refunded: number }

export interface DayAnswer {
  day: string
  departures: (DepartureRow & { bookings: BookingRow[] })[]
  tours: TourRow[]
}

export type PaymentRow = Omit<typeof payments.$inferSelect, 'nextTryAt' | 'attempts'>

export interface BookingAnswer {
  booking: BookingRow
  payments: PaymentRow[]
  /** Of the guest's own page. */
  voucherUrl: string
}

export interface MoneyAnswer {
  /** Payments without a booking, refunds for a person to make, and those that failed. */
  payments: PaymentRow[]
}

export interface BookingsAnswer {
  bookings: BookingRow[]
  hasMore: boolean
}

export interface TourFigures {
  year: number
  months: {
    /** `YYYY-MM` of the tour. */
    month: string
    seats: number
    noShows: number
    /** VND. */
    income: number
    refunds: number
  }[]
}

export type ReviewRow = typeof tourReviews.$inferSelect

export interface StaffReviews {
  reviews: ReviewRow[]
}
