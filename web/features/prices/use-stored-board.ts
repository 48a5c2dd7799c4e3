import { useEffect } from 'react'
import { useSettings } from '../../lib/page-data'

/** Stores the board for use without a network (docs/decisions/0503). */
export function useStoredBoard(): void {
  const { defaultLocale } = useSettings()
  useEffect(() => {
    import('../../domain/offline/store-board').then(
      ({ storeBoard }) => storeBoard(defaultLocale),
      (error: unknown) => console.debug('the price board is not stored', error),
    )
  }, [defaultLocale])
}
