import { type ReactNode, startTransition, useEffect } from 'react'
import type { createRoot, hydrateRoot } from 'react-dom/client'
import { type Locale, localizedPath, splitLocale } from '../../schema/locale'
import type { FormAnswer } from '../../schema/plain-forms'
import type { Navigation } from '../lib/navigation'
import type { PageData } from '../lib/page-data'
import { prefetchApi } from '../lib/use-api'
import { App } from './app'
import { browserHistory, LocaleRouter } from './locale-router'
import { matchPage } from './match-page'
import { loadPage } from './page-modules'
import { rememberLocale } from './remember-locale'
import { replayEarly } from './replay-early'

/** What the Worker put into the page; it writes nothing else there. */
function readPageData(): PageData {
  const element = document.getElementById('page-data')
  return JSON.parse(element?.textContent ?? '') as PageData
}

const pageData = readPageData()
const { defaultLocale } = pageData.settings
const current = () => splitLocale(window.location.pathname, defaultLocale)

const navigation: Navigation = {
  prefetch(path, locale = current().locale) {
    const [pathname = '/', search = ''] = path.split('#', 1)[0]?.split('?') ?? []
    const match = matchPage(pathname, new URLSearchParams(search))
    for (const apiPath of match.page.data?.(match.params, match.query, locale) ?? []) prefetchApi(apiPath)
    loadPage(match, locale).catch((error: unknown) => console.debug('prefetch failed', error))
  },
  switchLocale(locale) {
    // Each in a turn of its own: the browser takes its time for both.
    setTimeout(() => rememberLocale(locale))
    setTimeout(() => {
      const { search, hash } = window.location
      browserHistory().push(localizedPath(current().path, locale, defaultLocale) + search + hash, { keepScroll: true })
    })
  },
}

/** Tells when the page has been hydrated. */
function Hydrated({ children }: { children: ReactNode }) {
  useEffect(replayEarly, [])
  return children
}

/** Puts into words, as the Worker did, what became of a form that was posted without scripts. */
async function showForm(form: FormAnswer, locale: Locale): Promise<void> {
  const { wordsOfForm } = await import('./form-words')
  pageData.shownForm = await wordsOfForm(form, locale)
}

/** Brings the page to life, with React's own start that has been loaded before. */
export async function start(reactDom: { createRoot: typeof createRoot; hydrateRoot: typeof hydrateRoot }): Promise<void> {
  const { locale, path } = current()
  const { form } = pageData
  await Promise.all([form && showForm(form, locale), loadPage(matchPage(path, new URLSearchParams(window.location.search)), locale)])
  const container = document.getElementById('app')
  if (!container) throw new Error('the page has no #app')
  const app = (
    <Hydrated>
      <App
        pageData={pageData}
        navigation={navigation}
        router={(children) => <LocaleRouter defaultLocale={defaultLocale}>{children}</LocaleRouter>}
      />
    </Hydrated>
  )
  if (!container.hasChildNodes()) reactDom.createRoot(container).render(app)
  // In a transition, so that hydration is cut into short tasks and never holds up a finger.
  else startTransition(() => void reactDom.hydrateRoot(container, app))
}
