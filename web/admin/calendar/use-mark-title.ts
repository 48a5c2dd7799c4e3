import { useTranslation } from 'react-i18next'
import type { CalendarMark } from '../../../schema/api/admin-calendar'
import { text } from '../../../schema/locale'
import { useLocale } from '../../lib/locale-context'
import { titleOf } from '../content/titles'

export function useMarkTitle(): (mark: CalendarMark) => string {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  return ({ kind, ...mark }) =>
    kind ? titleOf({ kind, ...mark }, locale, t) : text(mark, 'title', locale)
}
