import type { TFunction } from 'i18next'
import { photoProblemOf, photoUsedOf } from '../../../schema/content/photos'
import type { ErrorIssue } from '../../../schema/errors'

const altTexts = { vi: 'entries.errors.photoAltVi', en: 'entries.errors.photoAltEn' } as const

/**
 * What an issue says of a picture that readers may not get, or whose text they need; undefined for
 * any other issue.
 */
export function photoIssueText(
  t: TFunction<'admin'>,
  { message }: Pick<ErrorIssue, 'message'>,
): string | undefined {
  const title = photoUsedOf(message)
  if (title !== undefined) return t('entries.errors.photoUsed', { title })
  const found = photoProblemOf(message)
  if (!found) return undefined
  const { name } = found
  if (found.problem === 'unknown') return t('entries.errors.drawingUnknown', { name })
  return found.problem === 'alt'
    ? t(altTexts[found.locale], { name })
    : t('entries.errors.photoGone', { name })
}
