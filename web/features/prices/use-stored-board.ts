import { useEffect } from 'react'
import { useSettings } from '../../lib/page-data'

/**
 * Stores the board once it has been opened, so that it opens without a network
 * (docs/decisions/0503).
 */
export function useStoredBoard(): void {
  const { defaultLocale } = useSettings()
  useEffect(() => {
    import('../../domain/offline/renew-pages').then(
      ({ storeBoard }) => storeBoard(defaultLocale),
      (error: unknown) => console.debug('the price board is not stored', error),
    )
  }, [defaultLocale])
}
