import { useTranslation } from 'react-i18next'
import { formatDate } from '../../../schema/time'
import { useLocale } from '../../lib/locale-context'

/** In which month `YYYY-MM` all prices of a list were seen; nothing where its cards say it each. */
export function PriceMonth({ month }: { month: string | undefined }) {
  const { t } = useTranslation('shop')
  const locale = useLocale()
  if (!month) return null
  return <p className="text-muted">{t('pricesSeenIn', { month: formatDate(month, locale, 'monthName'), year: month.slice(0, 4) })}</p>
}
