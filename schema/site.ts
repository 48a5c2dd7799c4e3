import { brand } from './brand'
import type { Locale } from './locale'

/** For the build and legal texts; all else is the entry `settings` (docs/decisions/0411). */
export const site = {
  ...brand,
  /** Months for which requests and messages are stored; the privacy page and forms name it. */
  retentionMonths: 24,
  /** Language of admin-only texts, such as mails about new requests. */
  adminLocale: 'vi' satisfies Locale,
} as const

/** Paths of demo values (reserved domains and numbers); `npm run deploy` lists them. */
export function demoValues(value: unknown, path: string): string[] {
  if (typeof value === 'string')
    return /\.example\b|555[ -]?01|Example Street|Ví Dụ|Vi Du/.test(value) ? [path] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, child]) => demoValues(child, `${path}.${key}`))
}
