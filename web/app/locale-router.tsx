import { type ReactNode, startTransition, useEffect, useLayoutEffect, useMemo, useState } from 'react'
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
import { entryKey, pageChange } from './page-change'
import { loadPage } from './page-modules'
import { routeTable } from './route-table'

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

/** Which page an address shows, in which language: its older addresses show the same. */
function pageOf({ pathname }: Location, defaultLocale: Locale): { locale: Locale; path: string } {
  const { locale, path } = splitLocale(pathname, defaultLocale)
  return { locale, path: canonicalPath(path) }
}

/** The history as links use it: the address changes in a turn of its own, after what the browser does for a tap. */
function pushLater(current: BrowserHistory): Navigator {
  return {
    createHref: (to) => current.createHref(to),
    encodeLocation: (to) => current.encodeLocation?.(to) ?? { pathname: '', search: '', hash: '' },
    go: (delta) => current.go(delta),
    push: (...visit) => void setTimeout(() => current.push(...visit)),
    replace: (...visit) => current.replace(...visit),
  }
}

/** A turn of the event loop: what was pressed or typed meanwhile goes first. */
function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}

/** Calls back whoever waits for a page, once it stands in the document. */
const awaiting = new Set<() => void>()

/** Shows a page in slices of work, between which the browser answers a finger. Resolves once it stands in the document. */
function inSlices(show: () => void): Promise<void> {
  return new Promise((resolve) => {
    awaiting.add(resolve)
    startTransition(show)
  })
}

/**
 * Shows the page of an address once what it needs is there, with a fade (View Transitions API) where it is another page; the last of two
 * navigations wins. A page that cannot be loaded says so itself.
 */
async function showWhenLoaded(location: Location, defaultLocale: Locale, fades: boolean, show: () => void): Promise<void> {
  const { pathname, search } = location
  const { locale, path } = pageOf(location, defaultLocale)
  await pause()
  try {
    const { findPage } = await routeTable.load()
    await loadPage(findPage(path, search, locale), locale)
  } catch (error) {
    console.debug('the page is shown without a transition', error)
    startTransition(show)
    return
  }
  if (browserHistory().location.pathname !== pathname) return
  if (!fades || prefersReducedMotion() || !('startViewTransition' in document)) {
    startTransition(show)
    return
  }
  const transition = document.startViewTransition(() => inSlices(show))
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
    let shown = { ...pageOf(current.location, defaultLocale), key: entryKey(current.location) }
    return current.listen((next) => {
      const left = shown
      const key = entryKey(next.location)
      shown = { ...pageOf(next.location, defaultLocale), key }
      const memory = pageChange.loaded()
      memory?.rememberScroll(left.key)
      const isBack = next.action === 'POP'
      const isOther = shown.path !== left.path || shown.locale !== left.locale
      const isNew = isOther && !isBack && !keepsScroll(next.location.state)
      const isTranslated = shown.locale !== left.locale && !isBack && !isNew
      const show = () => {
        if (isNew && window.early?.showFaces) window.early.showFaces()
        if (isOther && (isBack || isNew || isTranslated))
          memory?.leaveParts(left.key, key, isBack ? 'back' : isNew ? 'new' : 'other language')
        setState(next)
      }
      if (isBack && memory?.isRemembered(key)) {
        // In a turn of its own: within the event itself React would draw the page in one go.
        memory.holdUntilShown()
        setTimeout(() => startTransition(show))
      } else if (isNew || isTranslated) void showWhenLoaded(next.location, defaultLocale, isNew, show)
      else startTransition(show)
    })
  }, [current, defaultLocale])
  useLayoutEffect(() => {
    const memory = pageChange.loaded()
    memory?.arrangeParts()
    return action === 'POP' ? memory?.returnTo(entryKey(location)) : undefined
  }, [action, location])
  // biome-ignore lint/correctness/useExhaustiveDependencies: once the page of another address stands there
  useEffect(() => {
    for (const resolve of awaiting) resolve()
    awaiting.clear()
  }, [location])
  const navigator = useMemo(() => pushLater(current), [current])
  const { locale } = splitLocale(location.pathname, defaultLocale)
  return (
    <LocaleContext value={locale}>
      <Router basename={localePrefix(locale, defaultLocale)} location={location} navigationType={action} navigator={navigator}>
        {children}
      </Router>
    </LocaleContext>
  )
}
