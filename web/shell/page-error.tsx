import { useEffect } from 'react'
import { useRevalidator, useRouteError } from 'react-router-dom'
import { SectionError } from '../ui/error-boundary'

/** The page that the visit began with: reloading it would fail again. */
const arrival = globalThis.location?.pathname

/** Reloads a failed page as a document, except the first one and while offline. */
export function PageError() {
  const error = useRouteError()
  const { revalidate } = useRevalidator()
  const isUnreachable =
    !globalThis.navigator?.onLine && !globalThis.navigator?.serviceWorker?.controller
  const isShown = import.meta.env.SSR || location.pathname === arrival || isUnreachable
  useEffect(() => {
    console.error('the page failed', error)
    if (!isShown) location.reload()
  }, [error, isShown])
  return isShown && <SectionError onRetry={() => void revalidate()} />
}
