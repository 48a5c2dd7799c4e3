import { Map as MapIcon } from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../schema/paths'
import { comingMonths, monthNames } from '../../../schema/time'
import { useLocale } from '../../lib/locale-context'
import { useToday } from '../../lib/page-data'
import { monthRow } from '../../ui/month-row'
import { QueryLink } from '../../ui/query-link'
import { useChosenInView } from '../../ui/use-chosen-in-view'
import { mapId } from './destination-map'
import type { destinationListFields, monthChoices } from './list-fields'

type MonthChoice = ReturnType<(typeof destinationListFields)['month']['parse']>

interface MonthStripProps {
  value: MonthChoice
  hasMap: boolean
  onChange: (month: MonthChoice) => void
}

/** The next twelve months, of which one can be chosen. On phones it also opens the map. */
export function MonthStrip({ value, hasMap, onChange }: MonthStripProps) {
  const { t } = useTranslation('destinations')
  const locale = useLocale()
  const row = useRef<HTMLUListElement>(null)
  useChosenInView(row, value)
  const months = comingMonths(useToday())
  return (
    <div className="page mt-3 flex gap-2 md:mt-4" data-print="hide">
      {hasMap && (
        <button type="button" popoverTarget={mapId} className={`${monthRow.cell} w-auto! shrink-0 md:hidden`}>
          <MapIcon aria-hidden="true" className="size-4.5" />
          {t('openMap')}
        </button>
      )}
      <nav aria-label={t('monthLabel')} className="min-w-0 grow">
        <ul ref={row} className={`${monthRow.list} max-md:-me-4.5 max-md:pe-4.5 md:grid-cols-[auto_repeat(12,1fr)]`}>
          <li className={monthRow.item}>
            <QueryLink
              path={paths.destinations}
              change={{ month: '' }}
              aria-current={value === 'all' ? 'true' : undefined}
              onFollow={() => onChange('all')}
              className={`${monthRow.cell} ${monthRow.chosen} md:px-4`}
            >
              {t('allMonths')}
            </QueryLink>
          </li>
          {months.map((month) => {
            const choice = String(month) as (typeof monthChoices)[number]
            return (
              <li key={month} className={monthRow.item}>
                <QueryLink
                  path={paths.destinations}
                  change={{ month: choice }}
                  aria-current={value === choice ? 'true' : undefined}
                  onFollow={() => onChange(choice)}
                  className={`${monthRow.cell} ${monthRow.chosen}`}
                >
                  {monthNames([month], locale)}
                </QueryLink>
              </li>
            )
          })}
        </ul>
      </nav>
    </div>
  )
}
