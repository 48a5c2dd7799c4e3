import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import type { ShownVisit } from '../../../schema/content/views'
import { formatDateOrNothing } from '../../../schema/time'
import { useLocale } from '../../lib/locale-context'
import { useSiteSettings } from '../../lib/page-data'
import { SourceLinks } from '../../ui/source-links'
import { factsOf } from './visit-words'

interface VisitFactsBoxProps {
  visit: ShownVisit | undefined
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
    <div className={`text-small ${className}`}>
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

interface FactsSourcesProps {
  checked: readonly { sources: readonly { name: string; url: string }[]; checkedOn: string }[]
}

export function FactsSources({ checked }: FactsSourcesProps) {
  const { t } = useTranslation('visit')
  const locale = useLocale()
  const sources = [
    ...new Map(
      checked.flatMap((fact) => fact.sources).map((source) => [source.url, source]),
    ).values(),
  ]
  const days = checked.map(({ checkedOn }) => checkedOn).sort()
  const first = days[0]
  const last = days.at(-1)
  if (first === undefined || last === undefined) return null
  const [from, to] = [formatDateOrNothing(first, locale), formatDateOrNothing(last, locale)]
  const isOneMonth = first.slice(0, 7) === last.slice(0, 7)
  return (
    <p className="text-fine text-muted wrap-anywhere mt-2">
      {t('sources')}: <SourceLinks sources={sources} />.{' '}
      {isOneMonth ? t('checked', { date: from }) : t('checkedBetween', { from, to })}.
    </p>
  )
}
