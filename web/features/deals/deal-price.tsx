import { useTranslation } from 'react-i18next'
import { formatPrice } from '../../../schema/numbers'
import { useLocale } from '../../lib/locale-context'

interface DealPriceProps {
  /** Vietnamese đồng. */
  original: number
  discounted: number
}

export function DealPrice({ original, discounted }: DealPriceProps) {
  const { t } = useTranslation('deals')
  const locale = useLocale()
  return (
    <p className="flex flex-wrap items-baseline gap-x-3">
      <strong className="font-display text-xl font-semibold">
        <span className="sr-only">{t('priceNow')} </span>
        {formatPrice(discounted, locale)}
      </strong>
      <s className="opacity-75">
        <span className="sr-only">{t('priceBefore')} </span>
        {formatPrice(original, locale)}
      </s>
    </p>
  )
}
