import { type Locale, splitLocale } from '../schema/locale'
import { loadTexts, type Namespace } from './i18n/i18n'
import { loadContent } from './lib/load-content'
import type { Page } from './lib/page'
import { prefetchApi } from './lib/use-api'
import { matchPage, type PageMatch } from './match-page'

/** What a page's loader returns: its built-in content by name. */
export interface LoadedPage {
  content: (name: string) => unknown
}

/** The text namespaces of a page, the shell's first. */
export function namespacesOf({ texts }: Page): Namespace[] {
  return ['shell', ...texts]
}

/** The names of the built-in content that a page reads; none for a path that does not exist. */
export function contentNames({ page, params, exists }: PageMatch): string[] {
  return exists ? (page.content?.(params) ?? []) : []
}

/** Loads the texts and the built-in content of a page. Rejects when a file cannot be fetched; that can be retried. */
export async function loadPage(match: PageMatch, locale: Locale): Promise<LoadedPage> {
  const [entries] = await Promise.all([
    Promise.all(contentNames(match).map(async (name) => [name, await loadContent(name, locale)] as const)),
    loadTexts(locale, namespacesOf(match.page)),
  ])
  const contents = new Map(entries)
  return { content: (name) => contents.get(name) }
}

/** Loads what the page of an address renders; in the browser, it also starts to read the page's API paths. */
export function loadUrl(url: URL, defaultLocale: Locale): Promise<LoadedPage> {
  const { locale, path } = splitLocale(url.pathname, defaultLocale)
  const match = matchPage(path, url.searchParams)
  if (!import.meta.env.SSR) for (const apiPath of match.page.data?.(match.params, match.query, locale) ?? []) prefetchApi(apiPath)
  return loadPage(match, locale)
}
