import { matchPage } from '../../web/entry-server'

/** `open`: only the database knows whether a path of that pattern exists. */
type PageState = 'exists' | 'missing' | 'open'

/** Whether the site itself has a page at a path without language prefix. */
export function pageState(path: string): PageState {
  const { page, exists, params } = matchPage(path)
  if (!exists) return 'missing'
  return page.needsData && Object.keys(params).length > 0 ? 'open' : 'exists'
}
