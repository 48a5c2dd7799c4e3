import { useEffect } from 'react'
import type { ShownSearchDoc } from '../../content/search/types'
import { useLocale } from '../../lib/locale-context'
import { whenIdle } from '../../lib/when-idle'
import { searchEngine } from './search-engine'

/** How long the search may hold the browser up at a time while it gets ready, in milliseconds. */
const sliceMs = 4

/** Gets the search ready in idle moments, so that the first letter is answered as quickly as the others. */
export function useReadAhead(docs: readonly ShownSearchDoc[]): void {
  const locale = useLocale()
  useEffect(() => {
    let stop = () => {}
    const step = () => {
      const engine = searchEngine.loaded()
      const until = performance.now() + sliceMs
      if (engine?.readAhead(docs, locale, () => performance.now() < until)) stop = whenIdle(step)
    }
    const begin = () => {
      const goOn = () => {
        stop = whenIdle(step)
      }
      searchEngine.load().then(goOn, (error: unknown) => console.debug('the search could not be got ready', error))
    }
    stop = whenIdle(begin)
    return () => stop()
  }, [docs, locale])
}
