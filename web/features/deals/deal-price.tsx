import { formatPrice } from '../../../schema/money'
import { useTranslation } from '../../i18n/use-translation'
import { useLocale } from '../../lib/locale-context'

interface DealPriceProps {
  /** Vietnamese đồng. */
  original: number
  discounted: number
}

export function DealPrice({ original, discounted }: DealPriceProps) {
  const { t } = useTranslation()
  const locale = useLocale()
  return (
    <p className="flex flex-wrap items-baseline gap-x-3">
      <strong className="font-display text-xl font-semibold">
        <span className="sr-only">{t('deals.priceNow')} </span>
        {formatPrice(discounted, locale)}
      </strong>
      <s className="opacity-75">
        <span className="sr-only">{t('deals.priceBefore')} </span>
        {formatPrice(original, locale)}
      </s>
    </p>
  )
}
