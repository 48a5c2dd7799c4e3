import { formatDate } from '../../../schema/time'
import { useTranslation } from '../../i18n/use-translation'
import { useLocale } from '../../lib/locale-context'

export function MonthSummary({ month, count }: { month: string; count: number }) {
  const { t } = useTranslation()
  const locale = useLocale()
  return (
    <p role="status" className="page mt-16 font-display text-2xl font-semibold">
      {t('articles.monthSummary', { count, month: formatDate(`${month}-15`, locale, 'month') })}
    </p>
  )
}
