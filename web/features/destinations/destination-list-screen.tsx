import { useCallback, useMemo } from 'react'
import type { DestinationSummary, Region, ShownDestinationSummary } from '../../content/destinations/types'
import { useTranslation } from '../../i18n/use-translation'
import { useContent } from '../../lib/content'
import { useListState } from '../../lib/list-state'
import { useLocale } from '../../lib/locale-context'
import { useFiltered } from '../../lib/use-filtered'
import { EmptyState } from '../../ui/states'
import { DestinationCard } from './destination-card'
import { DestinationFiltersForm } from './destination-filters-form'
import { DestinationListBelow } from './destination-list-below'
import { DestinationListHero } from './destination-list-hero'
import { filterDestinations } from './filter'
import { destinationListFields } from './list-fields'

const none: ShownDestinationSummary[] = []
const idOf = ({ slug }: ShownDestinationSummary) => slug

export function Screen() {
  const { t } = useTranslation()
  const locale = useLocale()
  const destinations = useContent<DestinationSummary[]>('destinations/list') ?? none
  const { state, set, reset, isActive } = useListState(destinationListFields)
  const shown = useMemo(() => filterDestinations(destinations, state, locale), [destinations, state, locale])
  const cards = useFiltered(destinations, shown, idOf)
  const chooseRegion = useCallback((region: Region) => set({ region }), [set])
  const isFiltered = state.q.trim() !== '' || state.region !== 'all' || state.activity !== 'all'

  return (
    <>
      <DestinationListHero destinations={destinations} />
      <DestinationFiltersForm state={state} onChange={set} onReset={reset} canReset={isActive} />
      <section className="page mt-8" aria-labelledby="destinations-heading">
        <h2 id="destinations-heading" className="sr-only">
          {t('destinations.listHeading')}
        </h2>
        <p role="status" className={isFiltered ? 'mb-6 text-muted' : 'sr-only'}>
          {isFiltered && t('destinations.results', { shown: shown.length, total: destinations.length })}
        </p>
        {shown.length === 0 && (
          <EmptyState
            title={t('destinations.emptyTitle')}
            text={t('destinations.emptyText')}
            action={{ label: t('shell.reset'), onClick: reset }}
          />
        )}
        {cards.length > 0 && (
          <ul hidden={shown.length === 0} className="grid gap-x-7 gap-y-12 md:grid-cols-2 xl:grid-cols-3">
            {cards.map(({ item, id, isHidden }) => (
              <li key={id} hidden={isHidden} className="flex flex-col">
                <DestinationCard destination={item} priority={item === shown[0]} />
              </li>
            ))}
          </ul>
        )}
      </section>
      <DestinationListBelow destinations={destinations} shown={shown} onChoose={chooseRegion} />
    </>
  )
}
