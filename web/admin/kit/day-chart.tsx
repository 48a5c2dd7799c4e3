import { useTranslation } from 'react-i18next'
import type { DayCount } from '../../../schema/api/admin-dashboard'
import type { Locale } from '../../../schema/locale'
import { formatNumber } from '../../../schema/numbers'
import { formatDate } from '../../../schema/time'
import { useLocale } from '../../lib/locale-context'

export function DayChart({
  title,
  days,
  empty,
}: {
  title: string
  days: readonly DayCount[]
  empty: string
}) {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const total = days.reduce((sum, { count }) => sum + count, 0)
  if (total === 0)
    return (
      <section className="min-w-0 rounded-card border border-line bg-card p-4">
        <h2 className="text-base font-semibold">{title}</h2>
        <p className="mt-2 text-muted">{empty}</p>
      </section>
    )
  return (
    <figure className="min-w-0 rounded-card border border-line bg-card p-4">
      <figcaption className="flex items-baseline justify-between gap-x-4">
        <h2 className="text-base font-semibold">{title}</h2>
        <span className="shrink-0 text-sm text-muted">
          {t('kit.chart.total', { total: formatNumber(total, locale) })}
        </span>
      </figcaption>
      <div aria-hidden="true" className="mt-3 h-40">
        <DayBars days={days} />
      </div>
      <div className="sr-only">
        <table>
          <caption>{title}</caption>
          <thead>
            <tr>
              <th scope="col">{t('kit.chart.day')}</th>
              <th scope="col">{t('kit.chart.count')}</th>
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

/** A day, or a month `YYYY-MM`, in words. */
export function stepName(step: string, locale: Locale, isShort = false): string {
  return step.length === 7
    ? formatDate(`${step}-01`, locale, isShort ? 'monthYear' : 'month')
    : formatDate(step, locale, isShort ? 'season' : 'day')
}

/** Bars of days or months. */
export function DayBars({ days }: { days: readonly DayCount[] }) {
  const locale = useLocale()
  const highest = Math.max(1, ...days.map(({ count }) => count))
  const named = [days[0], days[Math.floor((days.length - 1) / 2)], days.at(-1)].filter(
    (day) => day !== undefined,
  )
  const bars = days.map(({ day, count }) => ({
    key: day,
    title: `${stepName(day, locale)}: ${formatNumber(count, locale)}`,
    up: count,
  }))
  return (
    <div
      className={'grid h-full grid-cols-[auto_1fr] grid-rows-[1fr_auto] gap-x-2 text-xs text-muted'}
    >
      <div className="flex flex-col justify-between text-end leading-none">
        <span>{formatNumber(highest, locale)}</span>
        <span>0</span>
      </div>
      <BarRow bars={bars} />
      <div className="col-start-2 flex justify-between pt-1 leading-none">
        {named.map(({ day }) => (
          <span key={day}>{stepName(day, locale, true)}</span>
        ))}
      </div>
    </div>
  )
}

export function BarRow({
  bars,
  className = '',
}: {
  bars: readonly { key: string; title: string; up: number; down?: number }[]
  className?: string
}) {
  const highest = Math.max(0, ...bars.map(({ up }) => up))
  const lowest = Math.max(0, ...bars.map(({ down = 0 }) => down))
  const whole = highest + lowest || 1
  const share = (value: number, of: number) => ({ height: `${(value / of) * 100}%` })
  return (
    <div className={`flex ${className}`}>
      {bars.map(({ key, title, up, down = 0 }) => (
        <div key={key} title={title} className="flex flex-1 flex-col hover:bg-line/40">
          <div
            className="flex items-end border-b border-edge px-px"
            style={share(lowest > 0 ? highest : whole, whole)}
          >
            <div
              className={`w-full rounded-t-[3px] bg-accent ${up > 0 ? 'min-h-1' : ''}`}
              style={share(up, highest || 1)}
            />
          </div>
          {lowest > 0 && (
            <div className="px-px" style={share(lowest, whole)}>
              <div className="rounded-b-[3px] bg-edge" style={share(down, lowest)} />
            </div>
          )}
        </div>
      ))}
    </div>
  )
}
