import { useEffect } from 'react'
import { LoadError } from '../components/states'
import { useLocale } from '../lib/locale-context'
import { Shell } from './shell/shell'

/** A page that fails where the visitor arrived would fail again. */
const arrival = typeof document === 'undefined' ? '' : window.location.pathname

interface PageLoadFaultProps {
  error: unknown
  onRetry: () => void
  path: string
}

/**
 * A page whose scripts or content did not come. Loaded anew it is whole: from the site's present build, or from the service worker, which
 * has a kept page with the files of its own build and otherwise leads to the list. Only where nobody would answer it is told here.
 */
export function PageLoadFault({ error, onRetry, path }: PageLoadFaultProps) {
  const locale = useLocale()
  const { pathname } = window.location
  const isUnanswered = !navigator.onLine && !navigator.serviceWorker?.controller
  // In another language than the last page's there are no words for it.
  const isTold = pathname === arrival || (isUnanswered && document.documentElement.lang === locale)
  // Going elsewhere is another try.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another path is elsewhere
  useEffect(() => {
    if (!isTold) window.location.reload()
    return onRetry
  }, [path])
  return (
    isTold && (
      <Shell>
        <div className="page py-14">
          <LoadError error={error} onRetry={onRetry} />
        </div>
      </Shell>
    )
  )
}
