import { useTranslation } from 'react-i18next'
import type { PlaceFestival } from '../../../schema/api/festivals'
import { text } from '../../../schema/locale'
import { useLocale } from '../../lib/locale-context'
import { SourceLinks } from '../../ui/source-links'
import { datesText, type Span } from './festivals'

export function FestivalItem({ festival, dates }: { festival: PlaceFestival; dates: Span[] }) {
  const { t } = useTranslation('months')
  const locale = useLocale()
  const [first, ...later] = dates
  const when = first ? datesText(first, locale) : t('undated')
  return (
    <li className="border-t border-line py-3">
      <h3 className="font-display text-lg leading-snug font-semibold">
        {text(festival, 'name', locale)}
      </h3>
      <p className="text-sm">
        <b className="font-semibold text-accent">{when}</b> · {text(festival, 'where', locale)}
      </p>
      <p className="mt-1 max-w-prose">{text(festival, 'text', locale)}</p>
      {text(festival, 'advice', locale) && (
        <p className="mt-1 max-w-prose text-muted">{text(festival, 'advice', locale)}</p>
      )}
      <p className="mt-1 text-sm text-muted">
        {later.length > 0 &&
          `${t('nextTime', { dates: later.map((date) => datesText(date, locale)).join('; ') })} · `}
        {t('source')}: <SourceLinks sources={festival.sources} />
      </p>
    </li>
  )
}
