import { useTranslation } from 'react-i18next'
import type { ShownListedRoute } from '../../../schema/content/views'
import { type Locale, text } from '../../../schema/locale'
import { formatPriceRange } from '../../../schema/numbers'
import { fillPath, paths } from '../../../schema/paths'
import { useWayWords } from '../../domain/visit/visit-words'
import { useLocale } from '../../lib/locale-context'
import { useSiteSettings } from '../../lib/page-data'
import { FactsLine } from '../../ui/facts'
import { SiteLink } from '../../ui/site-link'

/** “Huế – Hội An” / “Hue to Hoi An”. */
const endsOf = ({ from, to }: ShownListedRoute, locale: Locale) => ({
  from: text(from, 'name', locale),
  to: text(to, 'name', locale),
})

interface RouteRowsProps {
  routes: readonly ShownListedRoute[]
}

/** Needs the texts `routes` and `visit`. */
export function RouteRows({ routes }: RouteRowsProps) {
  const { t } = useTranslation('routes')
  const locale = useLocale()
  return (
    <ul className="mt-2 border-t border-line md:mt-4 md:grid md:grid-cols-2 md:gap-x-12">
      {routes.map((route) => (
        <li key={route.slug} className="relative border-b border-line py-3 md:py-4">
          <h3 className="text-lg leading-snug md:text-heading">
            <SiteLink
              to={fillPath(paths.route, { slug: route.slug })}
              className="after:absolute after:inset-0 hover:underline"
            >
              {t('fromTo', endsOf(route, locale))}
            </SiteLink>
          </h3>
          <p className="mt-0.5 text-small text-pretty text-muted max-md:line-clamp-2">
            {text(route, 'verdict', locale)}
          </p>
          <RouteFacts route={route} />
        </li>
      ))}
    </ul>
  )
}

function RouteFacts({ route: { quickest, cheapest } }: { route: ShownListedRoute }) {
  const { t } = useTranslation('routes')
  const { nameOf, timeOf } = useWayWords()
  const locale = useLocale()
  const { vndPerUsd } = useSiteSettings()
  const facts = [
    quickest && t('quickest', { way: nameOf(quickest), time: timeOf(quickest) }),
    cheapest?.fare !== undefined &&
      t('cheapest', {
        way: nameOf(cheapest),
        price: formatPriceRange([cheapest.fare], locale, vndPerUsd),
      }),
  ]
  return <FactsLine facts={facts.filter(Boolean)} className="mt-1 text-sm font-semibold" />
}
