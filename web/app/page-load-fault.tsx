import { useEffect } from 'react'
import { useLocale } from '../lib/locale-context'
import { Shell } from '../shell/shell'
import { SectionFault } from '../ui/error-boundary'

/** A page that fails where the visitor arrived would fail again. There is no address on the server. */
const arrival = globalThis.location?.pathname

/**
 * A page whose scripts or content did not come. Loaded anew it is whole: from the site's present build, or from the service worker, which
 * has a kept page with the files of its own build and otherwise leads to the list. Only where nobody would answer it is told here.
 */
export function PageLoadFault({ onRetry }: { onRetry: () => void }) {
  const { pathname } = location
  // In another language than the last page's there are no words for it.
  const hasWords = document.documentElement.lang === useLocale()
  const isTold = pathname === arrival || (!navigator.onLine && !navigator.serviceWorker?.controller && hasWords)
  // Going elsewhere is another try.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another path is elsewhere
  useEffect(() => {
    if (!isTold) location.reload()
    return onRetry
  }, [pathname])
  return (
    isTold && (
      <Shell>
        <SectionFault onRetry={onRetry} />
      </Shell>
    )
  )
}
