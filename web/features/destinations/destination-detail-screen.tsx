import { useTranslation } from 'react-i18next'
import type { EntryOf } from '../../../schema/api/entries'
import type { ShownDestination } from '../../../schema/content/views'
import { text, texts } from '../../../schema/locale'
import { formatLowestPrice, formatPrice } from '../../../schema/numbers'
import { paths } from '../../../schema/paths'
import { SectionEntry } from '../../domain/entries/entry-page'
import { entryPath } from '../../domain/entries/paths'
import { DestinationFit } from '../../domain/travel-dates/places-fit'
import { ActionBar } from '../../domain/trips/action-bar'
import { useLocale } from '../../lib/locale-context'
import type { ScreenProps } from '../../lib/page'
import { useSiteSettings } from '../../lib/page-data'
import { useApi } from '../../lib/use-api'
import { Breadcrumbs } from '../../ui/breadcrumbs'
import { buttonStyles } from '../../ui/button-styles'
import { pagePart } from '../../ui/page-part'
import { SiteLink } from '../../ui/site-link'
import { savedDestination } from './destination-facts'
import { DestinationHero } from './destination-hero'

const DestinationRest = pagePart(
  async () => (await import('./destination-rest')).DestinationRest,
  ['visit'],
)

export function Screen({ params }: ScreenProps) {
  const remote = useApi(entryPath('destination', params.slug ?? '', useLocale()))
  return (
    <SectionEntry section="destinations" remote={remote}>
      {(destination) => <DestinationArticle destination={destination} />}
    </SectionEntry>
  )
}

Screen.parts = [DestinationRest]

function DestinationArticle({ destination }: { destination: EntryOf<'destination'> }) {
  const { t } = useTranslation(['destinations', 'shell'])
  const locale = useLocale()
  const { vndPerUsd } = useSiteSettings()
  return (
    <article>
      <Breadcrumbs
        steps={[{ to: paths.destinations, label: t('shell:nav.whereToGo') }]}
        here={text(destination, 'name', locale)}
      />
      <DestinationHero destination={destination} />
      <ActionBar
        price={t('from', {
          price: formatLowestPrice(destination.accommodation.priceRange, locale, vndPerUsd),
        })}
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
      <DestinationRest destination={destination} />
    </article>
  )
}

function DestinationStats({ destination }: { destination: ShownDestination }) {
  const { t } = useTranslation('destinations')
  const locale = useLocale()
  const { vndPerUsd } = useSiteSettings()
  const stats = [
    ...(destination.activities.length > 0
      ? [{ label: t('stats.activities'), value: destination.activities.length }]
      : []),
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
