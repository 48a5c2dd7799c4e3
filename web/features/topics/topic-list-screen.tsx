import { Bus, CloudSun, Wallet } from 'lucide-react'
import { useDeferredValue, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { EntryListOf } from '../../../schema/api/entries'
import type { TopicCategoryId } from '../../../schema/content/choices'
import type { ShownTopicSummary } from '../../../schema/content/views'
import { text } from '../../../schema/locale'
import { paths } from '../../../schema/paths'
import { NothingFound, SeasonPlaces } from '../../domain/destinations/nothing-found'
import { LoadedData } from '../../domain/entries/loaded-entry'
import { entryListPath } from '../../domain/entries/paths'
import { useListState } from '../../lib/list-state'
import { useLocale } from '../../lib/locale-context'
import { useApi } from '../../lib/use-api'
import { buttonStyles } from '../../ui/button-styles'
import { ClosingCall } from '../../ui/closing-call'
import { FilterChips } from '../../ui/filter-chips'
import { ShowMore } from '../../ui/filter-form'
import { SearchFilters } from '../../ui/filter-search'
import { ListHero } from '../../ui/list-hero'
import { SectionHeading } from '../../ui/section-heading'
import { SiteLink } from '../../ui/site-link'
import { topicListFields } from '../paths'
import { filterTopics, topicsShown } from './filter'
import { TopicGrid, TopicRail } from './topic-card'
import { CategorySummaries, CategoryTiles } from './topic-categories'

export function Screen() {
  const remote = useApi(entryListPath('topic', useLocale()))
  return <LoadedData remote={remote}>{(list) => <TopicList {...list} />}</LoadedData>
}

Screen.parts = [SeasonPlaces]

const heroPicture = '@assets/art/activity-adventure'

function TopicList({ categories, topics }: EntryListOf<'topic'>) {
  const { t } = useTranslation(['topics', 'shell'])
  const locale = useLocale()
  const list = useListState(topicListFields)
  const { state, set, reset } = list
  const filters = useDeferredValue(state)
  const found = useMemo(() => filterTopics(topics, filters, locale), [topics, filters, locale])
  const shown = state.more ? found : found.slice(0, topicsShown)
  const selected = categories.find(({ id }) => id === state.category)

  function choose(category: TopicCategoryId | 'all') {
    set({ category })
    document.getElementById('topics-heading')?.scrollIntoView({ block: 'center' })
  }

  const tiles = (
    <CategoryTiles
      categories={categories}
      topics={topics}
      selected={state.category}
      onChoose={choose}
    />
  )
  return (
    <>
      <ListHero title={t('title')} intro={t('intro')} picture={selected?.image ?? heroPicture} />
      <SearchFilters list={list} fields={topicListFields} section="topics" />
      {/* On phones the tiles come after the topics. */}
      <div className="max-md:flex max-md:flex-col">
        {found.length > 0 && tiles}
        {!selected && <TrendingTopics topics={found} />}
        <section className="page mt-5 md:mt-12" aria-labelledby="topics-heading">
          <div className={found.length === 0 ? 'sr-only' : ''}>
            <SectionHeading
              id="topics-heading"
              title={
                selected
                  ? t('inCategory', { name: text(selected, 'name', locale) })
                  : t('allHeading')
              }
            >
              <p role="status" className="text-muted">
                {t('topicCount', { count: found.length })}
              </p>
            </SectionHeading>
          </div>
          {(found.length > 0 || selected) && (
            <FilterChips
              label={t('filterLabel')}
              path={paths.topics}
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
          )}
          <div className="mt-3 md:mt-6">
            {found.length === 0 ? (
              <NothingFound section="topics" resetLabel={t('shell:reset')} onReset={reset} />
            ) : (
              <TopicGrid topics={shown} categories={categories} />
            )}
          </div>
          <ShowMore
            label={t('showMore', { count: found.length - shown.length })}
            path={paths.topics}
            remaining={found.length - shown.length}
            onShow={() => set({ more: '1' })}
          />
        </section>
        {found.length === 0 && tiles}
      </div>
      <CategorySummaries categories={categories} topics={topics} onChoose={choose} />
      <TipsPanel />
      <ClosingCall title={t('ctaTitle')} text={t('ctaText')}>
        <SiteLink to={paths.tripPlanning} className={buttonStyles.primary}>
          {t('ctaPlan')}
        </SiteLink>
        <SiteLink to={paths.guides} className={buttonStyles.secondary}>
          {t('ctaGuides')}
        </SiteLink>
      </ClosingCall>
    </>
  )
}

function TrendingTopics({ topics }: { topics: ShownTopicSummary[] }) {
  const { t } = useTranslation('topics')
  const featured = topics.filter((topic) => topic.featured)
  if (featured.length === 0) return null
  return (
    <section
      className="page max-md:order-1 max-md:mt-10 md:mt-8"
      aria-labelledby="trending-heading"
    >
      <h2 id="trending-heading" className="mb-2.5 text-heading">
        {t('trendingHeading')}
      </h2>
      <TopicRail topics={featured} />
    </section>
  )
}

function TipsPanel() {
  const { t } = useTranslation('topics')
  const tips = [
    { Icon: CloudSun, title: t('tips.weatherTitle'), text: t('tips.weatherText') },
    { Icon: Wallet, title: t('tips.budgetTitle'), text: t('tips.budgetText') },
    { Icon: Bus, title: t('tips.transportTitle'), text: t('tips.transportText') },
  ]
  return (
    <section className="page mt-10" aria-labelledby="tips-heading">
      <h2 id="tips-heading" className="text-heading">
        {t('tipsHeading')}
      </h2>
      <ul className="mt-3 grid gap-5 md:grid-cols-3 md:gap-8">
        {tips.map(({ Icon, title, text }) => (
          <li key={title} className="flex gap-3">
            <Icon className="mt-0.5 size-5 shrink-0 text-accent" />
            <div>
              <h3 className="font-sans font-semibold">{title}</h3>
              <p className="text-muted">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
