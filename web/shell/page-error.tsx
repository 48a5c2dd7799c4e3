import { useEffect } from 'react'
import { useRevalidator, useRouteError } from 'react-router-dom'
import { SectionError } from '../ui/error-boundary'

/** The page that the visit began with: reloading it would fail in the same way. */
const arrival = globalThis.location?.pathname

/**
 * A page that failed. Any other than the first is fetched as a document; without a connection the
 * error is shown with Retry.
 */
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
