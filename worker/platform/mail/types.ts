import type { SubmissionWords } from '../../../schema/api/submissions'
import type { SecurityAction } from '../../../schema/audit-actions'
import type { PaymentMethod } from '../../../schema/bookings'
import type { SiteSettings } from '../../../schema/content/site-settings'
import type { TourSchedule } from '../../../schema/content/tour-schedule'
import type { Locale } from '../../../schema/locale'
import type { MailingList } from '../../../schema/mailing-lists'
import type { AdminRole } from '../../../schema/tables/admins'
import type { bookings } from '../../../schema/tables/bookings'

export interface MailAddress {
  email: string
  name?: string
}

export interface MailMessage {
  to: MailAddress
  replyTo?: MailAddress
  subject: string
  html: string
  text: string
  /** Extra headers, such as List-Unsubscribe. Values hold no line break. */
  headers: Record<string, string>
}

/** `language` is the visitor's, `createdAt` a UTC ISO instant. */
export interface Received {
  id: string
  language: Locale
  createdAt: string
}

export const noticesAbout = ['mention', 'answer', 'review', 'approval', 'return'] as const
export const troubleNotices = ['trouble', 'recovery'] as const
/**
 * What a colleague did (named somebody, answered, asked for a review, approved or sent back), or
 * what the site came into.
 */
export type NoticeAbout =
  | (typeof noticesAbout)[number]
  | (typeof troubleNotices)[number]
  | SecurityAction

export const bookingLetters = [
  'confirmed',
  'changed',
  'cancelled',
  'called-off',
  'refund',
  'balance',
  'reminder',
  'thanks',
] as const
export type BookingLetter = (typeof bookingLetters)[number]

type BookingRow = typeof bookings.$inferSelect

export interface BookedTour
  extends Pick<BookingRow, 'code' | 'day' | 'adults' | 'children' | 'total'> {
  title: string
  terms: TourSchedule
  /** VND that came, and that went back or is to. */
  paid: number
  refunded: number
}

export type Mail =
  | {
      template: 'newsletter-confirm'
      list: MailingList
      language: Locale
      email: string
      confirmUrl: string
      unsubscribeUrl: string
    }
  | {
      template: 'newsletter-welcome'
      list: MailingList
      language: Locale
      email: string
      unsubscribeUrl: string
    }
  | {
      template: 'admin-invitation'
      language: Locale
      email: string
      username: string
      role: AdminRole
      invitedBy: string
      inviteUrl: string
    }
  | {
      template: 'admin-notice'
      about: NoticeAbout
      language: Locale
      email: string
      /** Display name of the colleague who did it; empty for troubles. */
      who: string
      /** Of the entry, or the colleague it was done to; or the trouble. */
      title: string
      /** The comment, if it is about one. */
      text: string | undefined
      url: string
    }
  | { template: 'submission-acknowledged'; language: Locale; words: SubmissionWords }
  | { template: 'submission-admin'; words: SubmissionWords; received: Received; adminUrl?: string }
  | {
      template: 'lead-answer'
      language: Locale
      name: string
      email: string
      /** With the reference of the lead. */
      subject: string
      title: string
      text: string
    }
  | {
      template: 'lead-reminder'
      email: string
      /** Of the guest. */
      name: string
      /** `YYYY-MM-DD` */
      followUpOn: string
      adminUrl: string
    }
  | {
      template: 'booking'
      about: BookingLetter
      language: Locale
      email: string
      name: string
      booking: BookedTour
      voucherUrl: string
      calendarUrl: string
      bring: readonly string[]
      /** Of the month; °C. */
      weather:
        | { place: string; high: number; low: number; rainDays?: number | undefined }
        | undefined
      /** Why the company called it off, if it said so. */
      reason: string
      /** That this letter is about. */
      refunds: readonly { method: PaymentMethod; amount: number }[]
    }
  | {
      template: 'booking-admin'
      /** The guest's. */
      language: Locale
      booking: BookedTour
      guest: Pick<BookingRow, 'name' | 'email' | 'phone' | 'chat' | 'diet' | 'pickUp' | 'note'>
      adminUrl: string
    }

export type MailOf<Template extends Mail['template']> = Extract<Mail, { template: Template }>

/** `siteUrl` is an origin without trailing slash; `site` are the published settings. */
export interface MailContext {
  siteUrl: string
  defaultLocale: Locale
  site: SiteSettings
}

export interface Fact {
  label: string
  value: string
}

export interface Link {
  label: string
  url: string
}

/** Plain text, from which both the HTML and the text version are made. */
export type Block =
  | { kind: 'text' | 'note'; text: string }
  | {
      kind: 'button'
      link: Link /** Words before the bare address, for whom the button does not work. */
      fallback?: string
    }
  | { kind: 'links'; links: (Link & { text: string })[] }
  | {
      kind: 'facts'
      facts: Fact[] /** What is too long to stand beside its label. */
      long: Fact[]
    }

/** What visitors wrote is cleaned (clean.ts) but not escaped. */
export interface Letter {
  to: MailAddress
  replyTo: MailAddress
  subject: string
  language: Locale
  preheader: string
  kicker: string
  title: string
  blocks: Block[]
  footer: string[]
  footerLinks: Link[]
  headers?: Record<string, string>
}
