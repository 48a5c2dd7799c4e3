import { useTranslation } from 'react-i18next'
import type { ShownDestinationSummary } from '../../../schema/content/views'
import { text } from '../../../schema/locale'
import { useLocale } from '../../lib/locale-context'

/** The province since the merger of July 2025, with the former one. */
export function ProvinceName({ destination }: { destination: ShownDestinationSummary }) {
  const { t } = useTranslation('destinations')
  const locale = useLocale()
  const former = text(destination, 'formerProvince', locale)
  return (
    <>
      {text(destination, 'province', locale)}
      {former && ` (${t('formerly', { name: former })})`}
    </>
  )
}
