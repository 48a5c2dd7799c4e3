import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom'
import { splitLocale } from '../schema/locale'
import { createRoutes } from './create-routes'
import { loadTexts } from './i18n/i18n'
import type { PageData } from './lib/page-data'
import { notePageData } from './lib/use-api'
import { namespacesOf } from './load-page'
import { isWellFormed, matchPage } from './match-page'
import { wordsOfForm } from './shell/form-words'
import { Providers } from './shell/providers'

/** Loads what the page needs, so that its first render equals the document, then hydrates it. */
async function hydrate(): Promise<void> {
  const pageData: PageData = JSON.parse(document.getElementById('page-data')?.textContent ?? '')
  const { defaultLocale } = pageData.settings
  notePageData(Object.keys(pageData.data))
  const routes = createRoutes(defaultLocale)
  const { pathname, search } = window.location
  const { locale, path } = splitLocale(pathname, defaultLocale)
  const match = matchPage(path, new URLSearchParams(search))
  const route = matchRoutes(routes, pathname)?.at(-1)?.route

  const [, lazyRoute, shownForm] = await Promise.all([
    loadTexts(locale, namespacesOf(match.page)),
    typeof route?.lazy === 'function' ? route.lazy() : {},
    pageData.form && wordsOfForm(pageData.form, locale),
  ])
  if (route) Object.assign(route, lazyRoute, { lazy: undefined })
  const router = createBrowserRouter(routes, {
    hydrationData: { loaderData: { [route?.id ?? match.page.path]: null } },
  })
  const app = (
    <Providers pageData={{ ...pageData, shownForm }}>
      <RouterProvider router={router} />
    </Providers>
  )
  const container = document.getElementById('app')
  if (!container) throw new Error('the document has no #app')
  if (container.hasChildNodes()) startTransition(() => void hydrateRoot(container, app))
  else createRoot(container).render(app)
}

// A view transition that another navigation interrupts, or that takes a slow device too long,
// rejects promises that React Router leaves alone. The page it leads to is shown all the same.
window.addEventListener('unhandledrejection', (event) => {
  if (!(event.reason instanceof DOMException && /transition/i.test(event.reason.message))) return
  event.preventDefault()
  console.debug('a view transition was left out', event.reason)
})

// The 404 page of a malformed address stays plain HTML: React Router would match it to another
// page.
if (isWellFormed(window.location.pathname)) void hydrate()
