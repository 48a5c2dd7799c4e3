import { useTranslation } from 'react-i18next'
import { formatOtherPrice, formatPrice } from '../../../schema/numbers'
import { type PricedDeal, shownDiscount } from '../../../schema/shown-discount'
import { useLocale } from '../../lib/locale-context'
import { useSiteSettings } from '../../lib/page-data'

interface DealPriceProps {
  deal: PricedDeal & { originalPrice: number; discountedPrice: number }
  /** Adds the same amount in the other currency. */
  withOther?: boolean
}

export function DealPrice({ deal, withOther = false }: DealPriceProps) {
  const { t } = useTranslation('deals')
  const locale = useLocale()
  const { vndPerUsd } = useSiteSettings()
  return (
    <p className="flex flex-wrap items-baseline gap-x-3">
      <strong className="font-display text-xl font-semibold">
        <span className="sr-only">{t('priceNow')} </span>
        {formatPrice(deal.discountedPrice, locale, vndPerUsd)}
      </strong>
      {withOther && <span className="text-sm">{formatOtherPrice(deal.discountedPrice, locale, vndPerUsd)}</span>}
      {shownDiscount(deal) !== undefined && (
        <s className="opacity-75">
          <span className="sr-only">{t('priceBefore')} </span>
          {formatPrice(deal.originalPrice, locale, vndPerUsd)}
        </s>
      )}
    </p>
  )
}
