import * as z from 'zod'
import { subscriptionStatuses } from '../admin-fields'
import { type Locale, locales } from '../locale'
import { mailingLists } from '../mailing-lists'
import type { newsletterSubscriptions } from '../tables/newsletter'
import { type PageLinks, pageFields } from './admin-cursor'
import { emailField } from './text-fields'

export type SubscriptionStatus = (typeof subscriptionStatuses)[number]

const list = z.enum(mailingLists).default('letter')

export const listSubscribersQuery = z.object({
  list,
  status: z.enum(['all', ...subscriptionStatuses]).default('all'),
  language: z.enum(['all', ...locales]).default('all'),
  q: z.string().trim().toLowerCase().max(100).default(''),
  ...pageFields,
})
export const exportSubscribersQuery = z.object({
  list,
  language: z.enum(['all', ...locales]).default('all'),
  locale: z.enum(locales).default('vi'),
})
export const removeSubscriberInput = z.object({
  email: z.string().trim().toLowerCase().min(1).max(254),
  list,
})

export type SubscriberRow = Omit<typeof newsletterSubscriptions.$inferSelect, 'subscribedAt'>

/** `GET /api/admin/subscribers`: the addresses of one list, 25 a page, the newest first. */
export interface SubscriberList extends PageLinks {
  subscribers: SubscriberRow[]
  counts: Record<SubscriptionStatus, number>
}

/**
 * `GET /api/admin/subscribers/growth?list=`: by month of Vietnam time, the last 24, the oldest
 * first.
 */
export const growthQuery = z.object({ list })
export interface SubscriberGrowth {
  months: ({ month: string } & Record<Locale, { joined: number; left: number }>)[]
  /** Confirmed now. */
  totals: Record<Locale, number>
}

/**
 * `POST /api/admin/subscribers/import`: owners only; up to 500 rows, each with the proof of its
 * consent. Whoever is known stays as they are.
 */
export const importSubscribersInput = z.object({
  list,
  rows: z
    .array(
      z.object({
        email: emailField,
        language: z.enum(locales),
        /** When it was agreed to: a day or an instant. */
        consentAt: z.union([z.iso.date(), z.iso.datetime()]),
        /** Where: a fair, a form, another list. */
        consentSource: z.string().trim().min(3).max(200),
      }),
    )
    .min(1)
    .max(500),
})
/** How many became readers, were readers already, had left and stay away, or may get no mail. */
export interface ImportedSubscribers {
  added: number
  known: number
  left: number
  suppressed: number
}
