import * as z from 'zod'
import { locales } from '../locale'

/** Text of one line: composed, with spaces in the place of line breaks and control characters, which have a meaning in mail headers. */
export function oneLine(max: number) {
  const clean = (value: string) => value.normalize('NFC').replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
  return z
    .string()
    .overwrite((value) => clean(value).trim())
    .max(max)
}

/** Text of many lines: composed, with `\n` as the only line break, and without other control characters than tabs. */
function manyLines(max: number) {
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

/** What visitors write into forms, cleaned, with the caps of decision F3. */
export const nameField = oneLine(120).min(1, 'a name is needed')
export const emailField = z.string().trim().max(254).toLowerCase().pipe(z.email('a valid e-mail address is needed'))
export const phoneField = oneLine(32).default('')
export const shortField = oneLine(200).default('')
export const messageField = manyLines(5000)

/** What tells people from programs (decision G5). */
export const humanFields = {
  /** When the visitor began to fill the form. */
  startedAt: z.iso.datetime({ offset: true }).optional(),
  /** A trap: people do not see this field, so whoever fills it is a program. */
  website: z.string().max(200).default(''),
  /** Turnstile's answer, where it is set up. */
  turnstileToken: z.string().max(2048).default(''),
}

/** What every form of visitors sends beside the texts. */
export const submissionFields = {
  ...humanFields,
  language: z.enum(locales).default('vi'),
  submittedAt: z.iso.datetime({ offset: true }).optional(),
  /** The same for every try of one submission. */
  idempotencyKey: z.string().trim().min(1).max(64).optional(),
}
