import { createContext, useCallback, useContext } from 'react'
import { type Location, type NavigateOptions, useLocation, useNavigate } from 'react-router-dom'
import { type Locale, localizedPath, splitLocale } from '../../schema/locale'
import { canonicalPath } from '../../schema/paths'
import { storeLocale } from './cookies'
import { useLocale } from './locale-context'
import { useSettings } from './page-data'

/** The address of a path without language prefix (query and hash may follow) in a language. */
export function localizedHref(to: string, locale: Locale, defaultLocale: Locale): string {
  const [path = '/'] = to.split(/[?#]/, 1)
  return localizedPath(path, locale, defaultLocale) + to.slice(path.length)
}

/** The current location; `pathname` is the path that screens know, without a language prefix. */
export function useScreenLocation(): Location {
  const location = useLocation()
  const { defaultLocale } = useSettings()
  return { ...location, pathname: splitLocale(location.pathname, defaultLocale).path }
}

/** {@link localizedHref} in the page's language. */
export function useSiteHref(to: string): string {
  return localizedHref(to, useLocale(), useSettings().defaultLocale)
}

/**
 * The address that a link to a path leads to within the app: legacy paths and aliases are resolved,
 * so that no redirect follows.
 */
export function useSiteTarget(to: string): string {
  const [path = '/'] = to.split(/[?#]/, 1)
  return useSiteHref(canonicalPath(path) + to.slice(path.length))
}

/**
 * Navigates to a path without language prefix in the page's language, or to another query or hash
 * of the page.
 */
export function useSiteNavigate(): (
  to: string | { search: string; hash?: string },
  options?: NavigateOptions,
) => void {
  const navigate = useNavigate()
  const locale = useLocale()
  const { defaultLocale } = useSettings()
  return useCallback(
    (to, options) => {
      const isPage = typeof to === 'string'
      void navigate(isPage ? localizedHref(to, locale, defaultLocale) : to, {
        viewTransition: isPage,
        preventScrollReset: !isPage,
        ...options,
      })
    },
    [navigate, locale, defaultLocale],
  )
}

/**
 * The key of a location's scroll position. A page in two languages has one: React Router would
 * scroll to the hash instead.
 */
export function scrollKey({ key, state }: Location): string {
  return state?.scrollKey ?? key
}

/**
 * Shows the same page in a language and stores the choice; query, hash, scroll position and
 * anything typed stay.
 */
export function useSwitchLocale(): (locale: Locale) => void {
  const navigate = useNavigate()
  const location = useScreenLocation()
  const { pathname, search, hash } = location
  const { defaultLocale } = useSettings()
  return (locale) => {
    storeLocale(locale)
    const href = localizedHref(canonicalPath(pathname) + search + hash, locale, defaultLocale)
    void navigate(href, { state: { scrollKey: scrollKey(location) } })
  }
}

/**
 * Loads what a page will need, by its address, before somebody goes there. Provided by the root
 * route.
 */
export const PrefetchContext = createContext<(href: string) => void>(() => {})

/** Event handlers of a link that load its page as soon as somebody means to follow it. */
export function usePrefetch(href: string) {
  const prefetch = useContext(PrefetchContext)
  const onIntent = () => prefetch(href)
  return { onPointerEnter: onIntent, onFocus: onIntent, onTouchStart: onIntent }
}
