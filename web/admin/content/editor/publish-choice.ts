import type { AdminEntry, PublicationCheck } from '../../../../schema/api/admin-entries'
import { isPublishedTogether } from '../../../../schema/content/choices'
import { isUnread } from '../../../../schema/content/machine-texts'
import { hasUnpublishedChanges } from '../../../../schema/content/pairs'
import { type Locale, locales } from '../../../../schema/locale'
import type { Json } from '../form/paths'
import { scheduledAt, standingOf } from '../language-marks'

/**
 * The languages to publish unless the editor picks others: of those that are ready, not scheduled
 * and not taken down beside one that stands, the ones with something new for readers; if neither
 * language has, all of those.
 */
export function firstChoice(
  entry: AdminEntry,
  data: Json,
  ready: readonly Locale[],
): readonly Locale[] {
  if (isPublishedTogether(entry.kind)) return ready.length < locales.length ? [] : ready
  const shown = locales.filter((language) => standingOf(entry, language) === 'public')
  const wasPublic = { vi: entry.publishedAtVi !== null, en: entry.publishedAtEn !== null }
  const standing = locales.filter(
    (language) => shown.length === 0 || shown.includes(language) || !wasPublic[language],
  )
  const free = ready.filter(
    (language) => standing.includes(language) && scheduledAt(entry, language) === null,
  )
  const isNew = (language: Locale) =>
    !shown.includes(language) || hasUnpublishedChanges(data, entry.live, [language], shown)
  return standing.some(isNew) ? free.filter(isNew) : free
}

/** Why the chosen languages cannot be published, as far as is known. */
export function holdOf(chosen: readonly Locale[], check: PublicationCheck | undefined) {
  for (const language of chosen) {
    const issues = check?.[language] ?? []
    if (issues.length > 0)
      return issues.every(isUnread)
        ? (`unread.${language}` as const)
        : (`lacks.${language}` as const)
  }
  return undefined
}
