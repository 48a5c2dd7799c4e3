import { type Locale, splitLocale } from '../schema/locale'
import { loadTexts, type Namespace } from './i18n/i18n'
import type { Page } from './lib/page'
import { loadApi, prefetchApi } from './lib/use-api'
import { matchPage, type PageMatch } from './match-page'

/** The text namespaces of a page, the shell's first. */
export function namespacesOf({ texts }: Page): Namespace[] {
  return ['shell', ...texts]
}

/** The API paths that a page reads. */
export function apiPathsOf({ page, params, query }: PageMatch, locale: Locale): string[] {
  return page.data?.(params, query, locale) ?? []
}

/** What editors write, which a page shows whole; all else may come later. */
const isContent = (path: string) => /^\/api\/(?:entries|things)[/?]/.test(path)

/**
 * Loads the texts of a page, and in the browser the content that it shows. Rejects when its texts
 * cannot be fetched; that can be retried.
 */
async function loadPage(match: PageMatch, locale: Locale): Promise<void> {
  const apiPaths = import.meta.env.SSR ? [] : apiPathsOf(match, locale)
  for (const path of apiPaths) if (!isContent(path)) prefetchApi(path)
  await Promise.all([
    loadTexts(locale, namespacesOf(match.page)),
    // The screen shows why, with a way to try again.
    ...apiPaths
      .filter(isContent)
      .map((path) =>
        loadApi(path).catch((error: unknown) => console.debug('not loaded', path, error)),
      ),
  ])
}

/**
 * Loads what the page of an address renders; in the browser, it also starts to read the page's
 * other API paths.
 */
export function loadUrl(url: URL, defaultLocale: Locale): Promise<void> {
  const { locale, path } = splitLocale(url.pathname, defaultLocale)
  return loadPage(matchPage(path, url.searchParams), locale)
}
