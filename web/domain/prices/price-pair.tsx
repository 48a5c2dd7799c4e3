import { CircleCheck, CircleX } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ShownPriceRow } from '../../../schema/content/views'
import { formatCash, formatPriceRange } from '../../../schema/numbers'
import { useLocale } from '../../lib/locale-context'
import { useSiteSettings } from '../../lib/page-data'

/** Needs the texts `prices`. */
export function PricePair({
  row,
  isInPosted = false,
}: {
  row: ShownPriceRow
  isInPosted?: boolean
}) {
  const { t } = useTranslation('prices')
  const { usualFrom, usualTo, tooMuchFrom } = row
  return (
    <>
      <Cell
        isPosted={tooMuchFrom === undefined && !isInPosted}
        label={t(tooMuchFrom === undefined ? 'posted' : 'usual')}
      >
        <Amount range={usualTo === undefined ? [usualFrom] : [usualFrom, usualTo]} />
      </Cell>
      {tooMuchFrom === undefined ? (
        !isInPosted && (
          <span aria-hidden="true" className="price-wide text-muted">
            –
          </span>
        )
      ) : (
        <Cell isTooMuch label={t('tooMuch')}>
          <Amount range={[tooMuchFrom]} isFrom />
        </Cell>
      )}
    </>
  )
}

function Cell({
  label,
  isPosted,
  isTooMuch,
  children,
}: {
  label: string
  isPosted?: boolean
  isTooMuch?: boolean
  children: ReactNode
}) {
  return (
    <span className="block min-w-0 leading-tight">
      <span className={isPosted ? '' : 'price-label'}>
        <PriceLabel isTooMuch={isTooMuch}>{label}</PriceLabel>
      </span>
      {children}
    </span>
  )
}

export function PriceLabel({
  isTooMuch = false,
  children,
}: {
  isTooMuch?: boolean
  children: string
}) {
  const Icon = isTooMuch ? CircleX : CircleCheck
  return (
    <span
      className={
        'price-small flex items-center gap-1 text-xs font-semibold md:text-sm ' +
        (isTooMuch ? 'text-bad' : 'text-good')
      }
    >
      <Icon className="size-3.5 shrink-0" />
      {children}
    </span>
  )
}

function Amount({ range, isFrom = false }: { range: readonly number[]; isFrom?: boolean }) {
  const { t } = useTranslation('prices')
  const locale = useLocale()
  const { vndPerUsd } = useSiteSettings()
  const price = formatPriceRange(range, locale, vndPerUsd)
  const cash = formatCash(range, locale)
  return (
    <>
      <span
        className={
          'price-amount font-display leading-snug font-semibold whitespace-nowrap ' +
          `md:text-lg lg:text-2xl ${isFrom ? 'text-bad' : ''}`
        }
      >
        {isFrom ? t('from', { price }) : price}
      </span>
      {cash && <span className="block text-xs whitespace-nowrap text-muted"> {cash}</span>}
    </>
  )
}
