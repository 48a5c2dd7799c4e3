import { createContext, useCallback, useContext } from 'react'
import { type Location, type NavigateOptions, useLocation, useNavigate } from 'react-router-dom'
import { type Locale, localizedPath, splitLocale } from '../../schema/locale'
import { canonicalPath } from '../../schema/paths'
import { storeLocale } from './cookies'
import { useLocale } from './locale-context'
import { useSettings } from './page-data'

/** Localizes a path that may have a query and a hash. */
export function localizedHref(to: string, locale: Locale, defaultLocale: Locale): string {
  const [path = '/'] = to.split(/[?#]/, 1)
  return localizedPath(path, locale, defaultLocale) + to.slice(path.length)
}

/** `pathname` has no language prefix. */
export function useScreenLocation(): Location {
  const location = useLocation()
  const { defaultLocale } = useSettings()
  return { ...location, pathname: splitLocale(location.pathname, defaultLocale).path }
}

/** {@link localizedHref} in the page's language. */
export function useSiteHref(to: string): string {
  return localizedHref(to, useLocale(), useSettings().defaultLocale)
}

/** Resolves legacy paths and aliases, so that no redirect follows. */
export function useSiteTarget(to: string): string {
  const [path = '/'] = to.split(/[?#]/, 1)
  return useSiteHref(canonicalPath(path) + to.slice(path.length))
}

/** Navigates to a localized path, or to another query or hash of the page. */
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

/** A page in both languages shares one key, else React Router would scroll to the hash. */
export function scrollKey({ key, state }: Location): string {
  return state?.scrollKey ?? key
}

/** Switches the page's language and stores the choice; query, hash and scroll position stay. */
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

/** Loads a page by its address before navigation. Provided by the root route. */
export const PrefetchContext = createContext<(href: string) => void>(() => {})

/** Event handlers that prefetch a link's page on intent. */
export function usePrefetch(href: string) {
  const prefetch = useContext(PrefetchContext)
  const onIntent = () => prefetch(href)
  return { onPointerEnter: onIntent, onFocus: onIntent, onTouchStart: onIntent }
}
