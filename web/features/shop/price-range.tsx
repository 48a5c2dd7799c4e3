import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { formatPrice } from '../../../schema/numbers'
import { openPriceEnd } from '../../../schema/shop'
import { useLocale } from '../../lib/locale-context'
import { useSiteSettings } from '../../lib/page-data'
import { useEarlyValue, useTypedText } from '../../lib/use-typed-text'
import { control } from '../../ui/form-controls'
import { type ShopState, shopFields } from './paths'

type Bound = 'min' | 'max'

interface PriceRangeProps {
  state: ShopState
  onChange: (change: Partial<Pick<ShopState, Bound>>) => void
}

export function PriceRange({ state, onChange }: PriceRangeProps) {
  const { t } = useTranslation('shop')
  const locale = useLocale()
  const { vndPerUsd } = useSiteSettings()
  const hint = useId()

  /** How the dollars of the fields compare with the prices of Vietnamese pages. */
  const rate =
    locale === 'vi' ? `, 10\u00a0USD ≈ ${formatPrice(10 * vndPerUsd, locale, vndPerUsd)}` : ''

  /** The range in the page's currency; the fields are in US dollars. */
  function rangeText(): string {
    const [min, max] = [Number(state.min), Number(state.max)]
    if (max < openPriceEnd && min > 0) return formatPrice(`$${min}-${max}`, locale, vndPerUsd)
    if (max < openPriceEnd) return t('upTo', { price: formatPrice(`$${max}`, locale, vndPerUsd) })
    return min > 0
      ? t('upFrom', { price: formatPrice(`$${min}`, locale, vndPerUsd) })
      : `${t('anyPrice')}${rate}`
  }

  return (
    <fieldset className="relative">
      <legend className="mb-1 block font-semibold">{t('price')}</legend>
      <div className="flex items-center gap-2">
        <PriceField
          name="min"
          label={t('priceFrom')}
          value={state.min}
          onChange={(min) => onChange({ min })}
        />
        <span aria-hidden="true">–</span>
        <PriceField
          name="max"
          label={t('priceTo')}
          hint={hint}
          value={state.max}
          onChange={(max) => onChange({ max })}
        />
      </div>
      <p id={hint} className="sr-only">
        {t('priceHint')}
      </p>
      <p className="mt-1 text-sm whitespace-nowrap text-muted first-letter:uppercase lg:absolute lg:top-full lg:mt-0">
        {rangeText()}
      </p>
    </fieldset>
  )
}

interface PriceFieldProps {
  name: Bound
  label: string
  hint?: string
  value: string
  onChange: (value: string) => void
}

function PriceField({ name, label, hint, value, onChange }: PriceFieldProps) {
  const field = shopFields[name]
  const [typed, type] = useTypedText(value, onChange, field.parse)
  const input = useEarlyValue<HTMLInputElement>(value, type)
  return (
    <input
      ref={input}
      type="number"
      name={name}
      aria-label={label}
      aria-describedby={hint}
      min={0}
      step="any"
      inputMode="decimal"
      value={typed}
      // Half a number, such as `5.`, is waited for.
      onChange={({ target }) => !target.validity.badInput && type(target.value)}
      // An empty or malformed price shows the current value again.
      onBlur={() => type(field.parse(typed))}
      className={`${control} lg:w-24`}
    />
  )
}
