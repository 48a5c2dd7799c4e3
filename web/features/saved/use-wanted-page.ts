import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useMounted } from '../../lib/use-mounted'

/** An address of this site that the service worker has put into the query; anything else is none. */
export function parseWanted(value: string | null): string | undefined {
  return value && /^\/(?![/\\])/.test(value) ? value : undefined
}

/** How long until the next try, in ms: a device says that it is online before its network answers. */
const nextTryMs = 5000

/** Whether the site can be reached, whatever it answers: no connection is the expected no. */
function isReached(path: string): Promise<boolean> {
  return fetch(path, { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  )
}

/** Goes to a page once the site can be reached. Answers what calls that off. */
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

/** The page that a visitor wanted and that is not kept. As soon as there is a connection again, it opens by itself. */
export function useWantedPage(): string | undefined {
  const [search] = useSearchParams()
  const wanted = parseWanted(search.get('from'))
  // The document was made without the query.
  const mounted = useMounted()

  useEffect(() => (wanted ? goOnceReached(wanted) : undefined), [wanted])

  return mounted ? wanted : undefined
}
