import { ChevronDown } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { ShownPriceRow } from '../../../schema/content/views'
import { text } from '../../../schema/locale'
import { paths } from '../../../schema/paths'
import { formatDateOrNothing } from '../../../schema/time'
import { PricePair } from '../../domain/prices/price-pair'
import { useLocale } from '../../lib/locale-context'
import { SiteLink } from '../../ui/site-link'

export const boardColumns =
  'md:grid-cols-[1fr_12rem_9rem] md:gap-x-4 md:pe-8 lg:grid-cols-[1fr_15rem_11rem] lg:gap-x-6 print:grid-cols-[1fr_13rem_9rem] print:pe-0'

interface PriceRowProps {
  row: ShownPriceRow
  isInPosted: boolean
}

export function PriceRow({ row, isInPosted }: PriceRowProps) {
  const { t } = useTranslation('prices')
  const locale = useLocale()
  const name = text(row, 'name', locale)
  return (
    <details
      id={row.id}
      className="group scroll-mt-24 border-b border-line print:break-inside-avoid"
    >
      <summary className="relative cursor-pointer list-none">
        <h3
          className={`grid xs:grid-cols-[3fr_2fr] gap-x-3 gap-y-1 py-1.5 font-sans font-normal md:items-center md:py-3 print:py-0.5 ${boardColumns}`}
        >
          <span className="flex min-w-0 justify-between gap-2 xs:max-md:col-span-2 print:col-span-1">
            <span className="min-w-0">
              <span className="block leading-snug font-semibold md:text-lg print:text-sm">
                {name}
              </span>
              <span className="block text-[0.8125rem] leading-snug text-muted md:text-sm print:text-xs">
                {text(row, 'unit', locale)} · {text(row, 'where', locale)}
              </span>
            </span>
            <ChevronDown className="size-5 shrink-0 text-muted md:absolute md:inset-y-0 md:end-0 md:my-auto transition-transform group-open:rotate-180 motion-reduce:transition-none print:hidden" />
          </span>
          <PricePair row={row} isInPosted={isInPosted} />
        </h3>
      </summary>
      <div className="max-w-2xl pt-1 pb-4 print:hidden">
        <p className="text-pretty">{text(row, 'advice', locale)}</p>
        <p className="mt-1 flex flex-wrap items-center gap-x-4 text-sm text-muted">
          <span>
            {t('source')}:{' '}
            <a
              href={row.sourceUrl}
              target="_blank"
              rel="noopener"
              className="inline-flex min-h-6 items-center underline underline-offset-4 hover:text-ink"
            >
              {row.sourceName}
            </a>{' '}
            · {formatDateOrNothing(row.pricedOn, locale, 'month')}
          </span>
          <SiteLink
            to={`${paths.contact}?price=${row.id}`}
            aria-label={t('reportOf', { name })}
            className="inline-flex min-h-11 items-center font-semibold text-accent underline underline-offset-4"
          >
            {t('report')}
          </SiteLink>
        </p>
      </div>
    </details>
  )
}
