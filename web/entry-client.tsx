import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom'
import { type Locale, splitLocale } from '../schema/locale'
import type { FormAnswer } from '../schema/no-js-forms'
import { createRoutes } from './create-routes'
import { loadTexts } from './i18n/i18n'
import type { Page } from './lib/page'
import type { PageData } from './lib/page-data'
import { reportErrors } from './lib/report-errors'
import { notePageData } from './lib/use-api'
import { isWellFormed, namespacesOf } from './match-page'
import { notFoundPage } from './routes'
import { Providers } from './shell/root'
import { playPressedEmbed } from './ui/embed-press'
import { wantParts } from './ui/page-part'

/** Of the shown page, once there is one. */
let pageId = (): string | undefined => undefined

/** Loads texts and code first, so that the first render equals the document. */
async function hydrate(): Promise<void> {
  const pageData: PageData = JSON.parse(document.getElementById('page-data')?.textContent ?? '')
  const { defaultLocale } = pageData.settings
  notePageData(pageData.data)
  const routes = createRoutes(defaultLocale)
  const { pathname } = window.location
  const { locale } = splitLocale(pathname, defaultLocale)
  const route = matchRoutes(routes, pathname)?.at(-1)?.route
  const page: Page = route?.handle ?? notFoundPage

  const [, lazyRoute, shownForm] = await Promise.all([
    loadTexts(locale, namespacesOf(page)),
    typeof route?.lazy === 'function' ? route.lazy() : {},
    pageData.form && readFormWords(pageData.form, locale),
  ])
  if (route) Object.assign(route, lazyRoute, { lazy: undefined })
  const router = createBrowserRouter(routes, {
    hydrationData: { loaderData: { [route?.id ?? page.path]: null } },
  })
  // An update of the page waits for all of its sections, so they are loaded with its first use.
  for (const use of ['pointerdown', 'keydown', 'input']) window.addEventListener(use, wantParts)
  router.subscribe(wantParts)
  pageId = () => router.state.matches.at(-1)?.route.handle?.id
  // Bodies of text are sections, which the press itself may load.
  window.addEventListener('click', playPressedEmbed, { capture: true })
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

/** Only the document that answers a post without scripts has a form's result. */
async function readFormWords(form: FormAnswer, locale: Locale) {
  const { wordsOfForm } = await import('./shell/form-words')
  return wordsOfForm(form, locale)
}

// An interrupted or slow view transition rejects promises that React Router leaves unhandled.
window.addEventListener('unhandledrejection', (event) => {
  if (!(event.reason instanceof DOMException && /transition/i.test(event.reason.message))) return
  event.preventDefault()
  console.debug('a view transition was left out', event.reason)
})

reportErrors(() => pageId())

// React Router would match a malformed address to another page; its 404 page stays plain HTML.
if (isWellFormed(window.location.pathname)) void hydrate()
