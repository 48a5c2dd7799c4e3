import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ShownDestination } from '../../../schema/content/views'
import { resolveDestinationSlug } from '../../../schema/destinations'
import { text, texts } from '../../../schema/locale'
import { fillPath, paths } from '../../../schema/paths'
import { allMonths, monthNames, monthOf } from '../../../schema/time'
import { MapNames } from '../../domain/destinations/map-pins'
import { VietnamMap } from '../../domain/destinations/vietnam-map'
import { toMap } from '../../domain/destinations/vietnam-outline'
import { HotelLink } from '../../domain/partners/partner-link'
import { useLocale } from '../../lib/locale-context'
import { useToday } from '../../lib/page-data'
import { buttonStyles } from '../../ui/button-styles'
import { SiteLink } from '../../ui/site-link'
import { transportKinds } from './destination-facts'

export function DestinationSidebar({ destination }: { destination: ShownDestination }) {
  const { t } = useTranslation('destinations')
  const locale = useLocale()
  const { slug, transportation, bestTimeToVisit } = destination
  const months = bestTimeToVisit.months.toSorted((a, b) => a - b)
  const name = text(destination, 'name', locale)
  return (
    <aside
      className={
        'grid content-start gap-8 sm:max-lg:grid-cols-2 lg:sticky lg:bottom-6 ' +
        'lg:col-start-2 lg:row-start-1 lg:self-end lg:border-s lg:border-line lg:ps-8'
      }
    >
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

interface LocatorMapProps {
  coordinates: { lat: number; lng: number }
  label: string
  name: string
}

function LocatorMap({ coordinates, label, name }: LocatorMapProps) {
  const pin = toMap(coordinates)
  const side =
    pin.x < 140
      ? { x: pin.x + 36, anchor: 'start' as const }
      : { x: pin.x - 36, anchor: 'end' as const }
  return (
    <VietnamMap label={label} className="max-w-80 lg:max-w-72">
      <circle cx={pin.x} cy={pin.y} r="26" fillOpacity="0.4" className="fill-pin" />
      <circle cx={pin.x} cy={pin.y} r="12" className="fill-pin stroke-pin-edge" strokeWidth="4" />
      <MapNames>
        <text x={side.x} y={pin.y + 11} textAnchor={side.anchor}>
          {name}
        </text>
      </MapNames>
    </VietnamMap>
  )
}

/** 8 × 4 units, 2 apart, with room for the ring. */
const tick = (month: number) => `M${(month - 1) * 10 + 2} 3h8v4h-8z`
const ring = (month: number) => `M${(month - 1) * 10} 1h12v8h-12zm1.5 1.5v5h9v-5z`

function MonthDots({ months, className }: { months: readonly number[]; className: string }) {
  const { t } = useTranslation('shell')
  const locale = useLocale()
  const now = monthOf(useToday())
  const ticks = (good: boolean) =>
    allMonths
      .filter((month) => months.includes(month) === good)
      .map(tick)
      .join('')
  return (
    <svg
      role="img"
      aria-label={t('bestMonths', { months: monthNames([...months], locale).join(', ') })}
      viewBox="0 0 122 10"
      className={`h-2.5 w-30.5 ${className}`}
    >
      <path d={ticks(true) + ring(now)} fill="currentColor" fillRule="evenodd" />
      <path d={ticks(false)} fill="currentColor" opacity="0.3" />
    </svg>
  )
}
