import { useTranslation } from 'react-i18next'
import type { ShownHome } from '../../../schema/content/views'
import { legacyPaths, paths } from '../../../schema/paths'
import { ArticleCard, ArticleSkeletons } from '../../domain/articles/article-card'
import { homeArticlesPath } from '../../domain/articles/paths'
import { NewsletterForm } from '../../domain/newsletter/newsletter-form'
import { EditorNote } from '../../domain/trips/editor-note'
import { TripForm } from '../../domain/trips/trip-form'
import { useLocale } from '../../lib/locale-context'
import { useSiteSettings } from '../../lib/page-data'
import { useApi } from '../../lib/use-api'
import { buttonStyles } from '../../ui/button-styles'
import { PageSection } from '../../ui/error-boundary'
import { SectionHeading } from '../../ui/section-heading'
import { SiteLink } from '../../ui/site-link'
import { LoadError } from '../../ui/states'
import { FeaturedPlaces } from './featured-places'
import { FarmPromo, SpecialDeals, SuggestedItineraries } from './offers'

/** What follows the hero and the doors. */
export function HomeRest({ home }: { home: ShownHome }) {
  return (
    <>
      <PageSection>
        <TravelGuide />
      </PageSection>
      <PageSection>
        <FeaturedPlaces places={home.places} />
      </PageSection>
      <PageSection>
        <FarmPromo farm={home.farm} />
      </PageSection>
      <PageSection>
        <SuggestedItineraries itineraries={home.itineraries} more={home.moreItineraries} />
      </PageSection>
      <PageSection>
        <SpecialDeals offers={home.offers} />
      </PageSection>
      <Pocket />
      <PageSection>
        <TripRequest />
      </PageSection>
      <NewsletterForm />
    </>
  )
}

function Pocket() {
  const { t } = useTranslation('home')
  return (
    <section
      className={'page flex flex-wrap items-center justify-between gap-x-14 gap-y-4 pb-8 md:pb-20'}
    >
      <div className="max-w-2xl">
        <h2 className="text-title">{t('pocketTitle')}</h2>
        <p className="mt-2 text-muted md:text-lg">{t('pocketText')}</p>
      </div>
      <SiteLink to={paths.prices} className={buttonStyles.secondary}>
        {t('pocketMore')}
      </SiteLink>
    </section>
  )
}

const articlesShown = 3

function TravelGuide() {
  const { t } = useTranslation('home')
  const { data: posts, error, retry } = useApi(homeArticlesPath(useLocale()))
  const [lead, ...others] = (posts ?? []).slice(0, articlesShown)
  return (
    <section className="page py-8 md:pt-12 md:pb-20">
      <SectionHeading
        title={t('guideTitle')}
        more={{ to: legacyPaths.articles, label: t('guideMore') }}
      />
      {Boolean(error) && <LoadError error={error} onRetry={retry} />}
      {!posts && !error && (
        <ArticleSkeletons count={articlesShown} className="grid gap-7 md:grid-cols-3" />
      )}
      {posts && !lead && <p className="text-muted">{t('guideEmpty')}</p>}
      {lead && (
        <div className="grid gap-x-9 gap-y-5 lg:wide-first">
          <ArticleCard post={lead} layout="lead" pattern={legacyPaths.article} fixedMinutes={5} />
          <div className="grid content-start gap-5 md:gap-8">
            {others.map((post) => (
              <ArticleCard
                key={post.id}
                post={post}
                layout="row"
                pattern={legacyPaths.article}
                fixedMinutes={5}
              />
            ))}
          </div>
        </div>
      )}
    </section>
  )
}

function TripRequest() {
  const { t } = useTranslation(['home', 'trips'])
  return (
    <section
      id="trip-plan-form"
      className="scroll-mt-24 bg-night text-on-night"
      aria-labelledby="plan-heading"
    >
      <div className="page grid gap-x-14 gap-y-5 py-8 md:py-20 lg:wide-last">
        <div>
          <h2 id="plan-heading" className="text-title">
            {t('promoTitle')}
          </h2>
          <p className="mt-3 max-w-lg text-on-night-muted md:text-lg">{t('promoText')}</p>
          <SupportClaim />
          <EditorNote className="mt-5" />
        </div>
        <div className="text-ink">
          <TripForm />
        </div>
      </div>
    </section>
  )
}

export function SupportClaim() {
  const { t } = useTranslation('home')
  const { support } = useSiteSettings().claims
  return (
    support && <p className="mt-3 font-semibold text-turmeric">{t('promoClaim', { support })}</p>
  )
}
