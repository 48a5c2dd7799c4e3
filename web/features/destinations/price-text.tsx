import { useTranslation } from 'react-i18next'
import { formatPrice, formatShortPrice } from '../../../schema/numbers'
import { useLocale } from '../../lib/locale-context'
import { useSiteSettings } from '../../lib/page-data'

export function PriceText({
  priceRange,
  isShort = false,
}: {
  priceRange: string
  isShort?: boolean
}) {
  const { t } = useTranslation('destinations')
  const locale = useLocale()
  const { vndPerUsd } = useSiteSettings()
  const format = isShort ? formatShortPrice : formatPrice
  return priceRange === 'Free' ? t('free') : format(priceRange, locale, vndPerUsd)
}
