import { matchPattern } from '../../schema/paths'
import type { Page, Params } from '../lib/page-types'
import { notFoundPage, pages } from '../routes'

export interface PageMatch {
  page: Page
  params: Params
  /** Only the query parameters that the page knows. */
  query: URLSearchParams
  exists: boolean
}

/** The page behind a screen path: the first entry of the route table that fits, or the 404 page. */
export function matchPage(path: string, search: URLSearchParams = new URLSearchParams()): PageMatch {
  for (const page of pages) {
    const raw = matchPattern(page.pattern, path)
    const params = raw && decodeParams(raw)
    if (!params || page.claims?.(params) === false) continue
    return { page, params, query: knownQuery(page, search), exists: pathExists(page, path, params) }
  }
  return { page: notFoundPage, params: {}, query: new URLSearchParams(), exists: false }
}

function pathExists(page: Page, path: string, params: Params): boolean {
  return page.exists?.(params) ?? page.entries?.().includes(path) ?? true
}

/** The decoded parameters; undefined where one is not valid percent-encoding. */
function decodeParams(raw: Params): Params | undefined {
  try {
    return Object.fromEntries(Object.entries(raw).map(([name, value]) => [name, decodeURIComponent(value)]))
  } catch (error) {
    if (error instanceof URIError) return undefined
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
