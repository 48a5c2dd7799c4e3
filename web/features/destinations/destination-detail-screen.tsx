import { useTranslation } from 'react-i18next'
import type { EntryOf } from '../../../schema/api/entries'
import type { ShownDestination } from '../../../schema/content/views'
import { text, texts } from '../../../schema/locale'
import { formatPrice, lowestPrice } from '../../../schema/numbers'
import { paths } from '../../../schema/paths'
import { FactsChecked } from '../../domain/entries/facts-checked'
import { LoadedEntry } from '../../domain/entries/loaded-entry'
import { entryPath } from '../../domain/entries/paths'
import { ActionBar } from '../../domain/trips/action-bar'
import { useLocale } from '../../lib/locale-context'
import type { ScreenProps } from '../../lib/page'
import { useSiteSettings } from '../../lib/page-data'
import { useApi } from '../../lib/use-api'
import { Breadcrumbs } from '../../ui/breadcrumbs'
import { buttonStyles } from '../../ui/button-styles'
import { PageSection } from '../../ui/error-boundary'
import { SiteLink } from '../../ui/site-link'
import { VietnameseName } from '../../ui/vietnamese-name'
import { ActivityCard } from './activity-card'
import { savedDestination } from './destination-card'
import { DestinationHero } from './destination-hero'
import { DestinationSidebar } from './destination-sidebar'
import { Gallery } from './gallery'

export { destinationHead as head } from './heads'

export function Screen({ params }: ScreenProps) {
  const { t } = useTranslation('destinations')
  const remote = useApi(entryPath('destination', params.slug ?? '', useLocale()))
  const missing = { title: t('notFoundTitle'), text: t('notFoundText') }
  return (
    <LoadedEntry remote={remote} missing={missing} back={{ to: paths.destinations, label: t('back') }}>
      {(destination) => <DestinationArticle destination={destination} />}
    </LoadedEntry>
  )
}

function DestinationArticle({ destination }: { destination: EntryOf<'destination'> }) {
  const { t } = useTranslation(['destinations', 'shell'])
  const locale = useLocale()
  const { vndPerUsd } = useSiteSettings()
  const { accommodation } = destination
  return (
    <article>
      <Breadcrumbs steps={[{ to: paths.destinations, label: t('shell:nav.whereToGo') }]} here={text(destination, 'name', locale)} />
      <DestinationHero destination={destination} />
      <ActionBar
        price={t('from', { price: formatPrice(`$${lowestPrice(accommodation.priceRange)}`, locale, vndPerUsd) })}
        item={savedDestination(destination)}
      >
        <SiteLink to={`${paths.tripPlanning}?destination=${destination.slug}`} className={`${buttonStyles.primary} shrink-0 px-4`}>
          {t('planHere')}
        </SiteLink>
      </ActionBar>
      <DestinationStats destination={destination} />
      <div className="page mt-8 grid gap-10 md:mt-12 lg:grid-cols-[1fr_20rem] lg:gap-12">
        <div className="flex min-w-0 flex-col gap-10 md:gap-16">
          <section>
            <h2 className="text-title">{t('overview')}</h2>
            <div className="prose mt-4">
              {texts(destination, 'overview', locale).map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          </section>
          <section>
            <h2 className="mb-6 text-title">{t('activitiesHeading')}</h2>
            <PageSection>
              <div className="border-t border-line">
                {destination.activities.map((activity) => (
                  <ActivityCard key={activity.id} activity={activity} />
                ))}
              </div>
            </PageSection>
          </section>
          <PhraseList id="dishes" title={t('specialtiesHeading')} phrases={texts(destination, 'foodSpecialties', locale)} />
          <PhraseList id="culture" title={t('cultureHeading')} phrases={texts(destination, 'culturalHighlights', locale)} />
          <PageSection>
            <Gallery pictures={destination.galleryImages} />
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

function PhraseList({ id, title, phrases }: { id: string; title: string; phrases: string[] }) {
  return (
    <section id={id} className="scroll-mt-24">
      <h2 className="mb-4 text-title">{title}</h2>
      <ul className="grid gap-x-8 sm:grid-cols-2">
        {phrases.map((phrase) => (
          <li key={phrase} className="border-b border-line py-3">
            <VietnameseName>{phrase}</VietnameseName>
          </li>
        ))}
      </ul>
    </section>
  )
}

function DestinationStats({ destination }: { destination: ShownDestination }) {
  const { t } = useTranslation('destinations')
  const locale = useLocale()
  const { vndPerUsd } = useSiteSettings()
  const stats = [
    { label: t('stats.activities'), value: destination.activities.length },
    { label: `${t('stats.price')}, ${t('stats.perNight')}`, value: formatPrice(destination.accommodation.priceRange, locale, vndPerUsd) },
    { label: t('stats.months'), value: destination.bestTimeToVisit.months.length },
    { label: t('stats.specialties'), value: texts(destination, 'foodSpecialties', locale).length },
  ]
  return (
    <dl className="page grid gap-x-6 gap-y-4 border-b border-line py-6 xs:grid-cols-2 md:grid-cols-4">
      {stats.map(({ label, value }) => (
        <div key={label} className="flex flex-col-reverse">
          <dt className="text-sm text-muted">{label}</dt>
          <dd
            className={`font-display font-semibold first-letter:uppercase ${typeof value === 'number' ? 'text-3xl' : 'text-xl text-balance'}`}
          >
            {value}
          </dd>
        </div>
      ))}
    </dl>
  )
}
