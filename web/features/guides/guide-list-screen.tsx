import { useDeferredValue, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { EntryListOf } from '../../../schema/api/entries'
import { difficulties, guideCategories, guideDays, seasons } from '../../../schema/content/choices'
import type { ThingWords } from '../../../schema/content/listed-destinations'
import type { ShownGuideSummary } from '../../../schema/content/views'
import { matchesExactly, matchesFolded } from '../../../schema/fold'
import { type Locale, text } from '../../../schema/locale'
import { paths } from '../../../schema/paths'
import { LoadedData } from '../../domain/entries/loaded-entry'
import { entryListPath } from '../../domain/entries/paths'
import { HotelLink } from '../../domain/partners/partner-link'
import { useListWords } from '../../domain/search/use-list-words'
import { type ListState, type ListStateControls, useListState } from '../../lib/list-state'
import { useLocale } from '../../lib/locale-context'
import { useApi } from '../../lib/use-api'
import { buttonStyles } from '../../ui/button-styles'
import { ClosingCall } from '../../ui/closing-call'
import { PageSection } from '../../ui/error-boundary'
import { SearchFilters } from '../../ui/filter-search'
import { CheckField, SelectField } from '../../ui/form-controls'
import { ListHero } from '../../ui/list-hero'
import { SectionHeading } from '../../ui/section-heading'
import { SiteLink } from '../../ui/site-link'
import { EmptyState } from '../../ui/states'
import { FeaturedDestinations } from './featured-destinations'
import { GuideChapters, GuideRows } from './guide-rows'
import { guideListFields, guideSlug } from './paths'

export function Screen() {
  const remote = useApi(entryListPath('guide', useLocale()))
  return <LoadedData remote={remote}>{(list) => <GuideList {...list} />}</LoadedData>
}

function GuideList({ guides, places }: EntryListOf<'guide'>) {
  const { t } = useTranslation('guides')
  const locale = useLocale()
  const controls = useListState(guideListFields)
  const { state, reset } = controls
  const filters = useDeferredValue(state)
  const words = useListWords('guide', filters.q)
  const shown = useMemo(
    () => filterGuides(guides, filters, locale, words),
    [guides, filters, locale, words],
  )
  const narrows = isFiltered(filters)
  const placeCount = new Set(guides.flatMap(({ destinations }) => destinations.map(({ id }) => id)))
    .size

  return (
    <>
      <ListHero
        title={t('title')}
        intro={t('intro')}
        picture="@assets/art/post-tau-thong-nhat-chon-giuong"
        counters={[
          { count: guides.length, label: t('counters.guides', { count: guides.length }) },
          { count: placeCount, label: t('counters.places', { count: placeCount }) },
          { count: guideDays, label: t('counters.days', { count: guideDays }) },
        ]}
      />
      <GuideFiltersForm list={controls} />
      <section className="page mt-5 md:mt-12" aria-labelledby="guides-heading">
        <SectionHeading
          id="guides-heading"
          isMinor
          title={t('gridTitle')}
          intro={t('gridIntro')}
          more={{ to: paths.routes, label: t('routes') }}
        />
        <p role="status" className={narrows ? 'mb-6 text-muted' : 'sr-only'}>
          {narrows && t('results', { count: shown.length, total: guides.length })}
        </p>
        {shown.length === 0 ? (
          <EmptyState
            isLarge
            title={t('emptyTitle')}
            text={t('emptyText')}
            action={{ label: t('resetFilters'), onClick: reset }}
          />
        ) : (
          <PageSection>
            {narrows ? (
              <GuideRows
                guides={shown}
                heading="h3"
                className="border-b border-line md:grid md:grid-cols-2 md:gap-x-8"
              />
            ) : (
              <GuideChapters guides={shown} />
            )}
          </PageSection>
        )}
      </section>
      <PageSection>
        <FeaturedDestinations places={places} />
      </PageSection>
      <ClosingCall title={t('ctaTitle')} text={t('ctaText')}>
        <SiteLink to={paths.tripPlanning} className={buttonStyles.primary}>
          {t('ctaPlan')}
        </SiteLink>
        <HotelLink place="vietnam" className={buttonStyles.secondary}>
          {t('bookAccommodation')}
        </HotelLink>
      </ClosingCall>
    </>
  )
}

function GuideFiltersForm({ list }: { list: ListStateControls<typeof guideListFields> }) {
  const { t } = useTranslation('guides')
  const { state, set } = list
  return (
    <SearchFilters list={list} fields={guideListFields} section="guides">
      <SelectField
        label={t('categoryLabel')}
        name="category"
        value={state.category}
        options={[
          { value: 'all', label: t('allCategories') },
          ...guideCategories.map((value) => ({ value, label: t(`categories.${value}`) })),
        ]}
        onChange={(category) => set({ category })}
      />
      <SelectField
        label={t('difficultyLabel')}
        name="difficulty"
        value={state.difficulty}
        options={[
          { value: 'all', label: t('allDifficulties') },
          ...difficulties.map((value) => ({ value, label: t(`difficulties.${value}`) })),
        ]}
        onChange={(difficulty) => set({ difficulty })}
      />
      <SelectField
        label={t('seasonLabel')}
        name="season"
        value={state.season}
        options={[
          { value: 'all', label: t('seasons.all') },
          ...seasons.map((value) => ({ value, label: t(`seasons.${value}`) })),
        ]}
        onChange={(season) => set({ season })}
      />
      <CheckField
        label={t('featuredOnly')}
        name="featured"
        checked={state.featured === '1'}
        onChange={(checked) => set({ featured: checked ? '1' : '' })}
      />
      {state.when && <input type="hidden" name="when" value={state.when} />}
    </SearchFilters>
  )
}

export type GuideFilters = ListState<typeof guideListFields>

function searchTexts(guide: ShownGuideSummary, locale: Locale, words: ThingWords = {}): string[] {
  return [
    text(guide, 'title', locale),
    ...(words[guideSlug(guide.day)] ?? []),
    ...guide.destinations.flatMap(({ nameVi, nameEn }) => [nameVi, nameEn]),
  ]
}

export function isFiltered({ q, category, difficulty, season, featured }: GuideFilters): boolean {
  return (
    q.trim() !== '' ||
    [category, difficulty, season].some((choice) => choice !== 'all') ||
    featured !== ''
  )
}

/** Without `words` the text of the search does not count yet. */
export function filterGuides(
  guides: ShownGuideSummary[],
  filters: GuideFilters,
  locale: Locale,
  words: ThingWords | undefined,
): ShownGuideSummary[] {
  const { category, difficulty, season, featured } = filters
  const q = words ? filters.q : ''
  const textsOf = (guide: ShownGuideSummary) => searchTexts(guide, locale, words)
  const isExact = (guide: ShownGuideSummary) => Number(matchesExactly(q, textsOf(guide)))
  return guides
    .filter((guide) => category === 'all' || guide.category === category)
    .filter((guide) => difficulty === 'all' || guide.difficulty === difficulty)
    .filter((guide) => season === 'all' || guide.season === 'all' || guide.season.includes(season))
    .filter((guide) => featured === '' || guide.featured)
    .filter((guide) => matchesFolded(q, textsOf(guide)))
    .sort((a, b) => isExact(b) - isExact(a) || a.day - b.day)
}
