import { useDeferredValue, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { EntryListOf } from '../../../schema/api/entries'
import { guideDays } from '../../../schema/content/choices'
import { paths } from '../../../schema/paths'
import { LoadedData } from '../../domain/entries/loaded-entry'
import { entryListPath } from '../../domain/entries/paths'
import { HotelLink } from '../../domain/partners/partner-link'
import { useListState } from '../../lib/list-state'
import { useLocale } from '../../lib/locale-context'
import { useApi } from '../../lib/use-api'
import { buttonStyles } from '../../ui/button-styles'
import { ClosingCall } from '../../ui/closing-call'
import { PageSection } from '../../ui/error-boundary'
import { ListHero } from '../../ui/list-hero'
import { SectionHeading } from '../../ui/section-heading'
import { SiteLink } from '../../ui/site-link'
import { EmptyState } from '../../ui/states'
import { FeaturedDestinations } from './featured-destinations'
import { filterGuides, isFiltered } from './filter'
import { GuideChapters } from './guide-chapters'
import { GuideFiltersForm } from './guide-filters-form'
import { GuideRows } from './guide-rows'
import { guidesHead } from './heads'
import { guideListFields } from './paths'

export function Screen() {
  const remote = useApi(entryListPath('guide', useLocale()))
  return <LoadedData remote={remote}>{(list) => <GuideList {...list} />}</LoadedData>
}

Screen.head = guidesHead

/** A scene of no guide: the railway of the whole country. */
const heroPicture = '@assets/art/post-tau-thong-nhat-chon-giuong'

function GuideList({ guides, places }: EntryListOf<'guide'>) {
  const { t } = useTranslation('guides')
  const locale = useLocale()
  const controls = useListState(guideListFields)
  const { state, reset } = controls
  const filters = useDeferredValue(state)
  const shown = useMemo(() => filterGuides(guides, filters, locale), [guides, filters, locale])
  const narrows = isFiltered(filters)
  const placeCount = new Set(guides.flatMap(({ destinations }) => destinations.map(({ id }) => id)))
    .size

  return (
    <>
      <ListHero
        title={t('title')}
        intro={t('intro')}
        picture={heroPicture}
        counters={[
          { count: guides.length, label: t('counters.guides', { count: guides.length }) },
          { count: placeCount, label: t('counters.places', { count: placeCount }) },
          { count: guideDays, label: t('counters.days', { count: guideDays }) },
        ]}
      />
      <GuideFiltersForm list={controls} />
      <section className="page mt-5 md:mt-12" aria-labelledby="guides-heading">
        <SectionHeading id="guides-heading" isMinor title={t('gridTitle')} intro={t('gridIntro')} />
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
