import { useTranslation } from 'react-i18next'
import type { FigureGroup, FigureSeries } from '../../../schema/api/admin-figures'
import { formatNumber } from '../../../schema/numbers'
import { useLocale } from '../../lib/locale-context'
import { CountTable } from '../kit/count-table'
import { DayBars, stepName } from '../kit/day-chart'

interface FigureCardProps {
  group: FigureGroup
  steps: readonly string[]
  series: readonly FigureSeries[]
  isCut: boolean
}

const sum = (counts: readonly number[]) => counts.reduce((all, count) => all + count, 0)

/** A small chart a series, and the same numbers as a table. */
export function FigureCard({ group, steps, series, isCut }: FigureCardProps) {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const id = `figures-${group}`
  const title = t(`figures.groups.${group}`)
  const total = sum(series.map(({ counts }) => sum(counts)))
  const before = sum(series.map((one) => one.before))
  const drawn = series.filter(({ counts }) => sum(counts) > 0)
  return (
    <section aria-labelledby={id} className="min-w-0 rounded-card border border-line bg-card p-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={id} className="text-base font-semibold">
          {title}
        </h2>
        <Total count={total} before={before} />
      </div>
      {isCut && <p className="mt-2 text-sm">{t('figures.cut')}</p>}
      {drawn.length === 0 && <p className="mt-2 text-muted">{t('figures.none')}</p>}
      {drawn.length > 0 && (
        <>
          <ul className={`mt-3 grid gap-x-6 gap-y-4 ${grids[Math.min(drawn.length, 3) - 1]}`}>
            {drawn.map(({ name, counts }) => (
              <li key={name} className="min-w-0">
                <p className="flex items-baseline justify-between gap-2 text-sm">
                  <span>{t(`figures.names.${name}`)}</span>
                  <b>{formatNumber(sum(counts), locale)}</b>
                </p>
                <div aria-hidden="true" className="mt-1 h-28">
                  <DayBars days={steps.map((day, index) => ({ day, count: counts[index] ?? 0 }))} />
                </div>
              </li>
            ))}
          </ul>
          <details className="mt-2">
            <summary className="cursor-pointer py-2.5 font-semibold">{t('figures.table')}</summary>
            <CountTable
              caption={title}
              corner={t(`figures.names.${steps[0]?.length === 7 ? 'month' : 'day'}`)}
              columns={drawn.map(({ name }) => t(`figures.names.${name}`))}
              rows={steps
                .map((step, index) => ({
                  name: stepName(step, locale),
                  counts: drawn.map(({ counts }) => counts[index] ?? 0),
                }))
                .reverse()}
            />
          </details>
        </>
      )}
    </section>
  )
}

const grids = ['', 'sm:grid-cols-2', 'sm:grid-cols-2 xl:grid-cols-3']

function Total({ count, before }: { count: number; before: number }) {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const change = before === 0 ? 0 : Math.round(((count - before) / before) * 100)
  const percent = `${change > 0 ? '+' : ''}${formatNumber(change, locale)}`
  return (
    <p className="flex flex-wrap items-baseline gap-x-2">
      <b className="font-display text-xl">{formatNumber(count, locale)}</b>
      <span className="text-sm text-muted">
        {before === 0
          ? t('figures.noBefore')
          : t('figures.change', { percent, before: formatNumber(before, locale) })}
      </span>
    </p>
  )
}
