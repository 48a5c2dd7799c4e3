import type { FC } from 'react'
import type { RouteObject } from 'react-router-dom'
import { type Locale, otherLocale, spellingsOf, splitLocale } from '../schema/locale'
import { legacyRedirects } from '../schema/paths'
import { loadingOnce } from './lib/load-once'
import type { Page } from './lib/page'
import { knownQuery, loadPage, paramsOf } from './match-page'
import { notFoundPage, pages } from './routes'
import { LegacyRedirect, PageError, PageRoute } from './shell/page-route'
import { Root } from './shell/root'

const loadRoute = loadingOnce<{ Component: FC }>()

/**
 * The language is an optional first segment: switching it keeps the same route, and the screen
 * mounted.
 */
export function createRoutes(defaultLocale: Locale): RouteObject[] {
  const toRoute = (page: Page, path = page.path): RouteObject => ({
    id: path,
    path: path.replace(/^\//, ''),
    caseSensitive: true,
    handle: page,
    loader: async ({ request, params }) => {
      const { pathname, searchParams } = new URL(request.url)
      const { query } = knownQuery(page, searchParams)
      const { locale } = splitLocale(pathname, defaultLocale)
      await loadPage({ page, params: paramsOf(page, params), query }, locale)
      return null
    },
    shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
    // The spellings of a path share one component, so that switching language keeps it mounted.
    lazy: () =>
      loadRoute(page.id, async () => {
        const { Screen } = await page.lazy()
        return { Component: () => <PageRoute page={page} Screen={Screen} /> }
      }),
  })
  return [
    {
      id: 'root',
      path: `/${otherLocale(defaultLocale)}?`,
      Component: Root,
      children: [
        {
          id: 'page',
          // A route whose own module cannot be loaded never renders its own boundary.
          ErrorBoundary: PageError,
          children: [
            ...pages.flatMap((page) => spellingsOf(page.path).map((path) => toRoute(page, path))),
            ...legacyRedirects.map(([from]) => ({
              path: from.slice(1),
              Component: LegacyRedirect,
            })),
            toRoute(notFoundPage),
          ],
        },
      ],
    },
  ]
}
