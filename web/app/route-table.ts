import { use, useMemo } from 'react'
import { later } from '../lib/later'
import { useLocale } from '../lib/locale-context'
import { usePageData } from '../lib/page-data'
import type { ShownPage } from '../lib/shown-page'

/** The route table: a visit begins without it, as the document says which page it is. */
export const routeTable = later(() => import('./show-page'))

/** The page of a screen path and its query string. */
export function useShownPage(pathname: string, search: string): ShownPage {
  const locale = useLocale()
  const { page, pageAt } = usePageData()
  const first = pageAt === `${locale} ${pathname}${search}` ? page : undefined
  const table = first ? undefined : use(routeTable.load())
  return useMemo(() => {
    const shown = table ? table.findPage(pathname, search, locale) : first
    if (!shown) throw new Error('neither the document nor the route table knows the page')
    return shown
  }, [table, first, pathname, search, locale])
}
