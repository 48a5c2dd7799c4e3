import { Download } from 'lucide-react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { TourFigures } from '../../../schema/api/admin-tours'
import { brand } from '../../../schema/brand'
import { formatNumber } from '../../../schema/numbers'
import { vietnamDay } from '../../../schema/time'
import { patternField, useListState } from '../../lib/list-state'
import { useLocale } from '../../lib/locale-context'
import { buttonStyles } from '../../ui/button-styles'
import { SelectField } from '../../ui/form-controls'
import { LoadError } from '../../ui/states'
import { useAdminData } from '../kit/admin-api'
import { CountTable } from '../kit/count-table'
import { DayBars, stepName } from '../kit/day-chart'
import { downloadFile } from '../kit/download'
import { useAttempt } from '../kit/use-attempt'
import { ViewHeader } from '../kit/view-header'
import { Waiting } from '../waiting'
import { TourTabs } from './tour-tabs'

const series = ['seats', 'income', 'refunds', 'noShows'] as const
const firstYear = 2026

export function View() {
  const { t } = useTranslation('admin')
  const thisYear = vietnamDay(Date.now()).slice(0, 4)
  const fields = useMemo(() => ({ year: patternField(/^20[2-9]\d$/, thisYear) }), [thisYear])
  const { state, set } = useListState(fields)
  const { data, error, retry } = useAdminData(`/api/admin/tours/figures?year=${state.year}`)
  // Tours are booked up to a year ahead.
  const years = Array.from({ length: Number(thisYear) + 2 - firstYear }, (_, index) =>
    String(firstYear + index),
  ).reverse()
  return (
    <>
      <TourTabs part="figures" />
      <ViewHeader title={t('tours.figures.title')} intro={t('tours.figures.intro')}>
        {data && <CsvButton figures={data} />}
      </ViewHeader>
      <div className="mb-5 w-40">
        <SelectField
          label={t('tours.figures.year')}
          value={state.year}
          options={[...new Set([...years, state.year])].map((year) => ({
            value: year,
            label: year,
          }))}
          onChange={(year) => set({ year })}
        />
      </div>
      {error ? <LoadError error={error} onRetry={retry} /> : !data && <Waiting />}
      {data && <Plots figures={data} />}
    </>
  )
}

function Plots({ figures: { year, months } }: { figures: TourFigures }) {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const drawn = series.filter((name) => months.some((month) => month[name] > 0))
  if (drawn.length === 0) return <p className="text-muted">{t('tours.figures.none', { year })}</p>
  return (
    <section
      aria-label={t('tours.figures.title')}
      className="min-w-0 rounded-card border border-line bg-card p-4"
    >
      <ul className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
        {drawn.map((name) => (
          <li key={name} className="min-w-0">
            <p className="flex items-baseline justify-between gap-2 text-sm">
              <span>{t(`tours.figures.${name}`)}</span>
              <b>
                {formatNumber(
                  months.reduce((sum, month) => sum + month[name], 0),
                  locale,
                )}
              </b>
            </p>
            <div aria-hidden="true" className="mt-1 h-28">
              <DayBars days={months.map((month) => ({ day: month.month, count: month[name] }))} />
            </div>
          </li>
        ))}
      </ul>
      <details className="mt-2">
        <summary className="cursor-pointer py-2.5 font-semibold">
          {t('tours.figures.table')}
        </summary>
        <CountTable
          caption={t('tours.figures.title')}
          corner={t('tours.figures.month')}
          columns={series.map((name) => t(`tours.figures.${name}`))}
          rows={months.map((month) => ({
            name: stepName(month.month, locale),
            counts: series.map((name) => month[name]),
          }))}
        />
      </details>
    </section>
  )
}

function CsvButton({ figures: { year, months } }: { figures: TourFigures }) {
  const { t } = useTranslation('admin')
  const { attempt } = useAttempt()

  async function download() {
    const { csvLines } = await import('../../../schema/csv')
    const head = [t('tours.figures.month'), ...series.map((name) => t(`tours.figures.${name}`))]
    const rows = months.map((month) => [month.month, ...series.map((name) => String(month[name]))])
    // The mark tells Excel that it is UTF-8.
    downloadFile(
      `${brand.slug}-tours-${year}.csv`,
      `\uFEFF${csvLines([head, ...rows])}`,
      'text/csv',
    )
  }

  return (
    <button type="button" className={buttonStyles.secondary} onClick={() => void attempt(download)}>
      <Download className="size-4.5" />
      {t('tours.figures.csv')}
    </button>
  )
}
