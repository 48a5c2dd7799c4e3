import { type Locale, splitLocale } from '../schema/locale'
import { loadTexts, type Namespace } from './i18n/i18n'
import type { Page } from './lib/page'
import { loadApi, prefetchApi } from './lib/use-api'
import { matchPage, type PageMatch } from './match-page'

export function namespacesOf({ texts }: Page): Namespace[] {
  return ['shell', ...texts]
}

/** The API paths that a page reads. */
export function apiPathsOf({ page, params, query }: PageMatch, locale: Locale): string[] {
  return page.data?.(params, query, locale) ?? []
}

/** Entries are loaded before the page renders; other paths may arrive later. */
const isContent = (path: string) => /^\/api\/(?:entries|things)[/?]/.test(path)

/** Loads texts, and in the browser entries. Rejects if texts cannot be fetched; can be retried. */
async function loadPage(match: PageMatch, locale: Locale): Promise<void> {
  const apiPaths = import.meta.env.SSR ? [] : apiPathsOf(match, locale)
  for (const path of apiPaths) if (!isContent(path)) prefetchApi(path)
  await Promise.all([
    loadTexts(locale, namespacesOf(match.page)),
    // The screen shows the error and Retry.
    ...apiPaths
      .filter(isContent)
      .map((path) =>
        loadApi(path).catch((error: unknown) => console.debug('not loaded', path, error)),
      ),
  ])
}

export function loadUrl(url: URL, defaultLocale: Locale): Promise<void> {
  const { locale, path } = splitLocale(url.pathname, defaultLocale)
  return loadPage(matchPage(path, url.searchParams), locale)
}
