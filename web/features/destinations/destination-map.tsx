import { X } from 'lucide-react'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Region } from '../../../schema/content/choices'
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

const dots: Record<Region, string> = {
  north: 'before:bg-north',
  central: 'before:bg-central',
  south: 'before:bg-south',
}
const fills: Record<Region, string> = {
  north: 'fill-north',
  central: 'fill-central',
  south: 'fill-south',
}
const offsets: Readonly<Record<string, readonly [x: number, y: number]>> = {
  'ninh-binh': [-34, 30],
  hue: [-44, 6],
  'da-nang': [34, -30],
  'hoi-an': [48, 22],
  'nha-trang': [34, -14],
  'da-lat': [-20, -8],
  'mui-ne': [30, 26],
  'ho-chi-minh-city': [34, 18],
  'mekong-delta': [18, 44],
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
  const northToSouth = [...destinations].sort((a, b) => a.order - b.order)
  return (
    <section
      id={mapId}
      popover="auto"
      aria-labelledby="map-heading"
      className={
        'phone-sheet md:relative md:block md:size-full md:border md:border-line ' + 'md:bg-map-sea'
      }
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
      <VietnamMap
        interactive
        label={t('mapLabel', { count: destinations.length })}
        className="md:h-140 md:rounded-none lg:absolute lg:inset-0 lg:h-full"
      >
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
      className="group"
      onFollow={() => navigate(path)}
    >
      <circle
        cx={x + right}
        cy={y + down}
        r="23"
        strokeWidth="4"
        className={`stroke-pin-edge group-hover:stroke-turmeric ${fills[destination.region]}`}
      />
      <text
        x={x + right}
        y={y + down + 9}
        textAnchor="middle"
        className="fill-on-action text-[1.6rem] font-semibold"
      >
        {number}
      </text>
    </ListLink>
  )
}

function PinList({ destinations }: { destinations: ShownDestinationSummary[] }) {
  const locale = useLocale()
  return (
    <ol
      className={
        'grid grid-cols-2 gap-x-5 md:grid-cols-4 md:px-5 md:pb-4 ' +
        'md:text-sm md:text-map-ink lg:absolute lg:end-5 lg:top-3 ' +
        'lg:w-1/2 lg:grid-flow-col lg:grid-cols-2 lg:grid-rows-8 lg:p-0'
      }
    >
      {destinations.map((destination) => (
        <li key={destination.slug} className="border-line max-md:border-b">
          <SiteLink
            to={fillPath(paths.destination, { slug: destination.slug })}
            className={
              'flex min-h-11 items-center gap-2.5 md:min-h-7 leading-tight before:inline-flex ' +
              'before:size-6 before:shrink-0 before:items-center before:justify-center ' +
              'before:rounded-full before:text-xs before:font-semibold before:text-on-action ' +
              `before:content-[counter(list-item)] hover:underline ${dots[destination.region]}`
            }
          >
            {text(destination, 'name', locale)}
          </SiteLink>
        </li>
      ))}
    </ol>
  )
}
