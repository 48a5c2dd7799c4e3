import { useTranslation } from 'react-i18next'
import type { ShownClimate } from '../../../schema/content/views'
import { text } from '../../../schema/locale'
import { formatNumber } from '../../../schema/numbers'
import { allMonths, formatMonth } from '../../../schema/time'
import { useLocale } from '../../lib/locale-context'
import { Fold } from '../../ui/fold'

const size = { width: 640, height: 250 }
const [heatTop, heatEnd, rainTop, rainEnd] = [22, 128, 142, 222]

export function ClimateChart({ climate, current }: { climate: ShownClimate; current?: number }) {
  const { t } = useTranslation('months')
  const locale = useLocale()
  const months = climate.months.toSorted((a, b) => a.month - b.month)
  const step = size.width / allMonths.length
  const bar = step * 0.7
  const middle = ({ month }: { month: number }) => (month - 0.5) * step
  const [coldest, hottest] = [
    Math.min(...months.map(({ low }) => low)),
    Math.max(...months.map(({ high }) => high)),
  ]
  const heat = (degrees: number) =>
    heatEnd - ((degrees - coldest) / (hottest - coldest || 1)) * (heatEnd - heatTop)
  const wettest = Math.max(1, ...months.map(({ rainMm }) => rainMm))
  const rain = (mm: number) => (mm / wettest) * (rainEnd - rainTop)
  const pointsOf = (name: 'high' | 'low') =>
    months.map((month) => `${middle(month)},${heat(month[name])}`)
  return (
    <figure className="mt-6">
      <svg
        viewBox={`0 0 ${size.width} ${size.height}`}
        role="img"
        aria-label={t('chart', { station: text(climate, 'station', locale) })}
        className="climate-chart h-auto w-full"
      >
        {current && (
          <rect
            x={middle({ month: current }) - step / 2}
            width={step}
            height={size.height}
            className="current"
          />
        )}
        <polygon
          points={[...pointsOf('high'), ...pointsOf('low').reverse()].join(' ')}
          className="range"
        />
        <polyline points={pointsOf('high').join(' ')} strokeWidth={2.5} />
        <polyline
          points={pointsOf('low').join(' ')}
          strokeWidth={2.5}
          strokeDasharray="2 5"
          strokeLinecap="round"
        />
        {months.map((month) => (
          <g key={month.month} textAnchor="middle">
            <text x={middle(month)} y={heat(month.high) - 7} className="font-semibold">
              {Math.round(month.high)}°
            </text>
            <text x={middle(month)} y={heat(month.low) + 19} className="other">
              {Math.round(month.low)}°
            </text>
            <rect
              x={middle(month) - bar / 2}
              y={rainEnd - rain(month.rainMm)}
              width={bar}
              height={rain(month.rainMm)}
              className="rain"
            />
            <text
              x={middle(month)}
              y={size.height - 6}
              className={month.month === current ? 'font-semibold' : 'other'}
            >
              {month.month}
            </text>
          </g>
        ))}
      </svg>
      <Fold title={t('table')}>
        <ClimateTable months={months} />
      </Fold>
    </figure>
  )
}

function ClimateTable({ months }: { months: ShownClimate['months'] }) {
  const { t } = useTranslation('months')
  const locale = useLocale()
  const columns = (
    [
      { label: t('high'), unit: '°C', figure: 'high' },
      { label: t('low'), unit: '°C', figure: 'low' },
      { label: t('rain'), unit: 'mm', figure: 'rainMm' },
      { label: t('rainDays'), unit: '', figure: 'rainDays' },
      { label: t('seaTemp'), unit: '°C', figure: 'seaTemp' },
    ] as const
  ).filter(({ figure }) => months.some((month) => month[figure] !== undefined))
  return (
    <div className="overflow-x-auto">
      <table className="climate-table w-full text-end">
        <caption className="sr-only">{t('weatherCaption')}</caption>
        <thead>
          <tr className="border-b border-line text-sm text-muted">
            <th scope="col">{t('month')}</th>
            {columns.map(({ label, unit }) => (
              <th key={label} scope="col">
                {label} {unit && <span className="whitespace-nowrap">({unit})</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {months.map((month) => (
            <tr key={month.month} className="border-b border-line">
              <th scope="row" className="first-letter:uppercase">
                {formatMonth(month.month, locale)}
              </th>
              {columns.map(({ label, figure }) => {
                const value = month[figure]
                return (
                  <td key={label}>{value === undefined ? '–' : formatNumber(value, locale)}</td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
