import { Navigate, useLocation } from 'react-router-dom'
import type { ShownPage } from '../lib/shown-page'
import { useRemote } from '../lib/use-api'

/** Navigates on, with `replace`, to where the page lives now, should its data say that the address is an old one. The edge answers 301 instead. */
export function PageMove({ page }: { page: ShownPage }) {
  const { search, hash } = useLocation()
  const { data } = useRemote<unknown>((page.movedTo && page.data[0]) ?? null)
  const target = page.movedTo?.(data)
  return target === undefined ? null : <Navigate to={target + search + hash} replace />
}
