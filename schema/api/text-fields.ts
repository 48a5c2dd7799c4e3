import * as z from 'zod'
import { mailingLists } from '../mailing-lists'
import { textLimits } from '../submissions'

/**
 * One line of NFC text. Line breaks and control characters, which could inject mail headers, and
 * no-break spaces become spaces.
 */
export function oneLine(max: number) {
  const clean = (value: string) =>
    value.normalize('NFC').replace(/[\p{Cc}\p{Zl}\p{Zp}\u00a0]+/gu, ' ')
  return z
    .string()
    .overwrite((value) => clean(value).trim())
    .max(max)
}

/** NFC text with `\n` as line break and no other control characters but tabs. */
export function manyLines(max: number) {
  const clean = (value: string) =>
    value
      .normalize('NFC')
      .replace(/\r\n?/g, '\n')
      .replace(/[^\P{Cc}\n\t]/gu, ' ')
  return z
    .string()
    .overwrite((value) => clean(value).trim())
    .max(max)
}

export const nameField = oneLine(textLimits.name).min(1, 'a name is needed')
export const emailField = z
  .string()
  .trim()
  .max(textLimits.email)
  .toLowerCase()
  .pipe(z.email('a valid e-mail address is needed'))
export const phoneField = oneLine(textLimits.phone).default('')
export const messageField = manyLines(textLimits.message)

function isPlausible(instant: string): boolean {
  const year = new Date(instant).getUTCFullYear()
  return year >= 2000 && year <= 2100
}

/** Limited to 2000–2100 (UTC) so that instants sort as texts. */
export const instantField = z.iso
  .datetime({ offset: true, abort: true })
  .refine(isPlausible, 'an instant of the years 2000 to 2100 is needed')

/** The visitor's clock; an implausible one becomes undefined instead of failing the form. */
export const clockField = z.iso
  .datetime({ offset: true })
  .transform((instant) => (isPlausible(instant) ? instant : undefined))
  .optional()

export const listField = z.enum(mailingLists).default('letter')

/** A page number from 1. */
export const pageField = (max: number) => z.coerce.number().int().min(1).max(max).default(1)

export const searchField = z.string().trim().max(100).default('')

export const rowParam = z.object({ id: z.coerce.number().int().min(1) })

export const humanFields = {
  /** When the visitor began to fill in the form. */
  startedAt: z.iso.datetime({ offset: true }).optional(),
  /** A honeypot: hidden from people, filled in by bots. */
  website: z.string().max(200).default(''),
  turnstileToken: z.string().max(2048).default(''),
}

/** A row of a newest-first list: UTC ISO instant and an id for rows of the same instant. */
export interface Cursor {
  at: string
  id: string
}

/** `<instant>~<id>` in a query string. */
const cursorField = z
  .string()
  .max(100)
  .regex(/^\d{4}-\d\d-\d\dT[\d:.]{8,12}Z~[\w-]+$/, 'a place in a list')
  .transform((value): Cursor => {
    const [at = '', id = ''] = value.split('~', 2)
    return { at, id }
  })

/** Asks for the rows older than `before`, newer than `after`, or the newest ones. */
export const pageFields = { before: cursorField.optional(), after: cursorField.optional() }

/** Cursors of the neighbouring pages; null at the ends. */
export interface PageLinks {
  newer: string | null
  older: string | null
}
