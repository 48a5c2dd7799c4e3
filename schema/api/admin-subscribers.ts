import * as z from 'zod'
import { locales } from '../locale'
import { mailingLists } from '../mailing-lists'
import type { newsletterSubscriptions } from '../tables/newsletter'
import { type PageLinks, pageFields } from './admin-cursor'

const subscriptionStatuses = ['confirmed', 'pending', 'unsubscribed'] as const
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
export const removeSubscriberInput = z.object({ email: z.string().trim().toLowerCase().min(1).max(254), list })

export type SubscriberRow = Omit<typeof newsletterSubscriptions.$inferSelect, 'subscribedAt'>

/** Counting stops here: more than that shows as so many and a plus. */
export const maxCounted = 1000

/** `GET /api/admin/subscribers`: the addresses of one list, 25 a page, the newest first. */
export interface SubscriberList extends PageLinks {
  subscribers: SubscriberRow[]
  counts: Record<SubscriptionStatus, number>
}
