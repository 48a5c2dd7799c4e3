import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import type { ShownVisit } from '../../../schema/content/views'
import { useLocale } from '../../lib/locale-context'
import { useSiteSettings } from '../../lib/page-data'
import { FactsSources } from './facts-sources'
import { factsOf } from './visit-words'

interface VisitFactsBoxProps {
  visit: ShownVisit | undefined
  /** For the link to the map. */
  name: string
  at?: { lat: number; lng: number }
  className?: string
}

/** Needs the texts `visit`. */
export function VisitFactsBox({ visit, name, at, className = '' }: VisitFactsBoxProps) {
  const { t } = useTranslation('visit')
  const locale = useLocale()
  const { vndPerUsd } = useSiteSettings()
  if (!visit) return null
  const facts = factsOf(visit, t, locale, vndPerUsd)
  const mapQuery = mapQueryOf(visit, at)
  if (facts.length === 0 && !mapQuery) return null
  return (
    <div className={`text-[0.9375rem] ${className}`}>
      <dl>
        {facts.map(({ key, value }) => (
          <Fragment key={key}>
            <dt className="text-sm text-muted not-first:mt-2">{t(key)}</dt>
            <dd>{value}</dd>
          </Fragment>
        ))}
      </dl>
      {mapQuery && (
        <a
          href={`https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(mapQuery)}`}
          target="_blank"
          rel="noopener"
          aria-label={t('openMapOf', { name })}
          className="mt-1 inline-flex min-h-9 items-center text-accent underline underline-offset-4"
          data-print="hide"
        >
          {t('openMap')}
        </a>
      )}
      <FactsSources checked={[visit]} />
    </div>
  )
}

function mapQueryOf(
  { coordinates, mapSearch }: ShownVisit,
  at: VisitFactsBoxProps['at'],
): string | undefined {
  const point = coordinates ?? (mapSearch ? undefined : at)
  return point ? `${point.lat},${point.lng}` : mapSearch
}
