import { useTranslation } from 'react-i18next'
import type { TouristDestination } from 'schema-dts'
import type { EntryOf } from '../../../schema/api/entries'
import type { ShownDestination } from '../../../schema/content/views'
import { text, texts } from '../../../schema/locale'
import { formatLowestPrice, formatPrice } from '../../../schema/numbers'
import { fillPath, paths } from '../../../schema/paths'
import { SectionEntry } from '../../domain/entries/entry-page'
import { FactsChecked } from '../../domain/entries/loaded-entry'
import { entryPath } from '../../domain/entries/paths'
import { nodeId, pageGraph, pageImage } from '../../domain/heads/json-ld'
import { headWithoutEntry, writtenMeta } from '../../domain/heads/make-head'
import { YearStrip } from '../../domain/months/year-strip'
import { DestinationFit } from '../../domain/travel-dates/places-fit'
import { ActionBar } from '../../domain/trips/action-bar'
import { useLocale } from '../../lib/locale-context'
import type { Head, HeadInput, ScreenProps } from '../../lib/page'
import { useSiteSettings } from '../../lib/page-data'
import { useApi } from '../../lib/use-api'
import { Breadcrumbs } from '../../ui/breadcrumbs'
import { buttonStyles } from '../../ui/button-styles'
import { PageSection } from '../../ui/error-boundary'
import { SiteLink } from '../../ui/site-link'
import { splitVietnameseName, VietnameseName } from '../../ui/vietnamese-name'
import { ActivityCard } from './activity-card'
import { savedDestination } from './destination-facts'
import { DestinationHero } from './destination-hero'
import { DestinationSidebar } from './destination-sidebar'
import { Gallery } from './gallery'
import { PracticalFacts } from './practical-facts'

export function Screen({ params }: ScreenProps) {
  const remote = useApi(entryPath('destination', params.slug ?? '', useLocale()))
  return (
    <SectionEntry section="destinations" remote={remote}>
      {(destination) => <DestinationArticle destination={destination} />}
    </SectionEntry>
  )
}

Screen.head = destinationHead

function DestinationArticle({ destination }: { destination: EntryOf<'destination'> }) {
  const { t } = useTranslation(['destinations', 'shell'])
  const locale = useLocale()
  const { vndPerUsd } = useSiteSettings()
  const { accommodation, heroImageUrl, galleryImages } = destination
  // The hero shows one of them already.
  const pictures = galleryImages.filter(({ src }) => src !== heroImageUrl)
  return (
    <article>
      <Breadcrumbs
        steps={[{ to: paths.destinations, label: t('shell:nav.whereToGo') }]}
        here={text(destination, 'name', locale)}
      />
      <DestinationHero destination={destination} />
      <ActionBar
        price={t('from', { price: formatLowestPrice(accommodation.priceRange, locale, vndPerUsd) })}
        item={savedDestination(destination)}
      >
        <SiteLink
          to={`${paths.tripPlanning}?destination=${destination.slug}`}
          className={`${buttonStyles.primary} px-4`}
        >
          {t('ctaPlanning')}
        </SiteLink>
      </ActionBar>
      <DestinationFit destination={destination} />
      <DestinationStats destination={destination} />
      {destination.year && <YearStrip destination={destination} />}
      <div className={'page mt-8 grid gap-10 md:mt-12 lg:aside-80 lg:gap-x-12 lg:gap-y-16'}>
        <div className="flex min-w-0 flex-col gap-10 md:gap-16">
          <section>
            <h2 className="text-title">{t('overview')}</h2>
            <div className="prose mt-4">
              {texts(destination, 'overview', locale).map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          </section>
          <section id="activities" className="scroll-mt-24">
            <h2 className="mb-6 text-title">{t('activitiesHeading')}</h2>
            <PageSection>
              <div className="border-t border-line">
                {destination.activities.map((activity) => (
                  <ActivityCard key={activity.id} activity={activity} />
                ))}
              </div>
            </PageSection>
          </section>
        </div>
        <div className="flex min-w-0 flex-col gap-10 md:gap-16 lg:col-span-2">
          <PageSection>
            <Gallery pictures={pictures} />
          </PageSection>
          <div className="grid gap-10 lg:grid-cols-2 lg:gap-12">
            <section id="dishes" className="scroll-mt-24">
              <h2 className="mb-2 text-title">{t('specialtiesHeading')}</h2>
              <ul
                className={'grid gap-x-8 gap-y-1 font-display text-xl font-semibold sm:grid-cols-2'}
              >
                {texts(destination, 'foodSpecialties', locale).map((name) => (
                  <li key={name}>
                    <Dish phrase={name} />
                  </li>
                ))}
              </ul>
            </section>
            <section id="culture" className="scroll-mt-24">
              <h2 className="mb-2 text-title">{t('cultureHeading')}</h2>
              <ul>
                {texts(destination, 'culturalHighlights', locale).map((phrase) => (
                  <li key={phrase} className="border-b border-line py-2.5">
                    <VietnameseName>{phrase}</VietnameseName>
                  </li>
                ))}
              </ul>
            </section>
          </div>
          <PageSection>
            <PracticalFacts destination={destination} />
          </PageSection>
          <FactsChecked day={destination.factsCheckedOn} className="" />
        </div>
        <PageSection>
          <DestinationSidebar destination={destination} />
        </PageSection>
      </div>
    </article>
  )
}

function Dish({ phrase }: { phrase: string }) {
  const isVietnamese = useLocale() === 'vi'
  const [name, rest] = isVietnamese ? phrase.split(/(?= \()/) : splitVietnameseName(phrase)
  return (
    <>
      <span lang={name && !isVietnamese ? 'vi' : undefined}>{name}</span>
      {rest && <span className={name && 'font-sans text-base font-normal text-muted'}>{rest}</span>}
    </>
  )
}

function DestinationStats({ destination }: { destination: ShownDestination }) {
  const { t } = useTranslation('destinations')
  const locale = useLocale()
  const { vndPerUsd } = useSiteSettings()
  const stats = [
    { label: t('stats.activities'), value: destination.activities.length },
    {
      label: `${t('stats.price')}, ${t('stats.perNight')}`,
      value: formatPrice(destination.accommodation.priceRange, locale, vndPerUsd),
    },
    { label: t('stats.months'), value: destination.bestTimeToVisit.months.length },
    { label: t('stats.specialties'), value: texts(destination, 'foodSpecialties', locale).length },
  ]
  return (
    <dl
      className={
        'page grid gap-x-6 gap-y-2 border-b border-line py-4 ' +
        'grid-cols-3 lg:flex lg:justify-between'
      }
    >
      {stats.map(({ label, value }) => (
        <div
          key={label}
          className={
            'flex flex-col-reverse justify-end max-lg:nth-2:order-first ' +
            'max-lg:nth-2:col-span-full lg:flex-row-reverse lg:items-baseline ' +
            'gap-x-1'
          }
        >
          <dt className="text-sm leading-tight text-muted">{label}</dt>
          <dd
            className={
              'font-display text-lg leading-snug font-semibold ' +
              'text-balance first-letter:uppercase md:text-xl'
            }
          >
            {value}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function touristDestination(
  input: HeadInput,
  destination: ShownDestination,
  path: string,
): TouristDestination {
  const { t, locale } = input
  const { lat, lng } = destination.coordinates
  return {
    '@type': 'TouristDestination',
    '@id': nodeId(input, path, 'place'),
    name: text(destination, 'name', locale),
    description: text(destination, 'description', locale),
    image: pageImage(input, path, destination.heroImageUrl),
    geo: { '@type': 'GeoCoordinates', latitude: lat, longitude: lng },
    containedInPlace: { '@type': 'Country', name: t('destinations:country') },
    includesAttraction: texts(destination, 'attractions', locale).map((name) => ({
      '@type': 'TouristAttraction',
      name,
    })),
  }
}

function destinationHead(input: HeadInput): Head {
  const { t, locale, params, data } = input
  const destination = data as EntryOf<'destination'> | undefined
  const path = fillPath(paths.destination, params)
  if (!destination) return headWithoutEntry(input, 'destinations', path)
  const name = text(destination, 'name', locale)
  return {
    ...writtenMeta(input, destination.meta),
    heading: name,
    path,
    picture: destination.heroImageUrl,
    pictureAlt: text(destination, 'heroAlt', locale),
    index: true,
    locales: destination.locales,
    jsonLd: pageGraph(
      input,
      { name, path, parent: { name: t('shell:nav.whereToGo'), path: paths.destinations } },
      touristDestination(input, destination, path),
    ),
  }
}
