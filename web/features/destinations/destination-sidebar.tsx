import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ShownDestination } from '../../../schema/content/views'
import { resolveDestinationSlug } from '../../../schema/destinations'
import { text, texts } from '../../../schema/locale'
import { fillPath, paths } from '../../../schema/paths'
import { monthNames } from '../../../schema/time'
import { LocatorMap } from '../../domain/destinations/locator-map'
import { HotelLink } from '../../domain/partners/partner-link'
import { useLocale } from '../../lib/locale-context'
import { buttonStyles } from '../../ui/button-styles'
import { MonthDots } from '../../ui/month-dots'
import { SiteLink } from '../../ui/site-link'
import { transportKinds } from './destination-facts'

export function DestinationSidebar({ destination }: { destination: ShownDestination }) {
  const { t } = useTranslation('destinations')
  const locale = useLocale()
  const { slug, transportation, bestTimeToVisit } = destination
  const months = bestTimeToVisit.months.toSorted((a, b) => a - b)
  const name = text(destination, 'name', locale)
  return (
    <aside className="grid content-start gap-8 sm:max-lg:grid-cols-2 lg:sticky lg:bottom-6 lg:col-start-2 lg:row-start-1 lg:self-end lg:border-s lg:border-line lg:ps-8">
      <Block title={t('gettingThere')}>
        <ul className="flex flex-col gap-2">
          {transportKinds.map(({ key, Icon }) => (
            <li
              key={key}
              className={`flex items-center gap-3 ${transportation[key] ? '' : 'text-muted'}`}
            >
              <Icon className="size-5 shrink-0" />
              {t(`transport.${key}`)}
              {!transportation[key] && <span>– {t('hasNot')}</span>}
            </li>
          ))}
        </ul>
        <p className="mt-3 text-sm text-muted">{text(transportation, 'accessibility', locale)}</p>
      </Block>
      <Block title={t('bestTimeHeading')}>
        <MonthDots months={months} className="text-good" />
        <p className="mt-1 text-sm font-semibold">{monthNames(months, locale).join(', ')}</p>
        <p className="mt-3 text-sm text-muted">{text(bestTimeToVisit, 'weather', locale)}</p>
      </Block>
      <Block title={t('onTheMap')}>
        <LocatorMap
          coordinates={destination.coordinates}
          label={t('mapAlt', { name })}
          name={name}
        />
      </Block>
      <Block title={t('nearby')}>
        <ul>
          {texts(destination, 'nearbyDestinations', locale).map((place) => (
            <li key={place} className="flex min-h-9 items-center">
              <NearbyPlace place={place} />
            </li>
          ))}
        </ul>
      </Block>
      <Block title={t('quickBooking')}>
        <div className="flex flex-wrap gap-3">
          <SiteLink
            to={`${paths.tripPlanning}?destination=${slug}`}
            className={buttonStyles.primary}
          >
            {t('customPlanning')}
          </SiteLink>
          <HotelLink place={slug} className={buttonStyles.secondary}>
            {t('bookHotels')}
          </HotelLink>
        </div>
      </Block>
    </aside>
  )
}

function Block({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-3 text-heading">{title}</h2>
      {children}
    </section>
  )
}

function NearbyPlace({ place }: { place: string }) {
  const slug = resolveDestinationSlug(place)
  if (!slug) return <>{place}</>
  return (
    <SiteLink
      to={fillPath(paths.destination, { slug })}
      className="text-accent underline underline-offset-4"
    >
      {place}
    </SiteLink>
  )
}
