import { Navigate, useLocation } from 'react-router-dom'
import { useLocale } from '../lib/locale-context'
import { useApi } from '../lib/use-api'
import type { PageMatch } from './match-page'

/** Navigates on, with `replace`, to where the page lives now, should its data say that the address is an old one. The edge answers 301 instead. */
export function PageMove({ match }: { match: PageMatch }) {
  const { page, params, query } = match
  const locale = useLocale()
  const { search, hash } = useLocation()
  const { data } = useApi<unknown>((page.movedTo && page.data?.(params, query, locale)[0]) ?? null)
  const target = page.movedTo?.(params, data)
  return target === undefined ? null : <Navigate to={target + search + hash} replace />
}
