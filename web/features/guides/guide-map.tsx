import { useTranslation } from 'react-i18next'
import type { ShownGuide } from '../../../schema/content/views'
import { text } from '../../../schema/locale'
import { paths } from '../../../schema/paths'
import { MapNames } from '../../domain/destinations/map-pins'
import { VietnamMap } from '../../domain/destinations/vietnam-map'
import { toMap, vietnamMap } from '../../domain/destinations/vietnam-outline'
import { useLocale } from '../../lib/locale-context'
import { buttonStyles } from '../../ui/button-styles'
import { SiteLink } from '../../ui/site-link'
import { placeLabels } from './route-labels'

const pinRadius = 11
/** More places than a reader looks up one by one: their list is on the map of all. */
const few = 6
/** The names of the archipelagos, and the islands of Hoàng Sa. */
const taken = [
  { left: 320, right: 500, top: 225, bottom: 318 },
  { left: 395, right: 545, top: 628, bottom: 660 },
]

/** Where the places of a guide are; those of the whole country where it is about that. */
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
