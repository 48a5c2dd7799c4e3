import { Map as MapIcon } from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { ShownDestinationSummary } from '../../../schema/content/views'
import { paths } from '../../../schema/paths'
import { monthNames } from '../../../schema/time'
import { useLocale } from '../../lib/locale-context'
import { useToday } from '../../lib/page-data'
import { QueryLink } from '../../ui/query-link'
import { useChosenInView } from '../../ui/use-chosen-in-view'
import { mapId } from './destination-map'
import { isGoodIn } from './filter'
import type { destinationListFields, monthChoices } from './list-fields'

type MonthChoice = ReturnType<(typeof destinationListFields)['month']['parse']>

const cell =
  'inline-flex size-full min-h-11 items-center justify-center gap-1 rounded-full border border-line bg-card px-3.5 font-semibold transition-colors hover:border-ink md:flex-col md:rounded-none md:border-0 md:px-1 md:py-2 hover:bg-line/60'
const chosen =
  'aria-[current]:border-ink aria-[current]:bg-chosen aria-[current]:text-paper forced-colors:aria-[current]:bg-[Highlight] forced-colors:aria-[current]:text-[HighlightText] forced-colors:aria-[current]:forced-color-adjust-none'

interface MonthStripProps {
  destinations: ShownDestinationSummary[]
  value: MonthChoice
  hasMap: boolean
  onChange: (month: MonthChoice) => void
}

/** The next twelve months, of which one can be chosen; on wide screens with how many places are at their best. On phones it also opens the map. */
export function MonthStrip({ destinations, value, hasMap, onChange }: MonthStripProps) {
  const { t } = useTranslation('destinations')
  const locale = useLocale()
  const row = useRef<HTMLUListElement>(null)
  useChosenInView(row, value)
  const now = Number(useToday().slice(5, 7))
  const months = Array.from({ length: 12 }, (_, index) => ((now - 1 + index) % 12) + 1)
  const good = (month: number) => destinations.filter((destination) => isGoodIn(destination, month)).length
  return (
    <div className="page mt-3 flex gap-2 md:mt-4" data-print="hide">
      {hasMap && (
        <button type="button" popoverTarget={mapId} className={`${cell} w-auto! shrink-0 md:hidden`}>
          <MapIcon aria-hidden="true" className="size-4.5" />
          {t('openMap')}
        </button>
      )}
      <nav aria-label={t('monthLabel')} className="min-w-0 grow">
        <ul
          ref={row}
          className="-my-1 flex gap-2 overflow-x-auto py-1 [scrollbar-width:none] max-md:-me-4.5 max-md:pe-4.5 md:my-0 md:grid md:grid-cols-[auto_repeat(12,1fr)] md:gap-px md:overflow-hidden md:rounded-control md:border md:border-line md:bg-line md:p-0"
        >
          <li className="shrink-0 md:bg-card">
            <QueryLink
              path={paths.destinations}
              change={{ month: '' }}
              aria-current={value === 'all' ? 'true' : undefined}
              onFollow={() => onChange('all')}
              className={`${cell} ${chosen} md:px-4`}
            >
              {t('allMonths')}
            </QueryLink>
          </li>
          {months.map((month) => {
            const choice = String(month) as (typeof monthChoices)[number]
            return (
              <li key={month} className="shrink-0 has-aria-[current=true]:[scroll-initial-target:nearest] md:bg-card">
                <QueryLink
                  path={paths.destinations}
                  change={{ month: choice }}
                  aria-current={value === choice ? 'true' : undefined}
                  onFollow={() => onChange(choice)}
                  className={`${cell} ${chosen}`}
                >
                  {monthNames([month], locale)}
                  <GoodPlaces share={good(month) / Math.max(destinations.length, 1)} />
                </QueryLink>
              </li>
            )
          })}
        </ul>
      </nav>
    </div>
  )
}

/** A bar; the policy of the site allows no inline styles. */
function GoodPlaces({ share }: { share: number }) {
  return (
    <svg viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true" className="hidden h-5 w-8 md:block">
      <rect y={1 - share} width="1" height={share} className="fill-turmeric in-[[aria-current]]:fill-current" />
    </svg>
  )
}
