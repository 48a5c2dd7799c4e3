import { CircleCheck, CircleX } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ShownPriceRow } from '../../../schema/content/views'
import { formatNumber, formatPriceRange } from '../../../schema/numbers'
import { useLocale } from '../../lib/locale-context'
import { useSiteSettings } from '../../lib/page-data'

/** What a thing usually costs, and from where on it is too much. Its pages name the texts `prices`. */
export function PricePair({ row }: { row: ShownPriceRow }) {
  const { t } = useTranslation('prices')
  const { usualFrom, usualTo, tooMuchFrom } = row
  return (
    <>
      <Cell Icon={CircleCheck} tone="text-good" label={t('usual')}>
        <Amount range={usualTo === undefined ? [usualFrom] : [usualFrom, usualTo]} />
      </Cell>
      <Cell Icon={CircleX} tone="text-bad" label={t('tooMuch')}>
        {tooMuchFrom === undefined ? (
          <span className="text-base font-normal">{t('anyMore')}</span>
        ) : (
          <Amount range={[tooMuchFrom]} isFrom />
        )}
      </Cell>
    </>
  )
}

function Cell({ Icon, tone, label, children }: { Icon: typeof CircleCheck; tone: string; label: string; children: ReactNode }) {
  return (
    <span className="block min-w-0 leading-tight">
      <span className={`flex items-center gap-1 text-xs font-semibold ${tone}`}>
        <Icon aria-hidden="true" className="size-3.5 shrink-0" />
        {label}
      </span>
      {children}
    </span>
  )
}

/** Đồng in Vietnamese; in English dollars, with the đồng that one pays beside them. */
function Amount({ range, isFrom = false }: { range: readonly number[]; isFrom?: boolean }) {
  const { t } = useTranslation('prices')
  const locale = useLocale()
  const { vndPerUsd } = useSiteSettings()
  const price = formatPriceRange(range, locale, vndPerUsd)
  return (
    <>
      <span className="font-display text-[1.0625rem] leading-snug font-semibold whitespace-nowrap md:text-2xl print:text-base">
        {isFrom ? t('from', { price }) : price}
      </span>
      {locale === 'en' && (
        <span className="block text-xs whitespace-nowrap text-muted"> {range.map((vnd) => formatNumber(vnd, locale)).join('–')} ₫</span>
      )}
    </>
  )
}
