import * as z from 'zod'
import { subscriptionStatuses } from '../admin-fields'
import { type Locale, locales } from '../locale'
import { suppressionReasons } from '../mailing-lists'
import type { mailSuppressions, newsletterSubscriptions } from '../tables/newsletter'
import { emailField, listField, type PageLinks, pageFields } from './text-fields'

export type SubscriptionStatus = (typeof subscriptionStatuses)[number]

export const listSubscribersQuery = z.object({
  list: listField,
  status: z.enum(['all', ...subscriptionStatuses]).default('all'),
  language: z.enum(['all', ...locales]).default('all'),
  q: z.string().trim().toLowerCase().max(100).default(''),
  ...pageFields,
})
export const exportSubscribersQuery = z.object({
  list: listField,
  language: z.enum(['all', ...locales]).default('all'),
  locale: z.enum(locales).default('vi'),
})
export const removeSubscriberInput = z.object({
  email: z.string().trim().toLowerCase().min(1).max(254),
  list: listField,
})

export type SubscriberRow = Omit<typeof newsletterSubscriptions.$inferSelect, 'subscribedAt'>

export const maxCounted = 1000

export interface SubscriberList extends PageLinks {
  subscribers: SubscriberRow[]
  counts: Record<SubscriptionStatus, number>
}

/** The last 24 months of Vietnam time, oldest first. */
export const growthQuery = z.object({ list: listField })
export interface SubscriberGrowth {
  months: ({ month: string } & Record<Locale, { joined: number; left: number }>)[]
  totals: Record<Locale, number>
}

/** Owners only. Known addresses stay as they are. */
export const importSubscribersInput = z.object({
  list: listField,
  rows: z
    .array(
      z.object({
        email: emailField,
        language: z.enum(locales),
        /** Day or instant of the consent. */
        consentAt: z.union([z.iso.date(), z.iso.datetime()]),
        /** Where consent was given, such as a fair or a form. */
        consentSource: z.string().trim().min(3).max(200),
      }),
    )
    .min(1)
    .max(500),
})
/** `known` were readers already, `left` had unsubscribed, `suppressed` may get no mail. */
export interface ImportedSubscribers {
  added: number
  known: number
  left: number
  suppressed: number
}

export const listSuppressionsQuery = z.object({
  reason: z.enum(['all', ...suppressionReasons]).default('all'),
  q: z.string().trim().toLowerCase().max(100).default(''),
  ...pageFields,
})
export type SuppressionRow = typeof mailSuppressions.$inferSelect
export interface SuppressionList extends PageLinks {
  suppressions: SuppressionRow[]
}
export const exportSuppressionsQuery = z.object({ locale: z.enum(locales).default('vi') })
/** Owners only. */
export const suppressInput = z.object({
  email: emailField,
  detail: z.string().trim().max(200).default(''),
})
export const unsuppressInput = z.object({ email: emailField })
