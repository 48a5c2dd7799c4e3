import { useTranslation } from 'react-i18next'
import { formatDateOrNothing } from '../../../schema/time'
import { useLocale } from '../../lib/locale-context'
import { SourceLinks } from '../../ui/source-links'

interface FactsSourcesProps {
  checked: readonly { sources: readonly { name: string; url: string }[]; checkedOn: string }[]
  className?: string
}

/** Lists each source once, and the oldest day of a check, up to the newest if in another month. */
export function FactsSources({ checked, className = 'mt-2' }: FactsSourcesProps) {
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
    <p className={`text-[0.8125rem] text-muted [overflow-wrap:anywhere] ${className}`}>
      {t('sources')}: <SourceLinks sources={sources} />.{' '}
      {isOneMonth ? t('checked', { date: from }) : t('checkedBetween', { from, to })}.
    </p>
  )
}
