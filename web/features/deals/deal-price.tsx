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
  const discount = shownDiscount(deal)
  return (
    <p className="flex flex-wrap items-baseline gap-x-2.5">
      <strong className="font-display text-2xl leading-tight font-semibold xs:whitespace-nowrap">
        <span className="sr-only">{t('priceNow')} </span>
        {formatPrice(deal.discountedPrice, locale, vndPerUsd)}
      </strong>
      {withOther && <span className="text-sm">{formatOtherPrice(deal.discountedPrice, locale, vndPerUsd)}</span>}
      {discount !== undefined && (
        <>
          <s className="text-[0.8125rem] opacity-75">
            <span className="sr-only">{t('priceBefore')} </span>
            {formatPrice(deal.originalPrice, locale, vndPerUsd)}
          </s>
          <span className="text-xs font-semibold">−{discount}%</span>
        </>
      )}
    </p>
  )
}
