import { useDeferredValue, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { EntryListOf } from '../../../schema/api/entries'
import { isLive } from '../../../schema/deal-dates'
import { text } from '../../../schema/locale'
import { paths } from '../../../schema/paths'
import { daysOf } from '../../../schema/travel-dates'
import { NothingFound } from '../../domain/destinations/season-places'
import { LoadedData } from '../../domain/entries/loaded-entry'
import { entryListPath } from '../../domain/entries/paths'
import { NewsletterForm } from '../../domain/newsletter/newsletter-form'
import { TravelDatesControl } from '../../domain/travel-dates/travel-dates-control'
import { useTravelDates } from '../../domain/travel-dates/use-travel-dates'
import { useListState } from '../../lib/list-state'
import { useLocale } from '../../lib/locale-context'
import { useToday } from '../../lib/page-data'
import { useApi } from '../../lib/use-api'
import { FilterChips } from '../../ui/filter-chips'
import { FilterForm, HiddenFilters, ShowMore } from '../../ui/filter-form'
import { SearchField } from '../../ui/form-controls'
import { ListHero } from '../../ui/list-hero'
import { DealCard } from './deal-card'
import { DealCategories } from './deal-categories'
import { DealTiles } from './deal-tiles'
import {
  dealsShown,
  filterDeals,
  hotDeals,
  type ShownDealSummary,
  searchDeals,
  trendingDeals,
} from './filter'
import { dealsHead } from './heads'
import { dealListFields, dealSorts } from './list-fields'

export function Screen() {
  const remote = useApi(entryListPath('deal', useLocale()))
  return <LoadedData remote={remote}>{(list) => <DealList {...list} />}</LoadedData>
}

Screen.head = dealsHead

function DealList({ categories, deals }: EntryListOf<'deal'>) {
  const { t } = useTranslation(['deals', 'shell'])
  const locale = useLocale()
  const today = useToday()
  const controls = useListState(dealListFields)
  const { state, set, reset } = controls
  const filters = useDeferredValue(state)
  const found = useMemo(
    () => searchDeals(deals, filters.q, locale, today),
    [deals, filters.q, locale, today],
  )
  const { dates } = useTravelDates()
  const travelDays = useMemo(() => dates && daysOf(dates, today), [dates, today])
  const filtered = useMemo(
    () => filterDeals(found, filters, locale, today, travelDays),
    [found, filters, locale, today, travelDays],
  )
  const shown = state.more ? filtered : filtered.slice(0, dealsShown)
  const selected = categories.find(({ id }) => id === state.category)

  return (
    <>
      <ListHero title={t('title')} intro={t('intro')} picture="@assets/art/deal-bay" />
      <FilterForm
        list={controls}
        path={paths.deals}
        label={t('searchLabel')}
        count={0}
        search={
          <>
            <SearchField
              label={t('searchLabel')}
              hidesLabel
              name="q"
              value={state.q}
              placeholder={t('searchPlaceholder')}
              onChange={(q) => set({ q })}
            />
            <HiddenFilters fields={dealListFields} state={state} except="q" />
          </>
        }
      />
      <DealTiles id="hot-heading" title={t('hotHeading')} deals={hotDeals(found)} isFirst />
      <OwnDeals
        deals={found.length === 0 ? [] : deals.filter((deal) => deal.isOwn && !isLive(deal, today))}
      />
      {found.length > 0 && (
        <>
          <div className="page mt-5 flex flex-wrap items-center justify-between gap-x-8 gap-y-2 md:mt-10">
            <FilterChips
              label={t('filterLabel')}
              path={paths.deals}
              name="category"
              value={state.category}
              options={[
                { value: 'all', label: t('all') },
                ...categories.map((category) => ({
                  value: category.id,
                  label: text(category, 'name', locale),
                })),
              ]}
              onChange={(category) => set({ category })}
            />
            <FilterChips
              label={t('sortLabel')}
              path={paths.deals}
              name="sort"
              value={state.sort}
              options={dealSorts.map((value) => ({ value, label: t(`sorts.${value}`) }))}
              onChange={(sort) => set({ sort })}
            />
          </div>
          <TravelDatesControl className="mt-2 md:mt-4" />
          <DealCategories
            categories={categories}
            deals={found}
            onChoose={(category) => set({ category })}
          />
        </>
      )}
      {!selected && (
        <DealTiles
          id="trending-heading"
          title={t('trendingHeading')}
          deals={trendingDeals(found)}
        />
      )}
      <section className="page mt-6 md:mt-12" aria-labelledby="deals-heading">
        <div
          className={
            filtered.length === 0
              ? 'sr-only'
              : 'mb-4 flex flex-wrap items-baseline justify-between gap-x-6'
          }
        >
          <h2 id="deals-heading" className="text-xl md:text-title">
            {selected ? t('inCategory', { name: text(selected, 'name', locale) }) : t('allHeading')}
          </h2>
          <p role="status" className="text-sm text-muted">
            {t('count', { count: filtered.length })}
          </p>
        </div>
        {filtered.length === 0 ? (
          <NothingFound
            title={t('emptyTitle')}
            text={t('emptyText')}
            action={{ label: t('shell:reset'), onClick: reset }}
          />
        ) : (
          <ul className="grid gap-x-10 gap-y-6 md:gap-y-8 xl:grid-cols-2">
            {shown.map((deal) => (
              <li key={deal.id}>
                <DealCard deal={deal} travelDays={travelDays} />
              </li>
            ))}
          </ul>
        )}
        <ShowMore
          label={t('showMore', { count: filtered.length - shown.length })}
          path={paths.deals}
          remaining={filtered.length - shown.length}
          onShow={() => set({ more: '1' })}
        />
      </section>
      <NewsletterForm />
    </>
  )
}

/** The company's own days out of their season, which no list counts. */
function OwnDeals({ deals }: { deals: ShownDealSummary[] }) {
  if (deals.length === 0) return null
  return (
    <div className="page mt-6 grid gap-6 md:mt-10">
      {deals.map((deal) => (
        <DealCard key={deal.id} deal={deal} />
      ))}
    </div>
  )
}
