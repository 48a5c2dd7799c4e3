import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

/** Shown while there is no connection. */
export function OfflineBanner() {
  const { t } = useTranslation('shell')
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
  if (online) return null
  return (
    <p role="status" className="bg-bad px-4 py-2 text-center text-sm font-semibold text-paper">
      {t('offline')}
    </p>
  )
}
