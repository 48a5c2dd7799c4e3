import { type ReactNode, startTransition, useEffect, useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import {
  UNSAFE_createBrowserHistory as createBrowserHistory,
  type Location,
  type NavigationType,
  type Navigator,
  Router,
} from 'react-router-dom'
import { type Locale, localePrefix, splitLocale } from '../../schema/locale'
import { canonicalPath } from '../../schema/paths'
import { keepsScroll } from '../lib/keeps-scroll'
import { LocaleContext } from '../lib/locale-context'
import { prefersReducedMotion } from '../lib/motion'
import { loadPage } from './page-modules'
import { routeTable } from './route-table'
import { entryKey, rememberScroll, returnTo } from './scroll-memory'

/** What the site uses of the browser's history. */
interface BrowserHistory extends Navigator {
  readonly action: NavigationType
  readonly location: Location
  listen: (listener: (update: { action: NavigationType; location: Location }) => void) => () => void
}

const history = typeof document === 'undefined' ? undefined : createBrowserHistory({ window, v5Compat: true })

/** The browser's history; only there in a browser. */
export function browserHistory(): BrowserHistory {
  if (!history) throw new Error('there is no history on the server')
  return history
}

/** Fades from one page to the next (View Transitions API) once what the next one needs is there; the last of two navigations wins. */
async function showOtherPage({ pathname, search }: Location, defaultLocale: Locale, show: () => void): Promise<void> {
  const { locale, path } = splitLocale(pathname, defaultLocale)
  if (prefersReducedMotion() || !('startViewTransition' in document)) {
    startTransition(show)
    return
  }
  try {
    const { findPage } = await routeTable.load()
    await loadPage(findPage(canonicalPath(path), search, locale), locale)
  } catch (error) {
    console.debug('the page is shown without a transition', error)
    startTransition(show)
    return
  }
  if (browserHistory().location.pathname !== pathname) return
  const transition = document.startViewTransition(() => flushSync(show))
  // A fade that another one or a turned phone cuts short is no fault: the page is shown all the same.
  transition.ready.catch((reason: unknown) => console.debug('the fade was cut short', reason))
}

/**
 * The browser's router. The language is read from the address, and its prefix is the router's basename: going to
 * another language, Back across languages included, keeps every screen mounted, so that nothing typed is lost.
 */
export function LocaleRouter({ defaultLocale, children }: { defaultLocale: Locale; children: ReactNode }) {
  const current = browserHistory()
  const [{ action, location }, setState] = useState({ action: current.action, location: current.location })
  useLayoutEffect(() => {
    let shown = { pathname: current.location.pathname, key: entryKey(current.location) }
    return current.listen((next) => {
      const isOtherPage = next.location.pathname !== shown.pathname
      rememberScroll(shown.key)
      shown = { pathname: next.location.pathname, key: entryKey(next.location) }
      if (isOtherPage && next.action !== 'POP' && !keepsScroll(next.location.state))
        void showOtherPage(next.location, defaultLocale, () => setState(next))
      else startTransition(() => setState(next))
    })
  }, [current, defaultLocale])
  useEffect(() => (action === 'POP' ? returnTo(entryKey(location)) : undefined), [action, location])
  const { locale } = splitLocale(location.pathname, defaultLocale)
  return (
    <LocaleContext value={locale}>
      <Router basename={localePrefix(locale, defaultLocale)} location={location} navigationType={action} navigator={current}>
        {children}
      </Router>
    </LocaleContext>
  )
}
