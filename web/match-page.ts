import { matchRoutes } from 'react-router-dom'
import type { Locale } from '../schema/locale'
import type { FormName } from '../schema/no-js-forms'
import { decodePath } from '../schema/paths'
import { loadTexts, type Namespace } from './i18n/i18n'
import type { Field, Fields } from './lib/list-state'
import type { Page, Params } from './lib/page'
import { loadApi, prefetchApi } from './lib/use-api'
import { notFoundPage, pages } from './routes'
import { PrintHead, SiteFooter } from './shell/shell-parts'

interface PageAddress {
  page: Page
  params: Params
  query: URLSearchParams
}

export interface PageMatch extends PageAddress {
  /** One of a bounded number of documents: the address has no free text and one spelling. */
  isBounded: boolean
  exists: boolean
}

const freeText: Field<string> = { fallback: '', parse: (raw) => raw, isOpen: true }
const patterns = pages.map((page) => ({ path: page.path, caseSensitive: true, handle: page }))

export function matchPage(
  path: string,
  search: URLSearchParams = new URLSearchParams(),
): PageMatch {
  const match = isWellFormed(path) ? matchRoutes(patterns, path)?.[0] : undefined
  if (!match)
    return {
      page: notFoundPage,
      params: {},
      query: new URLSearchParams(),
      isBounded: false,
      exists: false,
    }
  const page = match.route.handle
  const params = paramsOf(page, match.params)
  const { query, isOpen } = knownQuery(page, search)
  const isOpenPath = page.hasOpenPath?.(params) || path.includes('%')
  return { page, params, query, isBounded: !isOpen && !isOpenPath, exists: true }
}

export function paramsOf(page: Page, matched: Record<string, string | undefined>): Params {
  const given = Object.entries(matched).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value]],
  )
  return { ...page.params, ...Object.fromEntries(given) }
}

export function findForm({ page, exists }: PageMatch, name: string | null): FormName | undefined {
  return exists ? page.forms?.find((form) => form === name) : undefined
}

/** React Router would ignore empty segments and broken percent-encoding, and match anyway. */
export function isWellFormed(path: string): boolean {
  // The bundler drops a call of `decodeURIComponent` without a used result.
  return decodePath(path) !== undefined && (path === '/' || !/\/\/|\/$/.test(path))
}

export function knownQuery(
  { query: names = [] }: Page,
  search: URLSearchParams,
): { query: URLSearchParams; isOpen: boolean } {
  const fields: Fields = Array.isArray(names)
    ? Object.fromEntries(names.map((name) => [name, freeText]))
    : names
  const known = new URLSearchParams()
  for (const [name, { fallback, parse }] of Object.entries(fields)) {
    const value = parse(search.get(name) ?? fallback)
    if (value !== fallback) known.set(name, value)
  }
  return { query: known, isOpen: [...known.keys()].some((name) => fields[name]?.isOpen) }
}

export function namespacesOf({ texts }: Page): Namespace[] {
  return ['shell', ...texts]
}

export function apiPathsOf({ page, params, query }: PageAddress, locale: Locale): string[] {
  return page.data?.(params, query, locale) ?? []
}

/** Entries are loaded before the page renders; other paths may arrive later. */
const isContent = (path: string) => /^\/api\/(?:entries|things|months)[/?]/.test(path)

/** Loads a screen with all its parts, and what sets the head. */
async function loadScreen(page: Page, locale: Locale): Promise<void> {
  const [{ Screen }] = await Promise.all([page.lazy(), import('./shell/apply-head')])
  const parts = [SiteFooter, ...(page.printed ? [PrintHead] : []), ...(Screen.parts ?? [])]
  await Promise.all(parts.map((part) => part.load(locale)))
}

/**
 * Loads the screen and its texts, and in the browser entries. Rejects if code or texts cannot be
 * fetched; can be retried.
 */
export async function loadPage(address: PageAddress, locale: Locale): Promise<void> {
  const apiPaths = import.meta.env.SSR ? [] : apiPathsOf(address, locale)
  for (const path of apiPaths) if (!isContent(path)) prefetchApi(path)
  await Promise.all([
    loadScreen(address.page, locale),
    loadTexts(locale, namespacesOf(address.page)),
    ...apiPaths
      .filter(isContent)
      .map((path) =>
        loadApi(path).catch((error: unknown) => console.debug('not loaded', path, error)),
      ),
  ])
}
