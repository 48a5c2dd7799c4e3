import { type ReactNode, startTransition, useLayoutEffect, useState } from 'react'
import {
  UNSAFE_createBrowserHistory as createBrowserHistory,
  type Location,
  type NavigationType,
  type Navigator,
  Router,
} from 'react-router-dom'
import { type Locale, localePrefix, splitLocale } from '../../schema/locale'
import { LocaleContext } from '../lib/locale-context'

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

/**
 * The browser's router. The language is read from the address, and its prefix is the router's basename: going to
 * another language, Back across languages included, keeps every screen mounted, so that nothing typed is lost.
 */
export function LocaleRouter({ defaultLocale, children }: { defaultLocale: Locale; children: ReactNode }) {
  const current = browserHistory()
  const [{ action, location }, setState] = useState({ action: current.action, location: current.location })
  useLayoutEffect(() => current.listen((next) => startTransition(() => setState(next))), [current])
  const { locale } = splitLocale(location.pathname, defaultLocale)
  return (
    <LocaleContext value={locale}>
      <Router basename={localePrefix(locale, defaultLocale)} location={location} navigationType={action} navigator={current}>
        {children}
      </Router>
    </LocaleContext>
  )
}
