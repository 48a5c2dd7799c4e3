import { useTranslation } from 'react-i18next'
import type { ShownDestination } from '../../../schema/content/views'
import { text } from '../../../schema/locale'
import { formatNumber } from '../../../schema/numbers'
import { formatClock, formatDate } from '../../../schema/time'
import { useLocale } from '../../lib/locale-context'
import { SourceLinks } from '../../ui/source-links'

interface MonthFiguresProps {
  destination: ShownDestination
  /** 1 to 12. */
  month: number
}

export function MonthFigures({ destination: { climate, daylight }, month }: MonthFiguresProps) {
  const { t } = useTranslation('months')
  const locale = useLocale()
  const measured = climate?.months.find((one) => one.month === month)
  const sun = daylight?.[month - 1]
  const days = new Date(Date.UTC(2027, month, 0)).getUTCDate()
  const number = (value: number, digits = 0) => formatNumber(Number(value.toFixed(digits)), locale)
  const clock = (time: string) => formatClock(time, locale)
  const figures = [
    ...(measured
      ? [
          { label: t('rain'), value: t('millimetres', { value: number(measured.rainMm) }) },
          ...(measured.sunHours === undefined
            ? []
            : [
                {
                  label: t('sun'),
                  value: t('hoursADay', { value: number(measured.sunHours / days, 1) }),
                },
              ]),
          ...(measured.seaTemp === undefined
            ? []
            : [{ label: t('seaTemp'), value: t('degrees', { value: number(measured.seaTemp) }) }]),
        ]
      : []),
    ...(sun
      ? [
          {
            label: t('daylight'),
            value: t('daylightValue', { sunrise: clock(sun.sunrise), sunset: clock(sun.sunset) }),
          },
        ]
      : []),
  ]
  return (
    <dl className="mt-4 grid grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-4">
      {figures.map(({ label, value }) => (
        <div key={label}>
          <dt className="text-sm text-muted">{label}</dt>
          <dd className="font-display text-lg leading-snug font-semibold md:text-xl">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

export function ClimateSources({ climate }: { climate: NonNullable<ShownDestination['climate']> }) {
  const { t } = useTranslation('months')
  const locale = useLocale()
  return (
    <p className="mt-4 text-sm text-muted">
      {[
        t('station', { station: text(climate, 'station', locale) }),
        climate.period && t('period', { period: climate.period }),
      ]
        .filter(Boolean)
        .join(', ')}
      . {t('source')}: <SourceLinks sources={climate.sources} />,{' '}
      {t('checked', { date: formatDate(climate.checkedOn, locale) })}.
    </p>
  )
}
