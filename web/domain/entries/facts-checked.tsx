import { useTranslation } from 'react-i18next'
import { formatDateOrNothing } from '../../../schema/time'
import { useLocale } from '../../lib/locale-context'

/**
 * When the figures of a page were last checked, at the foot of its text; nothing where its texts
 * share none.
 */
export function FactsChecked({
  day,
  className = 'mt-10',
}: {
  day: string | undefined
  className?: string
}) {
  const { t } = useTranslation('shell')
  const locale = useLocale()
  if (day === undefined) return null
  return (
    <p className={`${className} border-t border-line pt-3 text-sm text-muted`}>
      <time dateTime={day}>{t('factsChecked', { date: formatDateOrNothing(day, locale) })}</time>
    </p>
  )
}
