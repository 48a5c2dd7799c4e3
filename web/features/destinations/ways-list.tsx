import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import type { ShownWay } from '../../../schema/content/views'
import { text } from '../../../schema/locale'
import { fillPath, paths } from '../../../schema/paths'
import { FactsSources } from '../../domain/visit/visit-facts-box'
import { fareText, travelTime } from '../../domain/visit/visit-words'
import { useLocale } from '../../lib/locale-context'
import { useSiteSettings } from '../../lib/page-data'
import { Fold } from '../../ui/fold'
import { SiteLink } from '../../ui/site-link'

const placesShown = 4

/** How one gets there from other destinations, the nearest first. */
export function WaysList({ ways }: { ways: readonly ShownWay[] }) {
  const { t } = useTranslation('visit')
  const ids = [...new Set(ways.map(({ place }) => place.id))]
  const more = ids.slice(placesShown)
  return (
    <>
      <WaysFrom ids={ids.slice(0, placesShown)} ways={ways} />
      {more.length > 0 && (
        <Fold title={t('moreWays', { count: more.length })}>
          <WaysFrom ids={more} ways={ways} />
        </Fold>
      )}
      <FactsSources checked={ways} />
    </>
  )
}

function WaysFrom({ ids, ways }: { ids: readonly string[]; ways: readonly ShownWay[] }) {
  const { t } = useTranslation('visit')
  const locale = useLocale()
  const { vndPerUsd } = useSiteSettings()
  return (
    <dl className="text-[0.9375rem]">
      {ids.map((id) => (
        <Fragment key={id}>
          <dt className="font-semibold not-first:mt-3">
            <SiteLink
              to={fillPath(paths.destination, { slug: id })}
              className="inline-flex min-h-6 items-center text-accent underline underline-offset-4"
            >
              {
                ways
                  .filter(({ place }) => place.id === id)
                  .map(({ place }) => text(place, 'name', locale))[0]
              }
            </SiteLink>
          </dt>
          {ways
            .filter(({ place }) => place.id === id)
            .map((way) => (
              <dd key={way.mode} className="mt-1">
                {[
                  `${t(`modes.${way.mode}`)}, ${travelTime(way, t, locale)}`,
                  fareText(way, locale, vndPerUsd),
                ]
                  .filter(Boolean)
                  .join('; ')}
                <Note>{text(way, 'note', locale)}</Note>
              </dd>
            ))}
        </Fragment>
      ))}
    </dl>
  )
}

function Note({ children }: { children: string }) {
  return children === '' ? null : <span className="block text-sm text-muted">{children}</span>
}
