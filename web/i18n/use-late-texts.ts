import { useEffect, useState } from 'react'
import { useLocale } from '../lib/locale-context'
import { getI18n, loadTexts, type Namespace } from './i18n'

/**
 * Loads a text namespace that the page's route does not name, again for each language. Returns whether it is there, and whether the last
 * load failed. Does nothing while `isWanted` is false.
 */
export function useLateTexts(
  namespace: Namespace,
  isWanted = true,
): { isLoaded: boolean; hasFailed: boolean } {
  const locale = useLocale()
  const [failedIn, setFailedIn] = useState<string>()
  const [, setLoadedIn] = useState<string>()
  const isLoaded = getI18n(locale).hasResourceBundle(locale, namespace)

  useEffect(() => {
    if (!isWanted || isLoaded) return
    setFailedIn(undefined)
    loadTexts(locale, [namespace]).then(
      () => setLoadedIn(locale),
      (error: unknown) => {
        console.debug(`the texts '${namespace}' could not be loaded`, error)
        setFailedIn(locale)
      },
    )
  }, [locale, namespace, isWanted, isLoaded])

  return { isLoaded, hasFailed: failedIn === locale }
}
