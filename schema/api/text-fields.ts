import * as z from 'zod'
import { textLimits } from '../submissions'

/**
 * Text of one line: composed, with spaces in the place of line breaks and control characters, which
 * have a meaning in mail headers, and of no-break spaces, which names of places have on pages.
 */
export function oneLine(max: number) {
  const clean = (value: string) =>
    value.normalize('NFC').replace(/[\p{Cc}\p{Zl}\p{Zp}\u00a0]+/gu, ' ')
  return z
    .string()
    .overwrite((value) => clean(value).trim())
    .max(max)
}

/**
 * Text of many lines: composed, with `\n` as the only line break, and without other control
 * characters than tabs.
 */
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

export const nameField = oneLine(textLimits.name).min(1, 'a name is needed')
export const emailField = z
  .string()
  .trim()
  .max(textLimits.email)
  .toLowerCase()
  .pipe(z.email('a valid e-mail address is needed'))
export const phoneField = oneLine(textLimits.phone).default('')
export const messageField = manyLines(textLimits.message)

function isOfOurTime(instant: string): boolean {
  const year = new Date(instant).getUTCFullYear()
  return year >= 2000 && year <= 2100
}

/**
 * An instant in any offset, of the years 2000 to 2100 in UTC: later ones would not sort as texts.
 */
export const instantField = z.iso
  .datetime({ offset: true, abort: true })
  .refine(isOfOurTime, 'an instant of the years 2000 to 2100 is needed')

/**
 * The same by a visitor's clock: one that cannot be right is ignored, so that what was written is
 * not lost for it.
 */
export const clockField = z.iso
  .datetime({ offset: true })
  .transform((instant) => (isOfOurTime(instant) ? instant : undefined))
  .optional()

export const humanFields = {
  /** When the visitor began to fill the form. */
  startedAt: z.iso.datetime({ offset: true }).optional(),
  /** A trap: people do not see this field; only programs fill it. */
  website: z.string().max(200).default(''),
  /** Turnstile's answer, where it is set up. */
  turnstileToken: z.string().max(2048).default(''),
}
