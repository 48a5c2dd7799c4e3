import { createContext, useContext } from 'react'

export interface Navigation {
  /** Loads what a screen path (without language prefix) will need, before somebody goes there. */
  prefetch: (path: string) => void
  /** Shows the same page in a language, keeping query, hash, scroll position and anything typed. */
  switchLocale: (locale: 'vi' | 'en') => void
}

export const NavigationContext = createContext<Navigation>({ prefetch: () => {}, switchLocale: () => {} })

export function useNavigation(): Navigation {
  return useContext(NavigationContext)
}
