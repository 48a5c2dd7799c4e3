import { useTranslation } from 'react-i18next'
import type { Coordinates, RouteMap as Drawn } from '../../../schema/content/route-map'
import type { ShownGuide } from '../../../schema/content/views'
import { text } from '../../../schema/locale'
import { paths } from '../../../schema/paths'
import { useLocale } from '../../lib/locale-context'
import { buttonStyles } from '../../ui/button-styles'
import { SiteLink } from '../../ui/site-link'
import { MapNames, MapPins, PinNumber } from './map-pins'
import { placeLabels } from './route-labels'
import { VietnamMap } from './vietnam-map'
import { toMap, vietnamMap } from './vietnam-outline'

interface RouteMapProps {
  /** In travel order. */
  points: readonly { name: string; note?: string; coordinates: Coordinates }[]
  map: Drawn | undefined
}

/** Needs the texts `visit`. */
export function RouteMap({ points, map }: RouteMapProps) {
  const { t } = useTranslation('visit')
  const names = points.map(({ name }) => name)
  const label = t('routeAlt', { stops: names.join(', ') })
  return (
    <section aria-labelledby="route" className="page mt-10 md:mt-12">
      <h2 id="route" className="mb-4 text-title">
        {t('route')}
      </h2>
      <div
        className={
          'grid grid-cols-1 gap-5 ' + 'lg:text-aside-72 ' + 'lg:justify-between lg:gap-x-16'
        }
      >
        {map ? (
          <RegionMap map={map} names={names} label={label} />
        ) : (
          <VietnamMap label={label}>
            <MapPins pins={points.map(({ coordinates }) => toMap(coordinates))} size={13} />
          </VietnamMap>
        )}
        <div className="flex items-start justify-between gap-4 lg:flex-col">
          <ol className="grid gap-y-3">
            {points.map(({ name, note }, index) => (
              <li key={name} className="flex gap-3">
                <PinNumber number={index + 1} />
                <span>
                  <span className="font-semibold">{name}</span>
                  <span className="block text-sm text-muted">{note}</span>
                </span>
              </li>
            ))}
          </ol>
          {map && <Locator map={map} label={t('locator')} />}
        </div>
      </div>
    </section>
  )
}

function RegionMap({ map, names, label }: { map: Drawn; names: readonly string[]; label: string }) {
  return (
    <svg
      viewBox={`0 0 ${map.width} ${map.height}`}
      role="img"
      aria-label={label}
      className="h-auto w-full rounded-card border border-line bg-map-sea"
    >
      <path d={map.neighbours} className="fill-map-land opacity-45" />
      <path d={map.vietnam} className="fill-map-land stroke-map-ink" strokeWidth="2" />
      <MapPins pins={map.pins} size={map.pinRadius} />
      <g
        className="fill-ink stroke-map-land text-3xl font-semibold md:text-xl"
        strokeWidth="10"
        paintOrder="stroke"
        strokeLinejoin="round"
      >
        {placeLabels(names, map).map(({ name, anchor, x, y }) => (
          <text key={`${x},${y}`} x={x} y={y} textAnchor={anchor}>
            {name}
          </text>
        ))}
      </g>
    </svg>
  )
}

function Locator({ map, label }: { map: Drawn; label: string }) {
  const from = toMap(map.northWest)
  const to = toMap(map.southEast)
  return (
    <VietnamMap label={label} isSmall className="max-w-28 shrink-0 md:max-w-36 lg:mt-auto">
      <rect
        {...from}
        width={to.x - from.x}
        height={to.y - from.y}
        fill="none"
        strokeWidth="8"
        className="stroke-accent"
      />
    </VietnamMap>
  )
}

const pinRadius = 11
const few = 6
const taken = [
  { left: 320, right: 500, top: 225, bottom: 318 },
  { left: 395, right: 545, top: 628, bottom: 660 },
]

export function GuideMap({ map }: { map: ShownGuide['map'] }) {
  const { t } = useTranslation('visit')
  const locale = useLocale()
  const names = map.map((place) => text(place, 'name', locale))
  const pins = map.map(({ coordinates }) => toMap(coordinates))
  const { width, height } = vietnamMap
  const isCrowded = map.length > few
  const size = isCrowded ? 25.6 : 30
  const labels = placeLabels(
    names,
    { width, height, pins, pinRadius },
    { isRoute: false, size, most: pins.length, longest: 24, taken },
  )
  return (
    <>
      <VietnamMap label={t('guideMapAlt', { places: names.join(', ') })} className="max-w-72">
        {pins.map(({ x, y }) => (
          <circle
            key={`${x},${y}`}
            cx={x}
            cy={y}
            r={pinRadius}
            strokeWidth="4"
            className="fill-pin stroke-pin-edge"
          />
        ))}
        <MapNames isSmall={isCrowded}>
          {labels.map(({ name, anchor, x, y }) => (
            <text key={name} x={x} y={y} textAnchor={anchor}>
              {name}
            </text>
          ))}
        </MapNames>
      </VietnamMap>
      {isCrowded && (
        <SiteLink
          to={paths.destinations}
          className={`${buttonStyles.quiet} text-sm`}
          data-print="hide"
        >
          {t('allPlaces')}
        </SiteLink>
      )}
    </>
  )
}
