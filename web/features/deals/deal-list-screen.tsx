import { useDeferredValue, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { EntryListOf } from '../../../schema/api/entries'
import { isLive } from '../../../schema/deal-dates'
import { text } from '../../../schema/locale'
import { fillPath, paths } from '../../../schema/paths'
import { daysOf } from '../../../schema/travel-dates'
import { NothingFound, SeasonPlaces } from '../../domain/destinations/nothing-found'
import { LoadedData } from '../../domain/entries/loaded-entry'
import { entryListPath } from '../../domain/entries/paths'
import { NewsletterPart } from '../../domain/newsletter/newsletter-part'
import { TravelDatesControl } from '../../domain/travel-dates/travel-dates-control'
import { useTravelDates } from '../../domain/travel-dates/use-travel-dates'
import { useListState } from '../../lib/list-state'
import { useLocale } from '../../lib/locale-context'
import { useToday } from '../../lib/page-data'
import { pictureSizes } from '../../lib/picture-sizes'
import { useApi } from '../../lib/use-api'
import { FilterChips } from '../../ui/filter-chips'
import { ShowMore } from '../../ui/filter-form'
import { SearchFilters } from '../../ui/filter-search'
import { ListHero } from '../../ui/list-hero'
import { Picture } from '../../ui/picture'
import { SiteLink } from '../../ui/site-link'
import { dealListFields, dealSorts } from '../paths'
import { DealCard } from './deal-card'
import { DealCategories } from './deal-categories'
import { DealPrice } from './deal-price'
import {
  dealsShown,
  filterDeals,
  hotDeals,
  type ShownDealSummary,
  searchDeals,
  trendingDeals,
} from './filter'

export function Screen() {
  const remote = useApi(entryListPath('deal', useLocale()))
  return <LoadedData remote={remote}>{(list) => <DealList {...list} />}</LoadedData>
}

Screen.parts = [SeasonPlaces, NewsletterPart]

function DealList({ categories, deals }: EntryListOf<'deal'>) {
  const { t } = useTranslation(['deals', 'shell'])
  const locale = useLocale()
  const today = useToday()
  const list = useListState(dealListFields)
  const { state, set, reset } = list
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
  // The company's own deals out of season, which no list counts.
  const closed = deals.filter((deal) => deal.isOwn && !isLive(deal, today))
  const selected = categories.find(({ id }) => id === state.category)

  return (
    <>
      <ListHero title={t('title')} intro={t('intro')} picture="@assets/art/deal-bay" />
      <SearchFilters list={list} fields={dealListFields} section="deals" />
      <DealTiles id="hot-heading" title={t('hotHeading')} deals={hotDeals(found)} isFirst />
      {found.length > 0 && closed.length > 0 && (
        <div className="page mt-6 grid gap-6 md:mt-10">
          {closed.map((deal) => (
            <DealCard key={deal.id} deal={deal} />
          ))}
        </div>
      )}
      {found.length > 0 && (
        <>
          <div
            className={
              'page mt-5 flex flex-wrap items-center justify-between gap-x-8 gap-y-2 md:mt-10'
            }
          >
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
          <NothingFound section="deals" resetLabel={t('shell:reset')} onReset={reset} />
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
      <NewsletterPart />
    </>
  )
}

interface DealTilesProps {
  id: string
  title: string
  deals: ShownDealSummary[]
  isFirst?: boolean
}

function DealTiles({ id, title, deals, isFirst = false }: DealTilesProps) {
  const locale = useLocale()
  if (deals.length === 0) return null
  return (
    <section className="page mt-5 md:mt-10" aria-labelledby={id}>
      <h2 id={id} className="mb-2 text-xl md:mb-4 md:text-title">
        {title}
      </h2>
      <ul className="rail md:rail-fit">
        {deals.map((deal, index) => (
          <li key={deal.id} className="group relative">
            <Picture
              src={deal.image}
              alt=""
              format="wide"
              sizes={pictureSizes.card}
              priority={isFirst && index === 0}
              className="poster h-auto w-full"
            />
            <h3 className="mt-2.5 leading-snug">
              <SiteLink
                to={fillPath(paths.deal, { slug: deal.slug })}
                className="after:absolute after:inset-0 group-hover:underline"
              >
                {text(deal, 'title', locale)}
              </SiteLink>
            </h3>
            <DealPrice deal={deal} className="mt-1" />
          </li>
        ))}
      </ul>
    </section>
  )
}
