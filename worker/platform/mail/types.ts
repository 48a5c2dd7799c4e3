import type { ContactMessage } from '../../../schema/api/contact'
import type { TripLead } from '../../../schema/api/trip-leads'
import type { TripPlan } from '../../../schema/api/trip-plan'
import type { Locale } from '../../../schema/locale'

export interface MailAddress {
  email: string
  name?: string
}

/** A finished message for any mail adapter. */
export interface MailMessage {
  to: MailAddress
  replyTo?: MailAddress
  subject: string
  html: string
  text: string
  /** Extra headers, such as List-Unsubscribe. Values hold no line break. */
  headers: Record<string, string>
}

/** What a visitor wrote into the trip form. */
export type TripWords = Pick<
  TripLead,
  'name' | 'email' | 'phone' | 'destination' | 'travelDates' | 'groupSize' | 'budget' | 'interests' | 'message'
> & { plan?: TripPlan | null }

/** What a visitor wrote into the contact form. */
export type ContactWords = Pick<ContactMessage, 'name' | 'email' | 'phone' | 'service' | 'message'>

/** What the site knows of a submission beside its words: `language` is the visitor's, `createdAt` a UTC ISO instant. */
export interface Received {
  id: string
  language: Locale
  createdAt: string
}

/** What a mail is about: stored as JSON in the outbox until it is delivered. */
export type Mail =
  | { template: 'newsletter-confirm'; language: Locale; email: string; confirmUrl: string; unsubscribeUrl: string }
  | { template: 'newsletter-welcome'; language: Locale; email: string; unsubscribeUrl: string }
  | { template: 'trip-acknowledged'; language: Locale; lead: TripWords }
  | { template: 'contact-acknowledged'; language: Locale; message: ContactWords }
  | { template: 'trip-staff'; lead: TripWords & Received; adminUrl?: string }
  | { template: 'contact-staff'; message: ContactWords & Received; adminUrl?: string }

export type MailOf<Template extends Mail['template']> = Extract<Mail, { template: Template }>

/** What a mail needs to know of the deployment: `siteUrl` is the site's origin, without a trailing slash. */
export interface MailContext {
  siteUrl: string
  defaultLocale: Locale
}
