import { useTranslation } from 'react-i18next'
import { isLive, type PricedDeal, shownDiscount } from '../../../schema/deal-dates'
import { formatCash, formatPrice } from '../../../schema/numbers'
import { useLocale } from '../../lib/locale-context'
import { useSiteSettings, useToday } from '../../lib/page-data'

const sizes = { row: 'text-xl md:text-2xl', large: 'text-3xl' } as const

interface DealPriceProps {
  deal: PricedDeal & { originalPrice: number; discountedPrice: number }
  size?: keyof typeof sizes
  withCash?: boolean
  className?: string
}

export function DealPrice({
  deal,
  size = 'row',
  withCash = false,
  className = '',
}: DealPriceProps) {
  const { t } = useTranslation('deals')
  const locale = useLocale()
  const today = useToday()
  const { vndPerUsd } = useSiteSettings()
  const cash = withCash && formatCash(deal.discountedPrice, locale)
  const discount = isLive(deal, today) ? shownDiscount(deal) : undefined
  return (
    <p className={`flex flex-wrap items-baseline gap-x-2 ${className}`.trim()}>
      <strong
        className={`font-display leading-tight font-semibold xs:whitespace-nowrap ${sizes[size]}`}
      >
        <span className="sr-only">{t('priceNow')} </span>
        {formatPrice(deal.discountedPrice, locale, vndPerUsd)}
      </strong>
      {cash && <span className="text-sm">{cash}</span>}
      {discount !== undefined && (
        <span className="text-xs max-md:basis-full xs:whitespace-nowrap">
          <s className="opacity-75">
            <span className="sr-only">{t('priceBefore')} </span>
            {formatPrice(deal.originalPrice, locale, vndPerUsd)}
          </s>{' '}
          <b>−{discount}%</b>
        </span>
      )}
    </p>
  )
}
