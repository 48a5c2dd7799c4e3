import { useEffect } from 'react'
import type { ShownSearchDoc } from '../../content/search/types'
import { useLocale } from '../../lib/locale-context'
import { readAhead } from './engine'

/** How long the search may hold the browser up at a time while it gets ready, in milliseconds. */
const sliceMs = 4

/** Where the browser cannot say when it is idle (Safari), a pause between slices does. */
function whenIdle(task: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const id = window.requestIdleCallback(task)
    return () => window.cancelIdleCallback(id)
  }
  const timer = setTimeout(task, 50)
  return () => clearTimeout(timer)
}

/** Gets the search ready in idle moments, so that the first letter is answered as quickly as the others. */
export function useReadAhead(docs: readonly ShownSearchDoc[]): void {
  const locale = useLocale()
  useEffect(() => {
    let stop = () => {}
    const step = () => {
      const until = performance.now() + sliceMs
      if (readAhead(docs, locale, () => performance.now() < until)) stop = whenIdle(step)
    }
    stop = whenIdle(step)
    return () => stop()
  }, [docs, locale])
}
