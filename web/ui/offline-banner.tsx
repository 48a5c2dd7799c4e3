import { useTranslation } from 'react-i18next'
import { browserValue } from '../lib/browser-value'

const useOnline = browserValue(
  () => window,
  ['online', 'offline'],
  () => navigator.onLine,
  true,
)

export function OfflineBanner() {
  const { t } = useTranslation('shell')
  if (useOnline()) return null
  return (
    <p role="status" className="bg-bad px-4 py-2 text-center font-semibold text-paper">
      {t('offline')}
    </p>
  )
}
