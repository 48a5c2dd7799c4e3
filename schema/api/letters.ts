import * as z from 'zod'
import {
  type Interest,
  interests,
  type LetterMode,
  letterModes,
  type SendingState,
} from '../letters'
import { type Locale, locales } from '../locale'
import { type DnsFinding, type MailingList, mailingLists } from '../mailing-lists'
import { type PageLinks, pageFields } from './admin-cursor'
import { emailField } from './text-fields'

/* What editors do with letters: `/api/admin/letters`. The text of a letter is an entry of the kind `letter`, edited as every entry is. */

const list = z.enum(mailingLists).default('letter')

/** A condition on the readers of a list. */
export const segmentFields = {
  list,
  language: z.enum(locales).optional(),
  since: z.iso.date().optional(),
  /** In an address: separated by commas. */
  interests: z.preprocess(
    (value) => (typeof value === 'string' ? value.split(',').filter(Boolean) : value),
    z.array(z.enum(interests)).max(interests.length).optional(),
  ),
}

/**
 * `GET /api/admin/letters/audience`: how many get a letter now, by their language. Readers who
 * paused, had their one of the month, or have this letter already are not among them.
 */
export const audienceQuery = z.object({ ...segmentFields, letter: z.string().max(100).optional() })
export type Audience = Record<Locale, number>

export const listLettersQuery = z.object(pageFields)

/** How far a sending is. Instants are UTC ISO. */
export interface SendingProgress {
  id: string
  state: SendingState
  mode: LetterMode
  list: MailingList
  segment: { language?: Locale; since?: string; interests?: Interest[] }
  /** The languages that the letter exists in. */
  languages: Locale[]
  startsAt: Record<Locale, string | null>
  recipients: number
  taken: number
  sent: number
  /** What was sent and did not come back. */
  delivered: number
  failed: number
  bounced: number
  complained: number
  unsubscribed: number
  /** All clicks; null where they are not counted. */
  clicks: number | null
  createdBy: string
  createdAt: string
  startedAt: string | null
  finishedAt: string | null
}

export interface LetterRow {
  /** The id of the entry. */
  id: string
  slug: string
  titleVi: string
  titleEn: string
  /** The languages in which it stands in the archive. */
  archived: Locale[]
  updatedAt: string
  updatedBy: string
  /** The latest that was not cancelled. */
  sending: SendingProgress | null
}

/** `GET /api/admin/letters`: 25 a page, the last edited first. */
export interface LetterList extends PageLinks {
  letters: LetterRow[]
  setup: LetterSetup
}

export const letterIdParam = z.object({ id: z.string().min(1).max(100) })

/** `GET /api/admin/letters/{id}`: 404 NOT_FOUND for what is no letter. */
export interface LetterDetail extends LetterRow {
  sendings: SendingProgress[]
  /** Of the latest sending, the most clicked first; empty where clicks are not counted. */
  links: { url: string; clicks: number }[]
  setup: LetterSetup
}

/** What a deployment lacks to send letters. */
export interface LetterSetup {
  mail: 'none' | 'local' | 'cloudflare' | 'http'
  /** Whether LINK_SECRET is set. */
  hasLinkSecret: boolean
  /** Whether MAIL_EVENTS_SECRET is set: without it nobody tells us of bounces. */
  hasMailEvents: boolean
  /** Letters a second; 0 where LETTER_RATE is bad, and none is sent. */
  rate: number
  sender: string
  /** Of the sender's domain; null where the operator's command never ran for it. */
  dns: { spf: DnsFinding; dkim: DnsFinding; dmarc: DnsFinding; checkedAt: string } | null
}

/**
 * `POST /api/admin/letters/draft`: makes a letter of what was published since the last one was
 * sent; 201 with its entry.
 */
export interface DraftedLetter {
  id: string
  slug: string
  /** What it holds: how many articles, deals and destinations. */
  found: { articles: number; deals: number; destinations: number }
}

/**
 * `POST /api/admin/letters/preview`: the mail as a reader of the language gets it, with links that
 * lead nowhere personal. Any state of the text.
 */
export const previewLetterInput = z.object({
  locale: z.enum(locales),
  subject: z.string().max(300),
  preview: z.string().max(500),
  content: z.string().max(60_000),
  plain: z.string().max(60_000).optional(),
})

/** What is to be looked at before a letter goes out. `where` is an address or words of the text. */
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
  /** The plain-text part, made or written. */
  text: string
  /** Bytes of the HTML in UTF-8; mail programs cut what is over 100 KB. */
  bytes: number
  warnings: LetterWarning[]
}

/**
 * `POST /api/admin/letters/{id}/test`: sends the saved letter in a language to an address, `[Test]`
 * in front of its subject. 409 CONFLICT where mail is not set up, 400 BAD_REQUEST where the
 * language is not whole.
 */
export const testLetterInput = z.object({ locale: z.enum(locales), email: emailField })

/**
 * `POST /api/admin/letters/{id}/send`: owners only. 409 CONFLICT where it was sent to the list, or
 * is on its way; where mail or LINK_SECRET is not set up, or the entry has changed since `version`;
 * 400 BAD_REQUEST where no language is whole, where what the archive needs is missing, and for a
 * time that is over. `at` is a UTC ISO instant of the next year; with `morning` it names the
 * Vietnam day.
 */
export const sendLetterInput = z
  .object({
    ...segmentFields,
    mode: z.enum(letterModes),
    at: z.iso.datetime().optional(),
    countsClicks: z.boolean(),
    isArchived: z.boolean(),
    /** The version of the entry that was looked at. */
    version: z.int(),
  })
  .refine(({ mode, at }) => mode === 'now' || at !== undefined, {
    path: ['at'],
    message: 'a time is needed',
  })
export type SendLetterInput = z.output<typeof sendLetterInput>

/**
 * `POST /api/admin/letters/sendings/{id}/pause`, `/resume` and `/cancel`: owners only; 409 CONFLICT
 * where the state does not allow it. Each returns the {@link SendingProgress}.
 */
export const sendingParam = z.object({ id: z.string().min(1).max(100) })
