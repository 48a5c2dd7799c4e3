import type { TFunction } from 'i18next'
import { unknownFactOf } from '../../../schema/content/facts'
import { photoProblemOf, photoUsedOf } from '../../../schema/content/photos'
import type { ErrorBody, ErrorIssue } from '../../../schema/errors'

const maxNamed = 5

/** Returns which texts use a figure that was to be deleted; undefined for other refusals. */
export function factInUseText(
  t: TFunction<'admin'>,
  { code, issues = [] }: { code?: string; issues?: ErrorBody['issues'] },
): string | undefined {
  if (code !== 'FACT_IN_USE') return undefined
  const names = issues.slice(0, maxNamed).map(({ message }) => `“${message}”`)
  return t('kit.refusals.factInUse', {
    count: issues.length,
    names: `${names.join(', ')}${issues.length > maxNamed ? '…' : ''}`,
  })
}

/** Returns the text of an issue about an unknown or unpublished figure, else undefined. */
export function unknownFactText(
  t: TFunction<'admin'>,
  { message }: Pick<ErrorIssue, 'message'>,
): string | undefined {
  const name = unknownFactOf(message)
  return name === undefined ? undefined : t('kit.refusals.fact', { name })
}

const altTexts = { vi: 'kit.refusals.photoAltVi', en: 'kit.refusals.photoAltEn' } as const

/** Returns the text of an issue about a picture or its description, else undefined. */
export function photoIssueText(
  t: TFunction<'admin'>,
  { message }: Pick<ErrorIssue, 'message'>,
): string | undefined {
  const title = photoUsedOf(message)
  if (title !== undefined) return t('kit.refusals.photoUsed', { title })
  const found = photoProblemOf(message)
  if (!found) return undefined
  const { name } = found
  if (found.problem === 'unknown') return t('kit.refusals.drawingUnknown', { name })
  return found.problem === 'alt'
    ? t(altTexts[found.locale], { name })
    : t('kit.refusals.photoGone', { name })
}
