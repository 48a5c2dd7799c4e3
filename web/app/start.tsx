import { type ReactNode, startTransition, useEffect } from 'react'
import type { createRoot, hydrateRoot } from 'react-dom/client'
import { type Locale, localizedPath, splitLocale } from '../../schema/locale'
import type { FormAnswer } from '../../schema/plain-forms'
import type { Navigation } from '../lib/navigation'
import type { PageData } from '../lib/page-data'
import { prefetchApi } from '../lib/use-api'
import { whenIdle } from '../lib/when-idle'
import { App } from './app'
import { followEarlyBack } from './follow-early-back'
import { browserHistory, LocaleRouter } from './locale-router'
import { loadFirstPage, loadPage, prepareNextPage } from './page-modules'
import { rememberLocale } from './remember-locale'
import { replayEarly } from './replay-early'
import { routeTable } from './route-table'

/** What the Worker put into the page; it writes nothing else there. */
const dataElement = document.getElementById('page-data')
const pageData = JSON.parse(dataElement?.textContent ?? '') as PageData
/** The files of the page's screen and texts. */
const pageFiles = dataElement?.dataset.page?.split(' ').filter(Boolean) ?? []
const { defaultLocale } = pageData.settings
const current = () => splitLocale(window.location.pathname, defaultLocale)

const navigation: Navigation = {
  prefetch(path, locale = current().locale) {
    prefetchPage(path, locale).catch((error: unknown) => console.debug('prefetch failed', error))
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

async function prefetchPage(path: string, locale: Locale): Promise<void> {
  const [pathname = '/', search = ''] = path.split('#', 1)[0]?.split('?') ?? []
  const { findPage } = await routeTable.load()
  const page = findPage(pathname, search, locale)
  for (const apiPath of page.data) prefetchApi(apiPath)
  await loadPage(page, locale)
}

/** Tells when the page has been hydrated; the router listens by then. */
function Hydrated({ children }: { children: ReactNode }) {
  useEffect(() => {
    leaveBackToRouter()
    replayEarly()
    return whenIdle(prepareNextPage)
  }, [])
  return children
}

let leaveBackToRouter = () => {}

/** Puts into words, as the Worker did, what became of a form that was posted without scripts. */
async function showForm(form: FormAnswer, locale: Locale): Promise<void> {
  const { wordsOfForm } = await import('./form-words')
  pageData.shownForm = await wordsOfForm(form, locale)
}

/** Brings the page to life, with React's own start that has been loaded before. */
export async function start(reactDom: { createRoot: typeof createRoot; hydrateRoot: typeof hydrateRoot }): Promise<void> {
  leaveBackToRouter = followEarlyBack()
  const { locale, path } = current()
  const { form } = pageData
  const { search } = window.location
  const { page = (await routeTable.load()).findPage(path, search, locale) } = pageData
  pageData.page = page
  pageData.pageAt = `${locale} ${path}${search}`
  await Promise.all([form && showForm(form, locale), loadFirstPage(page, locale, pageFiles)])
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
