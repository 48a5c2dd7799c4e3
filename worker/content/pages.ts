import { type EntryKind, isFixedPage } from '../../schema/content/choices'
import { isEmpty, suffixes } from '../../schema/content/in-one-language'
import type { ErrorIssue } from '../../schema/errors'
import type { Locale } from '../../schema/locale'

/** The titles that a page lacks in languages; fixed pages default to texts of the site. */
export function pageIssues(
  { kind, slug, data }: { kind: EntryKind; slug: string; data: Record<string, unknown> },
  locales: readonly Locale[],
): ErrorIssue[] {
  if (kind !== 'page' || isFixedPage(slug)) return []
  const titles = locales.map((locale) => `title${suffixes[locale]}`)
  return titles
    .filter((path) => isEmpty(data[path]))
    .map((path) => ({ path, message: 'the page needs a title' }))
}
