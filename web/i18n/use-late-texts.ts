import { useEffect, useState } from 'react'
import type { Locale } from '../../schema/locale'
import { useLocale } from '../lib/locale-context'
import { getI18n, loadTexts, type Namespace } from './i18n'

/**
 * Loads a text namespace that the page's route does not name, in the page's language unless one is
 * given. Returns whether it is there, and whether the last load failed. Does nothing while
 * `isWanted` is false.
 */
export function useLateTexts(
  namespace: Namespace,
  isWanted = true,
  given?: Locale,
): { isLoaded: boolean; hasFailed: boolean } {
  const shown = useLocale()
  const locale = given ?? shown
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
