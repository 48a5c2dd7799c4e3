import { useTranslation } from '../i18n/use-translation'
import { useOnline } from '../lib/use-online'

/** Tells that the connection is gone, as long as it is. */
export function OfflineBanner() {
  const { t } = useTranslation()
  if (useOnline()) return null
  return (
    <p role="status" className="bg-bad px-4 py-2 text-center text-sm font-semibold text-paper">
      {t('shell.offline')}
    </p>
  )
}
