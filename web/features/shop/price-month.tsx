import { useTranslation } from 'react-i18next'
import { formatDate } from '../../../schema/time'
import { useLocale } from '../../lib/locale-context'

interface PriceMonthProps {
  /** `YYYY-MM` */
  month: string
  className?: string
}

export function PriceMonth({ month, className = 'text-muted' }: PriceMonthProps) {
  const { t } = useTranslation('shop')
  const locale = useLocale()
  return (
    <p className={className}>
      {t('pricesSeenIn', {
        month: formatDate(month, locale, 'monthName'),
        year: month.slice(0, 4),
      })}
    </p>
  )
}
