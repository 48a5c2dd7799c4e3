import { matchRoutes } from 'react-router-dom'
import type { FormName } from '../schema/no-js-forms'
import type { Page, Params } from './lib/page'
import { notFoundPage, pages } from './routes'

export interface PageMatch {
  page: Page
  params: Params
  /** Only the query parameters that the page knows. */
  query: URLSearchParams
  /** Whether the path names something that exists. */
  exists: boolean
}

const patterns = pages.map((page) => ({ path: page.path, caseSensitive: true, handle: page }))

/** Returns the page of a path without a language prefix; the 404 page for an unknown or malformed path. */
export function matchPage(path: string, search: URLSearchParams = new URLSearchParams()): PageMatch {
  const match = isWellFormed(path) ? matchRoutes(patterns, path)?.[0] : undefined
  if (!match) return { page: notFoundPage, params: {}, query: new URLSearchParams(), exists: false }
  const page = match.route.handle
  const params = paramsOf(page, match.params)
  return { page, params, query: knownQuery(page, search), exists: page.exists?.(params) ?? page.entries?.().includes(path) ?? true }
}

/** The parameters that a page's screen gets, from those that React Router matched. */
export function paramsOf(page: Page, matched: Record<string, string | undefined>): Params {
  const given = Object.entries(matched).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]))
  return { ...page.params, ...Object.fromEntries(given) }
}

/** Returns the form of that name if the page exists and accepts it. */
export function findForm({ page, exists }: PageMatch, name: string | null): FormName | undefined {
  return exists ? page.forms?.find((form) => form === name) : undefined
}

/** Whether a path can be a page's: React Router would overlook empty segments and broken percent-encoding, and match anyway. */
export function isWellFormed(path: string): boolean {
  try {
    decodeURIComponent(path)
    return path === '/' || !/\/\/|\/$/.test(path)
  } catch (error) {
    if (error instanceof URIError) return false
    throw error
  }
}

function knownQuery(page: Page, search: URLSearchParams): URLSearchParams {
  const known = new URLSearchParams()
  for (const name of page.query ?? []) {
    const value = search.get(name)
    if (value) known.set(name, value)
  }
  return known
}
