import type { Locale } from './locale'

/**
 * What the build and the law need. All else that the company says of itself is the entry `settings`
 * (docs/decisions/0411).
 */
export const site = {
  name: 'Mango Road',
  taglineVi: 'Du lịch Việt Nam & hành trình nông trại',
  taglineEn: 'Vietnam travel & farm journeys',
  /**
   * Months for which trip requests and contact messages are stored; the privacy page and the forms
   * name it.
   */
  retentionMonths: 24,
  /** The language of what only admins read, such as the mail about a new request. */
  adminLocale: 'vi' satisfies Locale,
} as const

/**
 * The paths of all values that still are demo values: those with a reserved domain or number. `npm
 * run deploy` lists them.
 */
export function demoValues(value: unknown, path: string): string[] {
  if (typeof value === 'string')
    return /\.example\b|555[ -]?01|Example Street|Ví Dụ|Vi Du/.test(value) ? [path] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, child]) => demoValues(child, `${path}.${key}`))
}
