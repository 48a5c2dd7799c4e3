import { matchPage } from '../../web/entry-server'

/** `open`: only the database knows whether the path exists. */
type PageState = 'exists' | 'missing' | 'open'

export function pageState(path: string): PageState {
  const { page, exists, params } = matchPage(path)
  if (!exists) return 'missing'
  return page.needsData && Object.keys(params).length > 0 ? 'open' : 'exists'
}
