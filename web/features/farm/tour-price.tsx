import { useTranslation } from 'react-i18next'
import type { ShownDeal } from '../../../schema/content/views'
import { formatCash, formatPrice } from '../../../schema/numbers'
import { useLocale } from '../../lib/locale-context'
import { useSiteSettings } from '../../lib/page-data'

export function TourPrice({ tour }: { tour: ShownDeal }) {
  const { t } = useTranslation('farm')
  const locale = useLocale()
  const { vndPerUsd } = useSiteSettings()
  return (
    <p className="leading-tight">
      <strong className="font-display text-3xl font-semibold">
        {formatPrice(tour.discountedPrice, locale, vndPerUsd)}
      </strong>{' '}
      <span className="text-sm">
        {[t('perGuest'), formatCash(tour.discountedPrice, locale)].filter(Boolean).join(' · ')}
      </span>
    </p>
  )
}
