import { BadgeCheck, Calendar, Search, ShoppingBag, Tag, Trees } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { SearchAction, WebSite, WithActionConstraints } from 'schema-dts'
import type { EntryOf } from '../../../schema/api/entries'
import type { ShownHome } from '../../../schema/content/views'
import { text } from '../../../schema/locale'
import { photoShareImage } from '../../../schema/media'
import { absoluteUrl, legacyPaths, paths } from '../../../schema/paths'
import { site } from '../../../schema/site'
import { ArticleCard, ArticleSkeletons } from '../../domain/articles/article-card'
import { homeArticlesPath } from '../../domain/articles/paths'
import { LoadedData } from '../../domain/entries/loaded-entry'
import { entryPath } from '../../domain/entries/paths'
import { company, nodeId, publisherReference } from '../../domain/heads/json-ld'
import { NewsletterForm } from '../../domain/newsletter/newsletter-form'
import { EditorNote } from '../../domain/trips/editor-note'
import { TripForm } from '../../domain/trips/trip-form'
import { useLocale } from '../../lib/locale-context'
import type { Head, HeadInput } from '../../lib/page'
import { useSiteSettings } from '../../lib/page-data'
import { useApi } from '../../lib/use-api'
import { buttonStyles } from '../../ui/button-styles'
import { PageSection } from '../../ui/error-boundary'
import { SectionHeading } from '../../ui/section-heading'
import { SiteLink } from '../../ui/site-link'
import { LoadError } from '../../ui/states'
import { FeaturedPlaces } from './featured-places'
import { Hero } from './hero'
import { FarmPromo, SpecialDeals, SuggestedItineraries } from './offers'
import { Year } from './year'

export function Screen() {
  const remote = useApi(entryPath('home', 'home', useLocale()))
  return <LoadedData remote={remote}>{(home) => <Home home={home} />}</LoadedData>
}

Screen.head = head

function Home({ home }: { home: ShownHome }) {
  return (
    <>
      <Hero slides={home.slides} destinations={home.counts.destinations} />
      <Year home={home} />
      <Doors />
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
        <SuggestedItineraries itineraries={home.itineraries} />
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

function webSite(input: HeadInput): WebSite {
  const { locale, settings } = input
  const url = (path: string) => absoluteUrl(settings.siteUrl, path, locale, settings.defaultLocale)
  const search: WithActionConstraints<SearchAction> = {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${url(paths.search)}/{query}` },
    'query-input': 'required name=query',
  }
  return {
    '@type': 'WebSite',
    '@id': nodeId(input, paths.home, 'website'),
    name: site.name,
    alternateName: text(site, 'tagline', locale),
    url: url(paths.home),
    inLanguage: locale,
    publisher: publisherReference(input),
    potentialAction: search,
  }
}

function head(input: HeadInput): Head {
  const { t, data, isMissing } = input
  const home = data as EntryOf<'home'> | undefined
  return {
    title: t('home:metaTitle'),
    description: t('home:metaDescription'),
    path: paths.home,
    picture: photoShareImage(home?.slides[0]?.imageUrl) ?? '@assets/art/hero-halong',
    index: !isMissing,
    ...(home && { locales: home.locales }),
    jsonLd: [webSite(input), company(input)],
  }
}

const doors = [
  { to: paths.farm, key: 'farm', Icon: Trees },
  { to: paths.prices, key: 'prices', Icon: BadgeCheck },
  { to: paths.deals, key: 'deals', Icon: Tag },
  { to: paths.tripPlanning, key: 'trip', Icon: Calendar },
  { to: paths.shop, key: 'shop', Icon: ShoppingBag },
] as const

function Doors() {
  const { t } = useTranslation('home')
  return (
    <nav aria-label={t('doorsLabel')} className="page pt-4 lg:hidden">
      <SiteLink
        to={paths.search}
        className={
          'flex min-h-12 items-center gap-3 rounded-full ' +
          'border border-edge bg-card px-4 text-muted'
        }
      >
        <Search className="size-5" />
        {t('searchDoor')}
      </SiteLink>
      <ul className="mt-4 grid grid-cols-5">
        {doors.map(({ to, key, Icon }) => (
          <li key={key}>
            <SiteLink
              to={to}
              className={
                'flex flex-col items-center gap-1 text-center ' +
                'text-[0.8125rem] leading-tight text-balance'
              }
            >
              <Icon className="box-content size-6 rounded-full bg-line/60 p-3 text-accent" />
              {t(`doors.${key}`)}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
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
        <div className="grid gap-x-9 gap-y-5 lg:grid-cols-[1.5fr_1fr]">
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
      className="scroll-mt-16 lazy-275 bg-night text-on-night md:lazy-290 lg:lazy-250"
      aria-labelledby="plan-heading"
    >
      <div className="page grid gap-x-14 gap-y-5 py-8 md:py-20 lg:grid-cols-[2fr_3fr]">
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
