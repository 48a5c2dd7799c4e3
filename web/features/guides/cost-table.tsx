import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import type { ShownItinerary } from '../../../schema/content/views'
import { type Locale, text } from '../../../schema/locale'
import { formatPrice, shownAmount, sumRanges } from '../../../schema/numbers'
import { formatDateOrNothing } from '../../../schema/time'
import { useLocale } from '../../lib/locale-context'
import { useSiteSettings } from '../../lib/page-data'

export function CostTable({ costs }: { costs: NonNullable<ShownItinerary['costs']> }) {
  const { t } = useTranslation('itineraries')
  const locale = useLocale()
  const { vndPerUsd } = useSiteSettings()
  const amounts = ({ low, high = low }: { low: number; high?: number | undefined }) =>
    [low, high].map((vnd, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the least, then the most
      <td key={index} className="pt-2 ps-2 text-end text-sm whitespace-nowrap md:ps-6 md:text-base">
        {formatPrice(vnd, locale, vndPerUsd)}
      </td>
    ))
  return (
    <table id="costs" className="w-full scroll-mt-24 text-small">
      <caption className="pb-3 text-start">
        <span className="block font-display text-title font-semibold">{t('costs')}</span>
        <span className="text-muted">
          {t('costsNote')}{' '}
          {t('costsChecked', { month: formatDateOrNothing(costs.checkedOn, locale, 'month') })}
        </span>
      </caption>
      <thead className="border-b-2 border-ink text-sm">
        <tr>
          <th scope="col" className="py-2 text-start">
            {t('cost')}
          </th>
          <th scope="col" className="ps-2 text-end">
            {t('low')}
          </th>
          <th scope="col" className="ps-2 text-end">
            {t('high')}
          </th>
        </tr>
      </thead>
      <tbody>
        {costs.rows.map((row) => (
          <Fragment key={text(row, 'name', locale)}>
            <tr className="align-baseline">
              <th scope="row" className="pt-2 text-start font-normal text-pretty">
                {text(row, 'name', locale)}
              </th>
              {amounts(row)}
            </tr>
            <tr className="border-b border-line">
              <td colSpan={3} className="pb-2 text-sm text-muted">
                {text(row, 'note', locale)}
              </td>
            </tr>
          </Fragment>
        ))}
      </tbody>
      <tfoot className="font-semibold">
        <tr>
          <th scope="row" className="py-2 text-start">
            {t('sum')}
          </th>
          {amounts(sumCosts(costs, locale, vndPerUsd))}
        </tr>
      </tfoot>
    </table>
  )
}

/** Returns the sums of the rounded amounts that readers of the language see. */
export function sumCosts(
  { rows }: NonNullable<ShownItinerary['costs']>,
  locale: Locale,
  vndPerUsd: number,
) {
  return sumRanges(
    rows.map(({ low, high = low }) => ({
      low: shownAmount(low, locale, vndPerUsd),
      high: shownAmount(high, locale, vndPerUsd),
    })),
  )
}
