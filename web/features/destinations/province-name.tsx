import { text } from '../../../schema/locale'
import type { ShownDestinationSummary } from '../../content/destinations/types'
import { useTranslation } from '../../i18n/use-translation'
import { useLocale } from '../../lib/locale-context'

/** The province in force since July 2025, with the former one where it changed (decision D11). */
export function ProvinceName({ destination }: { destination: ShownDestinationSummary }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const former = text(destination, 'formerProvince', locale)
  return (
    <>
      {text(destination, 'province', locale)}
      {former && ` (${t('destinations.formerly', { name: former })})`}
    </>
  )
}
