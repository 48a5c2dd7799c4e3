import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { type Region, regions } from '../../../schema/content/choices'
import type { ShownDestinationSummary } from '../../../schema/content/views'
import { text } from '../../../schema/locale'
import { fillPath, paths } from '../../../schema/paths'
import { useLocale } from '../../lib/locale-context'
import { useSiteHref } from '../../lib/navigation'
import { buttonStyles } from '../../ui/button-styles'
import { ListLink } from '../../ui/query-link'
import { SectionHeading } from '../../ui/section-heading'
import { SiteLink } from '../../ui/site-link'

const topShown = 3
interface RegionCardsProps {
  destinations: ShownDestinationSummary[]
  onChoose: (region: Region) => void
}

/** The buttons set the region filter; without scripts they are plain links. */
export const RegionCards = memo(function RegionCards({ destinations, onChoose }: RegionCardsProps) {
  const { t } = useTranslation('destinations')
  const locale = useLocale()
  const list = useSiteHref(paths.destinations)

  function choose(region: Region) {
    onChoose(region)
    document.getElementById('destinations-heading')?.scrollIntoView({ block: 'center' })
  }

  return (
    <section className="page mt-12 md:mt-20" aria-labelledby="regions-heading">
      <SectionHeading id="regions-heading" title={t('byRegion')} />
      <ul className="grid md:grid-cols-3 md:gap-6">
        {regions.map((region) => {
          const own = destinations.filter((destination) => destination.region === region)
          const top = [...own].sort((a, b) => (b.rating ?? 0) - (a.rating ?? 0)).slice(0, topShown)
          const name = t(`regions.${region}`)
          return (
            <li
              key={region}
              className={
                'border border-s-4 border-line border-s-region bg-card px-4 py-3 md:p-5 ' +
                `region-${region}`
              }
            >
              <h3 className="flex flex-wrap items-baseline gap-x-3 text-heading">
                {name}
                <span className="font-sans text-sm font-normal text-muted">
                  {t('regionCount', { count: own.length })}
                </span>
              </h3>
              <ul className="flex flex-wrap items-center gap-x-4" aria-label={t('topRated')}>
                <li aria-hidden="true" className="text-sm text-muted">
                  {t('topRated')}:
                </li>
                {top.map((destination) => (
                  <li key={destination.slug}>
                    <SiteLink
                      to={fillPath(paths.destination, { slug: destination.slug })}
                      className="inline-flex min-h-9 items-center hover:underline"
                    >
                      {text(destination, 'name', locale)}
                    </SiteLink>
                  </li>
                ))}
              </ul>
              <ListLink
                href={`${list}?region=${region}`}
                onFollow={() => choose(region)}
                className={buttonStyles.quiet}
              >
                {t('showRegion', { region: name })}
              </ListLink>
            </li>
          )
        })}
      </ul>
    </section>
  )
})
