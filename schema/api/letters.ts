import * as z from 'zod'
import { interests, letterModes } from '../letters'
import { type Locale, locales } from '../locale'
import { isBoundedMarkdown, unboundedMarkdown } from '../markdown-limits'
import type { entries } from '../tables/entries'
import type { letterLinks, letterSendings } from '../tables/letters'
import type { senderChecks } from '../tables/newsletter'
import type { DeliverySetup, OptionalVariable } from './admin-outbox'
import { emailField, listField, type PageLinks, pageFields } from './text-fields'

const segmentFields = {
  list: listField,
  language: z.enum(locales).optional(),
  since: z.iso.date().optional(),
  /** Comma-separated in a query string. */
  interests: z.preprocess(
    (value) => (typeof value === 'string' ? value.split(',').filter(Boolean) : value),
    z.array(z.enum(interests)).max(interests.length).optional(),
  ),
}

/**
 * Counts recipients by language. Paused readers, those with a letter this month and those who have
 * this letter are left out.
 */
export const audienceQuery = z.object({ ...segmentFields, letter: z.string().max(100).optional() })
export type Audience = Record<Locale, number>

export const listLettersQuery = z.object(pageFields)

/** Instants are UTC ISO. */
export interface SendingProgress
  extends Omit<
    typeof letterSendings.$inferSelect,
    'letterId' | 'content' | 'countsClicks' | 'isArchived'
  > {
  languages: Locale[]
  startsAt: Record<Locale, string | null>
  /** Sent and not bounced. */
  delivered: number
  /** Null when clicks are not counted. */
  clicks: number | null
}

export interface LetterRow
  extends Pick<
    typeof entries.$inferSelect,
    'id' | 'slug' | 'titleVi' | 'titleEn' | 'updatedAt' | 'updatedBy'
  > {
  archived: Locale[]
  /** The latest that was not cancelled. */
  sending: SendingProgress | null
}

/** The last edited first. */
export interface LetterList extends PageLinks {
  letters: LetterRow[]
  setup: LetterSetup
}

export const letterIdParam = z.object({ id: z.string().min(1).max(100) })

export interface LetterDetail extends LetterRow {
  sendings: SendingProgress[]
  /** Of the latest sending, the most clicked first. */
  links: Pick<typeof letterLinks.$inferSelect, 'url' | 'clicks'>[]
  setup: LetterSetup
}

/** Mails of a Vietnam day. */
export interface MailQuota {
  perDay: number
  sent: number
  /** A tenth of the quota is kept for other mail. */
  lettersLeft: number
}

export interface LetterSetup {
  mail: DeliverySetup['mail']
  hasLinkSecret: boolean
  /** Whether MAIL_EVENTS_SECRET is set; without it no bounces arrive. */
  hasMailEvents: boolean
  /** Letters a second; 0 while a variable of letters is bad and nothing is sent. */
  rate: number
  badVariables: OptionalVariable[]
  /** Null for no quota. */
  quota: MailQuota | null
  sender: string
  /** Of the sender's domain; null before `npm run mail:check`. */
  dns: Omit<typeof senderChecks.$inferSelect, 'domain'> | null
}

/** Drafts a letter from what was published since the last one was sent. */
export interface DraftedLetter {
  id: string
  slug: string
  found: { articles: number; deals: number; destinations: number }
}

/** The mail for a language, without personal links; takes unsaved text. */
export const previewLetterInput = z.object({
  locale: z.enum(locales),
  subject: z.string().max(300),
  preview: z.string().max(500),
  content: z.string().max(60_000).refine(isBoundedMarkdown, unboundedMarkdown),
  plain: z.string().max(60_000).optional(),
})

/** `where` is an address or a quote of the text. */
export interface LetterWarning {
  kind:
    | 'subject-long'
    | 'preview-missing'
    | 'too-large'
    | 'spam-words'
    | 'capitals'
    | 'broken-link'
    | 'insecure-link'
    | 'picture-without-text'
    | 'many-pictures'
  where?: string
}

export interface PreviewedLetter {
  html: string
  text: string
  /** UTF-8 bytes of the HTML; mail programs cut off above 100 KB. */
  bytes: number
  warnings: LetterWarning[]
}

/**
 * Sends the saved letter with `[Test]` in its subject. 409 CONFLICT without mail set up, 400
 * BAD_REQUEST when the language is incomplete.
 */
export const testLetterInput = z.object({ locale: z.enum(locales), email: emailField })

/**
 * Owners only. CONFLICT when sent already, not set up or changed since `version`; BAD_REQUEST when
 * incomplete or `at` has passed. `at`: UTC ISO; with `morning` its Vietnam day counts.
 */
export const sendLetterInput = z
  .object({
    ...segmentFields,
    mode: z.enum(letterModes),
    at: z.iso.datetime().optional(),
    countsClicks: z.boolean(),
    isArchived: z.boolean(),
    version: z.int(),
  })
  .refine(({ mode, at }) => mode === 'now' || at !== undefined, {
    path: ['at'],
    message: 'a time is needed',
  })
export type SendLetterInput = z.output<typeof sendLetterInput>

/** Pause, resume and cancel: owners only; 409 CONFLICT when the state does not allow it. */
export const sendingParam = z.object({ id: z.string().min(1).max(100) })
