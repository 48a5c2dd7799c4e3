import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSiteSettings } from '../../lib/page-data'
import { NumberInput } from '../content/form/inputs/number-input'
import { toDollars, toVnd } from '../kit/vnd-prices'

interface PriceInVndProps {
  /** US dollars. */
  price: unknown
  onChange: (price: unknown) => void
}

/** The same price in VND: what is typed here gives the price in dollars, which is stored. */
export function PriceInVnd({ price, onChange }: PriceInVndProps) {
  const { t } = useTranslation('admin')
  const { vndPerUsd } = useSiteSettings()
  const [typed, setTyped] = useState<{ vnd: unknown; price: unknown }>()
  const own = typeof price === 'number' ? toVnd(price, vndPerUsd) : null
  return (
    <NumberInput
      id="product-price-vnd"
      label={t('products.fields.priceVnd')}
      hint={t('products.vndHint', { rate: vndPerUsd.toLocaleString('vi-VN') })}
      isMoney
      // Whole cents would change what somebody is typing.
      value={typed && typed.price === price ? typed.vnd : own}
      onChange={(vnd) => {
        const next = typeof vnd === 'number' ? toDollars(vnd, vndPerUsd) : vnd
        setTyped({ vnd, price: next })
        onChange(next)
      }}
    />
  )
}
