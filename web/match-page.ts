import { matchRoutes } from 'react-router-dom'
import type { FormName } from '../schema/no-js-forms'
import { decodePath } from '../schema/paths'
import type { Field, Fields } from './lib/list-state'
import type { Page, Params } from './lib/page'
import { notFoundPage, pages } from './routes'

export interface PageMatch {
  page: Page
  params: Params
  /** Only the query parameters that the page knows, each as the page reads it. */
  query: URLSearchParams
  /**
   * Whether it is one of a bounded number of documents: nothing in the address is free text, or one
   * of many spellings.
   */
  isBounded: boolean
  /** Whether the path is a page's; what it shows may still be missing. */
  exists: boolean
}

const freeText: Field<string> = { fallback: '', parse: (raw) => raw, isOpen: true }
const patterns = pages.map((page) => ({ path: page.path, caseSensitive: true, handle: page }))

/**
 * Returns the page of a path without a language prefix; the 404 page for an unknown or malformed
 * path.
 */
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

/** The parameters that a page's screen gets, from those that React Router matched. */
export function paramsOf(page: Page, matched: Record<string, string | undefined>): Params {
  const given = Object.entries(matched).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value]],
  )
  return { ...page.params, ...Object.fromEntries(given) }
}

/** Returns the form of that name if the page exists and accepts it. */
export function findForm({ page, exists }: PageMatch, name: string | null): FormName | undefined {
  return exists ? page.forms?.find((form) => form === name) : undefined
}

/**
 * Whether a path can be a page's: React Router would overlook empty segments and broken
 * percent-encoding, and match anyway.
 */
export function isWellFormed(path: string): boolean {
  // The result is used: the bundler drops a call of `decodeURIComponent` whose value nobody needs.
  return decodePath(path) !== undefined && (path === '/' || !/\/\/|\/$/.test(path))
}

/** `isOpen`: one of the parameters has any number of values. */
function knownQuery(
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
