import { useTranslation } from 'react-i18next'
import { formatDate } from '../../../schema/time'
import { useLocale } from '../../lib/locale-context'

export function MonthSummary({ month, count }: { month: string; count: number }) {
  const { t } = useTranslation('articles')
  const locale = useLocale()
  return (
    <p role="status" className="page mt-16 font-display text-2xl font-semibold">
      {t('monthSummary', { count, month: formatDate(`${month}-15`, locale, 'month') })}
    </p>
  )
}
