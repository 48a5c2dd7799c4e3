import { useEffect } from 'react'
import { useScreenLocation } from '../../lib/navigation'
import { useSettings } from '../../lib/page-data'
import { keptPages } from './kept-pages'

/** Has the kept pages compared with the site: the one that is visited in any case, the others once a day or after a new build. */
export function useRenewal(): void {
  const { defaultLocale } = useSettings()
  const { pathname } = useScreenLocation()
  useEffect(() => {
    if (keptPages().length === 0) return
    import('./renew-pages').then(
      ({ renewPages }) => renewPages(defaultLocale, pathname),
      (error: unknown) => console.debug('kept pages are not compared', error),
    )
  }, [defaultLocale, pathname])
}
