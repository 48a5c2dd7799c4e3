import { createContext, useContext } from 'react'
import type { Locale } from '../../schema/locale'

export interface Navigation {
  /** Loads what a screen path (without language prefix) will need, before somebody goes there; in the page's language or another. */
  prefetch: (path: string, locale?: Locale) => void
  /** Shows the same page in a language, keeping query, hash, scroll position and anything typed. */
  switchLocale: (locale: Locale) => void
}

export const NavigationContext = createContext<Navigation>({ prefetch: () => {}, switchLocale: () => {} })

export function useNavigation(): Navigation {
  return useContext(NavigationContext)
}
