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
import { SectionHeading } from '../../ui/section-heading'
import { SiteLink } from '../../ui/site-link'

const dots: Record<Region, string> = { north: 'bg-north', central: 'bg-central', south: 'bg-south' }
const fills: Record<Region, string> = { north: 'fill-north', central: 'fill-central', south: 'fill-south' }
/** Offset of a name from its pin in map units; to the right of it by default, where the sea is. */
const places: Readonly<Record<string, { isLeft?: boolean; down?: number }>> = {
  sapa: { isLeft: true },
  hanoi: { isLeft: true },
  hue: { isLeft: true },
  'da-nang': { down: 6 },
  'hoi-an': { down: 34 },
  'phu-quoc': { isLeft: true },
  'mekong-delta': { isLeft: true, down: 42 },
}

function linesOf(name: string): string[] {
  if (name.length < 16) return [name]
  const middle = name.indexOf(' ', name.length / 2 - 3)
  return middle < 0 ? [name] : [name.slice(0, middle), name.slice(middle + 1)]
}

export const DestinationMap = memo(function DestinationMap({ destinations }: { destinations: ShownDestinationSummary[] }) {
  const { t } = useTranslation('destinations')
  if (destinations.length === 0) return null
  return (
    <section className="page mt-20" aria-labelledby="map-heading">
      <SectionHeading id="map-heading" title={t('mapHeading')} intro={t('mapIntro')} />
      <div className="grid gap-8 md:grid-cols-[26rem_1fr] xl:grid-cols-[34rem_1fr] md:items-center md:gap-14">
        <VietnamMap interactive label={t('mapLabel', { count: destinations.length })}>
          {destinations.map((destination) => (
            <Pin key={destination.slug} destination={destination} />
          ))}
        </VietnamMap>
        <PinList destinations={destinations} />
      </div>
    </section>
  )
})

function Pin({ destination }: { destination: ShownDestinationSummary }) {
  const locale = useLocale()
  const navigate = useSiteNavigate()
  const path = fillPath(paths.destination, { slug: destination.slug })
  const href = useSiteHref(path)
  const name = text(destination, 'name', locale)
  const { x, y } = toMap(destination.coordinates)
  const { isLeft = false, down = 0 } = places[destination.slug] ?? {}
  const textX = isLeft ? x - 22 : x + 22
  return (
    <ListLink href={href} aria-label={name} className="group outline-offset-4" onFollow={() => navigate(path)}>
      <circle cx={x} cy={y} r="30" className="fill-transparent" />
      <circle cx={x} cy={y} r="13" strokeWidth="4" className={`stroke-pin-edge group-hover:stroke-turmeric ${fills[destination.region]}`} />
      <text
        y={y + 8 + down}
        textAnchor={isLeft ? 'end' : 'start'}
        strokeWidth="6"
        className="fill-map-ink stroke-map-sea text-[1.7rem] font-semibold [paint-order:stroke] group-hover:underline"
      >
        {linesOf(name).map((line, index) => (
          <tspan key={line} x={textX} dy={index * 28}>
            {line}
          </tspan>
        ))}
      </text>
    </ListLink>
  )
}

function PinList({ destinations }: { destinations: ShownDestinationSummary[] }) {
  const locale = useLocale()
  return (
    <ul className="grid xs:grid-cols-2 gap-x-6">
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
