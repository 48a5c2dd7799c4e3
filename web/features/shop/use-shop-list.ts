import { useCallback, useState } from 'react'
import { productsPageSize } from '../../../schema/shop'
import { useListState } from '../../lib/list-state'
import { useLocale } from '../../lib/locale-context'
import { useApi } from '../../lib/use-api'
import {
  firstPage,
  freshForMs,
  isWholeShop,
  ownProductsPath,
  productsPath,
  type ShopState,
  shopFields,
  shownPageCount,
} from './paths'

export function useShopList() {
  const locale = useLocale()
  const { state, set, reset, isActive } = useListState(shopFields)
  const from = Number(state.from)
  const last = Math.max(Number(state.page), from)
  const first = useApi(productsPath(state, from, locale), { freshForMs })
  const { data: lastPage } = useApi(productsPath(state, last, locale), { freshForMs })
  const change = useCallback((next: Partial<ShopState>) => set({ ...firstPage, ...next }), [set])

  const shelf = useApi(isWholeShop(state) ? ownProductsPath : null, { freshForMs })

  // The counts of the previous filters stay until the next response.
  const [categories, setCategories] = useState(first.data?.filters.availableCategories)
  const current = first.data?.filters.availableCategories
  if (current && current !== categories) setCategories(current)

  const total = first.data?.pagination.total ?? 0
  const reach = (last - from) * productsPageSize + (lastPage?.products.length ?? 0)
  return {
    state,
    from,
    last,
    first,
    shelf,
    categories,
    total,
    pages: shownPageCount(first.data?.pagination.pages ?? 0, last),
    shown: Math.min(reach, total),
    hasNext: lastPage?.pagination.hasNext ?? false,
    change,
    showPages: (page: number) => set({ page: String(page) }),
    reset,
    isActive,
  }
}
