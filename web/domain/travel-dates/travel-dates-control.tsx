import { type ReactNode, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { comingMonths, monthNames } from '../../../schema/time'
import { useLocale } from '../../lib/locale-context'
import { useScreenLocation } from '../../lib/navigation'
import { useToday } from '../../lib/page-data'
import { monthRow } from '../../ui/month-row'
import { QueryLink } from '../../ui/query-link'
import { useChosenInView } from '../../ui/use-chosen-in-view'
import { ExactDays } from './exact-days'
import { useTravelDates } from './use-travel-dates'

interface TravelDatesControlProps {
  /** Shown while no month is chosen; without it there is a cell for the whole year. */
  shownMonth?: number
  children?: ReactNode
  className?: string
}

export function TravelDatesControl({
  shownMonth,
  children,
  className = '',
}: TravelDatesControlProps) {
  const { t } = useTranslation('travel-dates')
  const locale = useLocale()
  const { pathname } = useScreenLocation()
  const { dates, text, choose } = useTravelDates()
  const row = useRef<HTMLUListElement>(null)
  const shown = text || String(shownMonth ?? '')
  useChosenInView(row, shown)
  const cells = [
    ...(shownMonth ? [] : [{ when: '', label: t('all') }]),
    ...comingMonths(useToday()).map((month) => ({
      when: String(month),
      label: monthNames([month], locale)[0],
    })),
  ]
  return (
    <div className={`page flex gap-2 ${className}`.trim()} data-print="hide">
      {children}
      <nav aria-label={t('question')} className="min-w-0 grow">
        <ul
          ref={row}
          className={`${monthRow.list} max-md:-me-4.5 max-md:pe-4.5 ${shownMonth ? 'lg:grid-cols-[repeat(12,1fr)_auto]' : 'lg:grid-cols-[auto_repeat(12,1fr)_auto]'}`}
        >
          {cells.map(({ when, label }) => (
            <li key={when} className={monthRow.item}>
              <QueryLink
                path={pathname}
                change={{ when }}
                aria-current={shown === when ? 'true' : undefined}
                onFollow={() => choose(when)}
                className={`${monthRow.cell} ${monthRow.chosen} lg:first:px-4`}
              >
                {label}
              </QueryLink>
            </li>
          ))}
          <li className={monthRow.item}>
            <ExactDays dates={dates} onChoose={choose} />
          </li>
        </ul>
      </nav>
    </div>
  )
}
