import type { SearchAction, WebSite, WithActionConstraints } from 'schema-dts'
import type { EntryOf } from '../../../schema/api/entries'
import type { ShownHome } from '../../../schema/content/views'
import { text } from '../../../schema/locale'
import { photoShareImage } from '../../../schema/media'
import { absoluteUrl, paths } from '../../../schema/paths'
import { site } from '../../../schema/site'
import { LoadedData } from '../../domain/entries/loaded-entry'
import { entryPath } from '../../domain/entries/paths'
import { company, nodeId, publisherReference } from '../../domain/heads/json-ld'
import { NewsletterForm } from '../../domain/newsletter/newsletter-form'
import { useLocale } from '../../lib/locale-context'
import type { Head, HeadInput } from '../../lib/page'
import { useApi } from '../../lib/use-api'
import { PageSection } from '../../ui/error-boundary'
import { Doors } from './doors'
import { FarmPromo } from './farm-promo'
import { FeaturedPlaces } from './featured-places'
import { Hero } from './hero'
import { Pocket } from './pocket'
import { SpecialDeals } from './special-deals'
import { SuggestedItineraries } from './suggested-itineraries'
import { TravelGuide } from './travel-guide'
import { TripRequest } from './trip-request'
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
