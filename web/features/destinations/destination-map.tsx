import { X } from 'lucide-react'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { byOrder } from '../../../schema/content/listed-destinations'
import type { ShownDestinationSummary } from '../../../schema/content/views'
import { text } from '../../../schema/locale'
import { fillPath, paths } from '../../../schema/paths'
import { VietnamMap } from '../../domain/destinations/vietnam-map'
import { toMap } from '../../domain/destinations/vietnam-outline'
import { useLocale } from '../../lib/locale-context'
import { useSiteHref, useSiteNavigate } from '../../lib/navigation'
import { ListLink } from '../../ui/query-link'
import { SiteLink } from '../../ui/site-link'

export const mapId = 'map'

const offsets: Readonly<Record<string, readonly [x: number, y: number]>> = {
  'cao-bang': [12, -3],
  sapa: [-8, -7],
  'mu-cang-chai': [-26, 27],
  'cat-ba': [16, 45],
  'ninh-binh': [-12, 34],
  'pu-luong': [-36, 14],
  hue: [-44, 6],
  'da-nang': [34, -30],
  'hoi-an': [48, 22],
  'nha-trang': [34, -14],
  'da-lat': [-20, -8],
  'mui-ne': [30, 26],
  'chau-doc': [-5, -14],
  'mekong-delta': [-20, 23],
}

const offsetOf = ({ slug }: ShownDestinationSummary) => offsets[slug] ?? [0, 0]

function leaderOf(destination: ShownDestinationSummary): string {
  const { x, y } = toMap(destination.coordinates)
  return `M${x} ${y}l${offsetOf(destination).join(' ')}`
}

interface DestinationMapProps {
  destinations: ShownDestinationSummary[]
}

/** Numbered north to south, however the list is sorted. */
export const DestinationMap = memo(function DestinationMap({ destinations }: DestinationMapProps) {
  const { t } = useTranslation(['destinations', 'shell'])
  const northToSouth = [...destinations].sort(byOrder)
  return (
    <section
      id={mapId}
      popover="auto"
      aria-labelledby="map-heading"
      className="destination-map phone-sheet"
    >
      <div className="flex items-center justify-between md:hidden">
        <h2 id="map-heading" className="text-heading">
          {t('mapHeading')}
        </h2>
        <button
          type="button"
          popoverTarget={mapId}
          popoverTargetAction="hide"
          aria-label={t('shell:close')}
          className="inline-flex size-11 items-center justify-center"
        >
          <X className="size-6" />
        </button>
      </div>
      <VietnamMap interactive label={t('mapLabel', { count: destinations.length })}>
        <path d={northToSouth.map(leaderOf).join('')} strokeWidth="3" className="stroke-map-ink" />
        {northToSouth.map((destination, index) => (
          <Pin key={destination.slug} destination={destination} number={index + 1} />
        ))}
      </VietnamMap>
      <PinList destinations={northToSouth} />
    </section>
  )
})

/** For the pointer only: keyboard users follow the card of the place. */
function Pin({ destination, number }: { destination: ShownDestinationSummary; number: number }) {
  const locale = useLocale()
  const navigate = useSiteNavigate()
  const path = fillPath(paths.destination, { slug: destination.slug })
  const href = useSiteHref(path)
  const { x, y } = toMap(destination.coordinates)
  const [right, down] = offsetOf(destination)
  return (
    <ListLink
      href={href}
      tabIndex={-1}
      aria-label={text(destination, 'name', locale)}
      className={`map-pin region-${destination.region}`}
      onFollow={() => navigate(path)}
    >
      <circle cx={x + right} cy={y + down} r="23" />
      <text x={x + right} y={y + down + 9} textAnchor="middle">
        {number}
      </text>
    </ListLink>
  )
}

function PinList({ destinations }: { destinations: ShownDestinationSummary[] }) {
  const locale = useLocale()
  return (
    <ol className="map-names">
      {destinations.map((destination) => (
        <li key={destination.slug}>
          <SiteLink
            to={fillPath(paths.destination, { slug: destination.slug })}
            className={`hover:underline region-${destination.region}`}
          >
            {text(destination, 'name', locale)}
          </SiteLink>
        </li>
      ))}
    </ol>
  )
}
