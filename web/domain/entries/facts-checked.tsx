import { useTranslation } from 'react-i18next'
import { formatDateOrNothing } from '../../../schema/time'
import { useLocale } from '../../lib/locale-context'

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
