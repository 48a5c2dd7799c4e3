import { useDeferredValue, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { EntryListOf } from '../../../schema/api/entries'
import { text } from '../../../schema/locale'
import { paths } from '../../../schema/paths'
import { LoadedData } from '../../domain/entries/loaded-data'
import { entryListPath } from '../../domain/entries/paths'
import { NewsletterForm } from '../../domain/newsletter/newsletter-form'
import { useListState } from '../../lib/list-state'
import { useLocale } from '../../lib/locale-context'
import { useToday } from '../../lib/page-data'
import { useApi } from '../../lib/use-api'
import { FilterChips } from '../../ui/filter-chips'
import { FilterForm, HiddenFilters } from '../../ui/filter-form'
import { SearchField } from '../../ui/form-controls'
import { ListHero } from '../../ui/list-hero'
import { SectionHeading } from '../../ui/section-heading'
import { ShowMore } from '../../ui/show-more'
import { EmptyState } from '../../ui/states'
import { DealCard } from './deal-card'
import { DealCategories } from './deal-categories'
import { dealsShown, filterDeals, hotDeals, searchDeals, trendingDeals } from './filter'
import { HotDeals } from './hot-deals'
import { dealListFields, dealSorts } from './list-fields'

export { dealsHead as head } from './heads'

export function Screen() {
  const remote = useApi(entryListPath('deal', useLocale()))
  return <LoadedData remote={remote}>{(list) => <DealList {...list} />}</LoadedData>
}

function DealList({ categories, deals }: EntryListOf<'deal'>) {
  const { t } = useTranslation(['deals', 'shell'])
  const locale = useLocale()
  const today = useToday()
  const controls = useListState(dealListFields)
  const { state, set, reset } = controls
  const filters = useDeferredValue(state)
  const found = useMemo(() => searchDeals(deals, filters.q, locale, today), [deals, filters.q, locale, today])
  const filtered = useMemo(() => filterDeals(found, filters, locale, today), [found, filters, locale, today])
  const shown = state.more ? filtered : filtered.slice(0, dealsShown)
  const selected = categories.find(({ id }) => id === state.category)

  return (
    <>
      <ListHero title={t('title')} intro={t('intro')} />
      <FilterForm
        list={controls}
        path={paths.deals}
        label={t('searchLabel')}
        count={0}
        search={
          <SearchField
            label={t('searchLabel')}
            hidesLabel
            name="q"
            value={state.q}
            placeholder={t('searchPlaceholder')}
            onChange={(q) => set({ q })}
          />
        }
      >
        <HiddenFilters fields={dealListFields} state={state} except="q" />
      </FilterForm>
      <HotDeals deals={hotDeals(found, today)} />
      {!selected && found.length > 0 && (
        <section className="page mt-16" aria-labelledby="trending-heading">
          <SectionHeading id="trending-heading" title={t('trendingHeading')} />
          <ul className="grid gap-x-7 gap-y-12 sm:grid-cols-2 lg:grid-cols-4">
            {trendingDeals(found, today).map((deal) => (
              <li key={deal.id}>
                <DealCard deal={deal} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <section className="page mt-16" aria-labelledby="deals-heading">
        <SectionHeading id="deals-heading" title={selected ? t('inCategory', { name: text(selected, 'name', locale) }) : t('allHeading')} />
        <div className="flex flex-wrap justify-between gap-x-8 gap-y-3">
          <FilterChips
            label={t('filterLabel')}
            path={paths.deals}
            name="category"
            value={state.category}
            options={[
              { value: 'all', label: t('all') },
              ...categories.map((category) => ({ value: category.id, label: text(category, 'name', locale) })),
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
        <p role="status" className="my-5 text-muted">
          {t('count', { count: filtered.length })}
        </p>
        {filtered.length === 0 ? (
          <EmptyState title={t('emptyTitle')} text={t('emptyText')} action={{ label: t('shell:reset'), onClick: reset }} />
        ) : (
          <ul className="grid gap-x-7 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
            {shown.map((deal) => (
              <li key={deal.id}>
                <DealCard deal={deal} />
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
      <DealCategories categories={categories} deals={found} onChoose={(category) => set({ category })} />
      <NewsletterForm />
    </>
  )
}
