import { Map as MapIcon } from 'lucide-react'
import { memo, useCallback, useDeferredValue, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { activityCategories, type Region, regions } from '../../../schema/content/choices'
import type { ShownDestinationSummary } from '../../../schema/content/views'
import { legacyPaths, paths } from '../../../schema/paths'
import { monthsOf } from '../../../schema/travel-dates'
import { NothingFound, SeasonPlaces } from '../../domain/destinations/nothing-found'
import { LoadedData } from '../../domain/entries/loaded-entry'
import { entryListPath, yearsPath } from '../../domain/entries/paths'
import { HotelLink } from '../../domain/partners/partner-link'
import { useListWords } from '../../domain/search/use-list-words'
import { fitsOf } from '../../domain/travel-dates/fit'
import { TravelDatesControl } from '../../domain/travel-dates/travel-dates-control'
import { useTravelDates } from '../../domain/travel-dates/use-travel-dates'
import { type ListStateControls, useListState } from '../../lib/list-state'
import { useLocale } from '../../lib/locale-context'
import { useApi } from '../../lib/use-api'
import { buttonStyles } from '../../ui/button-styles'
import { ClosingCall } from '../../ui/closing-call'
import { SearchFilters } from '../../ui/filter-search'
import { SelectField } from '../../ui/form-controls'
import { ListHero } from '../../ui/list-hero'
import { SiteLink } from '../../ui/site-link'
import { destinationListFields, destinationSorts } from '../paths'
import { DestinationCard } from './destination-card'
import { DestinationMap, mapId } from './destination-map'
import { filterDestinations, isFiltered } from './filter'
import { RegionCards } from './region-cards'

export function Screen() {
  const remote = useApi(entryListPath('destination', useLocale()))
  return (
    <LoadedData remote={remote}>
      {(destinations) => <DestinationList destinations={destinations} />}
    </LoadedData>
  )
}

Screen.parts = [SeasonPlaces]

/** The position of the map among the cards, for the reading order. */
const mapAfter = 2

function DestinationList({ destinations }: { destinations: ShownDestinationSummary[] }) {
  const { t } = useTranslation(['destinations', 'shell'])
  const locale = useLocale()
  const list = useListState(destinationListFields)
  const { state, set, reset } = list
  const filters = useDeferredValue(state)
  const { dates } = useTravelDates()
  const { data: years } = useApi(dates ? yearsPath(locale) : null)
  const fits = useMemo(() => dates && years && fitsOf(years, monthsOf(dates)), [dates, years])
  const words = useListWords('destination', filters.q)
  const shown = useMemo(
    () => filterDestinations(destinations, filters, locale, { words, fits }),
    [destinations, filters, locale, words, fits],
  )
  const chooseRegion = useCallback((region: Region) => set({ region }), [set])
  const narrows = isFiltered(filters)
  const cards = shown.map((destination, index) => (
    <DestinationCard
      key={destination.slug}
      destination={destination}
      fit={fits?.get(destination.slug)}
      priority={index === 0}
    />
  ))

  return (
    <>
      <DestinationListHero destinations={destinations} />
      <DestinationFiltersForm list={list} />
      <TravelDatesControl className="mt-3 md:mt-4">
        {shown.length > 0 && (
          <button type="button" popoverTarget={mapId} className="chip shrink-0 md:hidden">
            <MapIcon className="size-4.5" />
            {t('openMap')}
          </button>
        )}
      </TravelDatesControl>
      <section className="page mt-4 md:mt-8" aria-labelledby="destinations-heading">
        <h2 id="destinations-heading" className="sr-only">
          {t('listHeading')}
        </h2>
        <p role="status" className={narrows ? 'my-3 text-muted md:mt-0 md:mb-5' : 'sr-only'}>
          {narrows && t('results', { count: shown.length, total: destinations.length })}
        </p>
        {shown.length === 0 ? (
          <NothingFound section="destinations" resetLabel={t('shell:reset')} onReset={reset} />
        ) : (
          <ul className="grid gap-5 md:grid-flow-row-dense md:grid-cols-2 lg:grid-cols-3 lg:gap-6">
            {cards.slice(0, mapAfter)}
            <li className="max-md:contents md:col-span-2">
              <DestinationMap destinations={shown} />
            </li>
            {cards.slice(mapAfter)}
          </ul>
        )}
      </section>
      <RegionCards destinations={destinations} onChoose={chooseRegion} />
      <ClosingCall title={t('ctaTitle')} text={t('ctaText')}>
        <SiteLink to={legacyPaths.guides} className={buttonStyles.secondary}>
          {t('ctaGuides')}
        </SiteLink>
        <HotelLink place="vietnam" className={buttonStyles.secondary}>
          {t('ctaHotels')}
        </HotelLink>
        <SiteLink to={paths.tripPlanning} className={buttonStyles.primary}>
          {t('ctaPlanning')}
        </SiteLink>
      </ClosingCall>
    </>
  )
}

const DestinationListHero = memo(function DestinationListHero({
  destinations,
}: {
  destinations: ShownDestinationSummary[]
}) {
  const { t } = useTranslation('destinations')
  const activities = destinations.reduce((sum, { activityCount }) => sum + activityCount, 0)
  const counter = (name: 'destinations' | 'activities' | 'regions', count: number) => ({
    count,
    label: t(`counters.${name}`, { count }),
  })
  const counters = [
    counter('destinations', destinations.length),
    counter('activities', activities),
    counter('regions', regions.length),
  ]
  return (
    <ListHero
      title={t('title')}
      intro={t('intro')}
      counters={counters}
      picture="@assets/art/hero-ninhbinh"
    />
  )
})

function DestinationFiltersForm({
  list,
}: {
  list: ListStateControls<typeof destinationListFields>
}) {
  const { t } = useTranslation('destinations')
  const { state, set } = list
  return (
    <SearchFilters list={list} fields={destinationListFields} section="destinations">
      <SelectField
        label={t('regionLabel')}
        name="region"
        value={state.region}
        options={[
          { value: 'all', label: t('allRegions') },
          ...regions.map((value) => ({ value, label: t(`regions.${value}`) })),
        ]}
        onChange={(region) => set({ region })}
      />
      <SelectField
        label={t('activityLabel')}
        name="activity"
        value={state.activity}
        options={[
          { value: 'all', label: t('allActivities') },
          ...activityCategories.map((value) => ({ value, label: t(`categories.${value}`) })),
        ]}
        onChange={(activity) => set({ activity })}
      />
      <SelectField
        label={t('sortLabel')}
        name="sort"
        value={state.sort}
        options={destinationSorts.map((value) => ({ value, label: t(`sorts.${value}`) }))}
        onChange={(sort) => set({ sort })}
      />
      {state.when && <input type="hidden" name="when" value={state.when} />}
    </SearchFilters>
  )
}
