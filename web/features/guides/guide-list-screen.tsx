import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { hotelSearchUrl } from '../../../schema/partners'
import { paths } from '../../../schema/paths'
import type { GuideListContent } from '../../content/guides/list'
import type { ShownGuideSummary } from '../../content/guides/types'
import { PartnerLink } from '../../domain/partners/partner-link'
import { useContent } from '../../lib/content'
import { useListState } from '../../lib/list-state'
import { useLocale } from '../../lib/locale-context'
import { useSettings } from '../../lib/page-data'
import { useFiltered } from '../../lib/use-filtered'
import { buttonStyles } from '../../ui/button-styles'
import { ClosingCall } from '../../ui/closing-call'
import { Kept } from '../../ui/kept'
import { ListHero } from '../../ui/list-hero'
import { SectionHeading } from '../../ui/section-heading'
import { SiteLink } from '../../ui/site-link'
import { EmptyState } from '../../ui/states'
import { FeaturedDestinations } from './featured-destinations'
import { filterGuides, isFiltered } from './filter'
import { GuideCard } from './guide-card'
import { guideCount } from './guide-day'
import { GuideFiltersForm } from './guide-filters-form'
import { guideListFields } from './list-fields'

export { guidesHead as head } from './heads'

const none: ShownGuideSummary[] = []
const idOf = ({ id }: ShownGuideSummary) => id

export function Screen() {
  const { t } = useTranslation('guides')
  const locale = useLocale()
  const { hotelPartnerId } = useSettings()
  const list = useContent<GuideListContent>('guides/list')
  const guides = list?.guides ?? none
  const { state, set, reset, isActive } = useListState(guideListFields)
  const shown = useMemo(() => filterGuides(guides, state, locale), [guides, state, locale])
  const cards = useFiltered(guides, shown, idOf)
  const narrows = isFiltered(state)
  const placeCount = new Set(guides.flatMap(({ destinations }) => destinations.map(({ id }) => id))).size

  return (
    <>
      <ListHero
        title={t('title')}
        intro={t('intro')}
        counters={[
          { count: guides.length, label: t('counters.guides', { count: guides.length }) },
          { count: placeCount, label: t('counters.places', { count: placeCount }) },
          { count: guideCount, label: t('counters.days', { count: guideCount }) },
        ]}
      />
      <GuideFiltersForm state={state} onChange={set} onReset={reset} canReset={isActive} />
      <Kept isShown={!narrows}>{list && <FeaturedDestinations places={list.places} />}</Kept>
      <section className="page mt-16" aria-labelledby="guides-heading">
        <SectionHeading id="guides-heading" title={t('gridTitle')} intro={t('gridIntro')} />
        <p role="status" className={narrows ? 'mb-6 text-muted' : 'sr-only'}>
          {narrows && t('results', { count: shown.length, total: guides.length })}
        </p>
        {shown.length === 0 && (
          <EmptyState title={t('emptyTitle')} text={t('emptyText')} action={{ label: t('resetFilters'), onClick: reset }} />
        )}
        {cards.length > 0 && (
          <ul hidden={shown.length === 0} className="grid gap-x-7 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
            {cards.map(({ item, id, isHidden }) => (
              <li key={id} hidden={isHidden}>
                <GuideCard guide={item} priority={narrows && item === shown[0]} />
              </li>
            ))}
          </ul>
        )}
      </section>
      <ClosingCall title={t('ctaTitle')} text={t('ctaText')}>
        <SiteLink to={paths.tripPlanning} className={buttonStyles.primary}>
          {t('ctaPlan')}
        </SiteLink>
        <PartnerLink href={hotelSearchUrl('vietnam', hotelPartnerId)} noReferrer className={buttonStyles.onPicture}>
          {t('bookAccommodation')}
        </PartnerLink>
      </ClosingCall>
    </>
  )
}
