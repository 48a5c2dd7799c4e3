import type { TFunction } from 'i18next'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { PostContent } from '../../../../schema/api/admin-posts'
import { type Locale, text } from '../../../../schema/locale'
import { places } from '../../../../schema/places'
import { useLocale } from '../../../lib/locale-context'
import { ChangedText } from '../../kit/changed-text'
import { differenceOf } from '../../kit/word-difference'
import { changedFields, isContested, localeOf, type PostField } from '../content/post-fields'

function fieldText(
  field: PostField,
  content: PostContent,
  locale: Locale,
  t: TFunction<'admin'>,
): string {
  if (field === 'contentPillar') return t(`posts.pillars.${content.contentPillar}`)
  if (field === 'destinationSlug')
    return content.destinationSlug ? text(places[content.destinationSlug], 'name', locale) : ''
  if (field === 'featured') return content.featured ? t('posts.compare.yes') : t('posts.compare.no')
  if (field === 'tags') return content.tags.join(', ')
  const value = content[field]
  if (Array.isArray(value)) return value.join('\n')
  return value === null ? '' : String(value)
}

export interface DifferencesProps {
  from: PostContent
  to: PostContent
  /** The common base, to mark the fields that both sides have changed. */
  base?: PostContent | undefined
}

export function Differences({ from, to, base }: DifferencesProps) {
  const { t } = useTranslation('admin')
  const fields = changedFields(from, to)
  if (fields.length === 0) return <p className="text-muted">{t('posts.compare.same')}</p>
  return (
    <dl className="grid gap-4">
      {fields.map((field) => (
        <div key={field} className="min-w-0">
          <dt className="text-sm font-semibold">
            {t(`posts.fields.${field}`)}
            {base && isContested(field, base, to, from) && (
              <span className="ms-2 font-normal text-bad">{t('posts.compare.contested')}</span>
            )}
          </dt>
          <dd className="mt-1 rounded-control border border-line bg-paper px-3 py-2">
            <Difference field={field} from={from} to={to} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Difference({ field, from, to }: { field: PostField; from: PostContent; to: PostContent }) {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const parts = useMemo(
    () => differenceOf(fieldText(field, from, locale, t), fieldText(field, to, locale, t)),
    [field, from, to, locale, t],
  )
  return <ChangedText parts={parts} lang={localeOf(field)} className="" />
}
