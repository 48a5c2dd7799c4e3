import * as z from 'zod'
import {
  type BookingStatus,
  bookingLimits,
  chatApps,
  maxGuests,
  type PaymentMethod,
  paidParts,
  paymentMethods,
} from '../bookings'
import type { TourSchedule } from '../content/tour-schedule'
import { type Locale, locales } from '../locale'
import type { QrCode } from '../qr-code'
import { emailField, humanFields, manyLines, nameField, oneLine, phoneField } from './text-fields'

const slug = z.string().regex(/^[a-z0-9-]{1,80}$/)
/** Forms without scripts send texts. */
const count = (min: number) => z.coerce.number().int().min(min).max(maxGuests)
const guests = { adults: count(1), children: count(0).default(0) }

export const tourDaysQuery = z.object({
  locale: z.enum(locales),
  /** Slug of a deal; by default the first tour that has a day. */
  tour: slug.optional(),
  /** `YYYY-MM`; by default the first month with a day that can be booked. */
  month: z
    .string()
    .regex(/^20\d\d-(?:0[1-9]|1[0-2])$/)
    .optional(),
})

export interface TourDay {
  /** `YYYY-MM-DD`. */
  day: string
  seatsLeft: number
  state: 'open' | 'full' | 'closed' | 'over'
  /** VND. */
  adultPrice: number
  childPrice: number
  /** The crew has said that it goes. */
  runs: boolean
}

export interface BookableTourView {
  slug: string
  title: string
  image: string
  imageAlt: string
  inclusions: string[]
  terms: string[]
  schedule: TourSchedule
}

export interface TourDaysAnswer {
  tours: {
    slug: string
    title: string /** The first day that can be booked. */
    next: string | null
  }[]
  /** Undefined where nothing can be booked. */
  tour?: BookableTourView
  month?: string
  /** `YYYY-MM` of all months with a day that can be booked. */
  months: string[]
  days: TourDay[]
  methods: PaymentMethod[]
  /** A fresh one for each form, so that a double tap holds seats once. */
  key: string
}

export const holdInput = z.object({
  tour: slug,
  day: z.iso.date(),
  ...guests,
  language: z.enum(locales),
  idempotencyKey: z.string().min(8).max(64),
  website: humanFields.website,
})
export type HoldInput = z.output<typeof holdInput>

/** A signed link's secret part. */
const token = z.string().min(20).max(300)
export const bookingQuery = z.object({ token })

const guestInput = {
  name: nameField,
  email: emailField,
  phone: phoneField,
  chat: z
    .enum(chatApps)
    .or(z.literal('').transform(() => null))
    .nullable()
    .default(null),
  diet: oneLine(bookingLimits.diet).default(''),
  pickUp: oneLine(bookingLimits.pickUp).default(''),
  note: manyLines(bookingLimits.note).default(''),
}

export const detailsInput = z.object({
  token,
  ...guestInput,
  method: z.enum(paymentMethods),
  part: z.enum(paidParts).default('deposit'),
})
export type BookingDetails = Omit<z.output<typeof detailsInput>, 'token'> & { code: string }

export const changeInput = z.object({ token, day: z.iso.date(), ...guests })
export type BookingChoice = Omit<z.output<typeof changeInput>, 'token'> & { code: string }

export const tokenInput = z.object({ token })
export const noteInput = z.object({ token, note: guestInput.note, diet: guestInput.diet })
export const payInput = z.object({ token, method: z.enum(['card', 'bank']) })
/** Of the pretend pay page. */
export const pretendInput = z.object({
  token,
  method: z.enum(['card', 'bank']),
  amount: z.coerce.number().int().min(1).max(1_000_000_000),
})
export const reviewInput = z.object({
  token,
  mark: z.coerce.number().int().min(1).max(5),
  text: manyLines(bookingLimits.review).default(''),
})

/** Where a form leads: a path of ours, or the address of a pay page. */
export interface BookingStep {
  next: string
}

export interface TransferView {
  bank: string
  account: string
  holder: string
  memo: string
  amount: number
  qr: QrCode
  /** In VietQR's format, for the bank's app on the same phone. */
  text: string
}

export interface BookingView {
  code: string
  status: BookingStatus
  tour: { slug: string; title: string; image: string; imageAlt: string }
  day: string
  adults: number
  children: number
  language: Locale
  /** UTC ISO instant; of held and awaiting bookings. */
  heldUntil: string | null
  name: string
  email: string
  phone: string
  chat: (typeof chatApps)[number] | null
  diet: string
  pickUp: string
  note: string
  method: PaymentMethod | null
  total: number
  /** What has to be paid to confirm it. */
  due: number
  deposit: number
  paid: number
  refunded: number
  terms: TourSchedule
  /** Percent of what was paid that goes back if the guest cancels now. */
  refundPercent: number
  canChange: boolean
  canCancel: boolean
  canReview: boolean
  /** Days to choose instead, soonest first. */
  otherDays: TourDay[]
  methods: PaymentMethod[]
  transfer?: TransferView
  /** Of the voucher's address, for the crew's camera. */
  qr?: QrCode
  /** No money is taken: pages say so, and offer to pretend that it came. */
  isPretend?: true
}
