import { useTranslation } from 'react-i18next'
import type { DayCount } from '../../../../schema/api/admin-dashboard'
import { formatNumber } from '../../../../schema/numbers'
import { formatDate } from '../../../../schema/time'
import { useLocale } from '../../../lib/locale-context'
import { DayBars } from './day-bars'

/** A bar a day. Whoever cannot see the bars reads a table. */
export function DayChart({ title, days }: { title: string; days: readonly DayCount[] }) {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const total = days.reduce((sum, { count }) => sum + count, 0)
  return (
    <figure className="min-w-0 rounded-card border border-line bg-card p-4">
      <figcaption className="flex items-baseline justify-between gap-x-4">
        <h2 className="text-base font-semibold">{title}</h2>
        <span className="shrink-0 text-sm text-muted">{t('dashboard.total', { total: formatNumber(total, locale) })}</span>
      </figcaption>
      <div aria-hidden="true" className="mt-3 h-40">
        <DayBars days={days} />
      </div>
      <div className="sr-only">
        <table>
          <caption>{title}</caption>
          <thead>
            <tr>
              <th scope="col">{t('dashboard.day')}</th>
              <th scope="col">{t('dashboard.count')}</th>
            </tr>
          </thead>
          <tbody>
            {days.map(({ day, count }) => (
              <tr key={day}>
                <th scope="row">{formatDate(day, locale)}</th>
                <td>{count}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  )
}
