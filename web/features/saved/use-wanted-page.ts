import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useMounted } from '../../lib/browser-value'

/**
 * An address of this site that the service worker has put into the query; anything else is none.
 */
function parseWanted(value: string | null): string | undefined {
  return value && /^\/(?![/\\])/.test(value) ? value : undefined
}

/** Delay of the next try in ms: devices report `online` before the network works. */
const nextTryMs = 5000

/** Whether the site responds, with any status. */
function isReached(path: string): Promise<boolean> {
  return fetch(path, { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  )
}

/** Navigates to a page once the site responds. Returns a function that cancels. */
function goOnceReached(path: string): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isOver = false
  async function tryNow() {
    clearTimeout(timer)
    const isReachable = navigator.onLine && (await isReached(path))
    if (isOver) return
    if (isReachable) window.location.replace(path)
    else timer = setTimeout(tryNow, nextTryMs)
  }
  timer = setTimeout(tryNow, nextTryMs)
  window.addEventListener('online', tryNow)
  return () => {
    isOver = true
    clearTimeout(timer)
    window.removeEventListener('online', tryNow)
  }
}

/** Returns the page that is not available offline, and opens it when the connection is back. */
export function useWantedPage(): string | undefined {
  const [search] = useSearchParams()
  const wanted = parseWanted(search.get('from'))
  // The document was made without the query.
  const mounted = useMounted()

  useEffect(() => (wanted ? goOnceReached(wanted) : undefined), [wanted])

  return mounted ? wanted : undefined
}
