import { useHref, useNavigate } from 'react-router-dom'
import { text } from '../../../schema/locale'
import { fillPath, paths } from '../../../schema/paths'
import { SectionHeading } from '../../components/section-heading'
import { SiteLink } from '../../components/site-link'
import { VietnamMap } from '../../components/vietnam-map'
import type { Region, ShownDestinationSummary } from '../../content/destinations/types'
import { toMap } from '../../content/map/vietnam'
import { useTranslation } from '../../i18n/use-translation'
import { useLocale } from '../../lib/locale-context'

const dots: Record<Region, string> = { north: 'bg-north', central: 'bg-central', south: 'bg-south' }
const fills: Record<Region, string> = { north: 'fill-north', central: 'fill-central', south: 'fill-south' }
/** Names stand on the side of the pin where there is room. */
const leftward = new Set(['sapa', 'hanoi', 'phu-quoc', 'mekong-delta', 'hue'])

/** Neighbours that would write over each other: how far a name moves down, in map units. */
const shifts: Readonly<Record<string, number>> = { 'da-nang': -8, 'hoi-an': 20, 'phu-quoc': 14 }

/** The destinations that the filters leave, as pins on a drawn map, with the list of their names beside it. */
export function DestinationMap({ destinations }: { destinations: ShownDestinationSummary[] }) {
  const { t } = useTranslation()
  return (
    <section className="page mt-20" aria-labelledby="map-heading">
      <SectionHeading id="map-heading" title={t('destinations.mapHeading')} intro={t('destinations.mapIntro')} />
      <div className="grid gap-8 md:grid-cols-[26rem_1fr] md:items-center md:gap-14">
        <VietnamMap interactive label={t('destinations.mapLabel', { count: destinations.length })}>
          {destinations.map((destination) => (
            <Pin key={destination.slug} destination={destination} />
          ))}
        </VietnamMap>
        <PinList destinations={destinations} />
      </div>
    </section>
  )
}

function Pin({ destination }: { destination: ShownDestinationSummary }) {
  const locale = useLocale()
  const navigate = useNavigate()
  const path = fillPath(paths.destination, { slug: destination.slug })
  const href = useHref(path)
  const name = text(destination, 'name', locale)
  const { x, y } = toMap(destination.coordinates)
  const isLeft = leftward.has(destination.slug)
  return (
    <a
      href={href}
      aria-label={name}
      className="group outline-offset-4"
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        navigate(path)
      }}
    >
      <circle cx={x} cy={y} r="30" className="fill-transparent" />
      <circle
        cx={x}
        cy={y}
        r="13"
        strokeWidth="4"
        className={`stroke-[#fffdf8] group-hover:stroke-turmeric ${fills[destination.region]}`}
      />
      <text
        x={isLeft ? x - 22 : x + 22}
        y={y + 8 + (shifts[destination.slug] ?? 0)}
        textAnchor={isLeft ? 'end' : 'start'}
        className="fill-[#1f3538] text-[25px] font-semibold group-hover:underline"
      >
        {name}
      </text>
    </a>
  )
}

function PinList({ destinations }: { destinations: ShownDestinationSummary[] }) {
  const { t } = useTranslation()
  const locale = useLocale()
  if (destinations.length === 0) return <p className="text-muted">{t('destinations.emptyTitle')}</p>
  return (
    <ul className="grid grid-cols-2 gap-x-6">
      {destinations.map((destination) => (
        <li key={destination.slug} className="border-b border-line">
          <SiteLink
            to={fillPath(paths.destination, { slug: destination.slug })}
            className="flex min-h-11 items-center gap-3 hover:underline"
          >
            <span aria-hidden="true" className={`size-3 shrink-0 rounded-full ${dots[destination.region]}`} />
            {text(destination, 'name', locale)}
          </SiteLink>
        </li>
      ))}
    </ul>
  )
}
