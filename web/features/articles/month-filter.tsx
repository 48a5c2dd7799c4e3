import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../schema/paths'
import { formatDate } from '../../../schema/time'
import { monthsPath } from '../../domain/articles/paths'
import { useLocale } from '../../lib/locale-context'
import { useApi } from '../../lib/use-api'
import { FilterChips } from '../../ui/filter-chips'

const specifiedMonths = ['2025-11', '2025-10', '2025-09']

export function MonthFilter({
  month,
  onChange,
}: {
  month: string
  onChange: (month: string) => void
}) {
  const { t } = useTranslation('articles')
  const locale = useLocale()
  const { data: known = [] } = useApi(monthsPath(locale))
  const chosen = month === 'all' ? [] : [month]
  const months = [...new Set([...known.map((entry) => entry.month), ...specifiedMonths, ...chosen])]
    .sort()
    .reverse()
  return (
    <div className="page mt-3 md:mt-6">
      <FilterChips
        label={t('monthLabel')}
        path={paths.articles}
        name="month"
        drops={['page']}
        value={month}
        isDense
        options={[
          { value: 'all', label: t('allMonths') },
          ...months.map((value) => ({
            value,
            label: formatDate(`${value}-15`, locale, 'monthYear'),
          })),
        ]}
        onChange={onChange}
      />
    </div>
  )
}

interface MonthSummaryProps {
  month: string
  count: number
  /** Whether the visitor chose the month, which is below stories of every month. */
  comesIntoView: boolean
}

export function MonthSummary({ month, count, comesIntoView }: MonthSummaryProps) {
  const { t } = useTranslation('articles')
  const locale = useLocale()
  const line = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (comesIntoView) line.current?.scrollIntoView()
  }, [comesIntoView])
  return (
    <p
      ref={line}
      role="status"
      className={
        'page mt-8 -mb-2 scroll-mt-24 font-display ' + 'text-title font-semibold md:mt-16 md:-mb-10'
      }
    >
      {t('monthSummary', { count, month: formatDate(`${month}-15`, locale, 'month') })}
    </p>
  )
}
