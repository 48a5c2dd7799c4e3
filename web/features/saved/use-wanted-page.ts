import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useMounted } from '../../lib/use-mounted'

/** An address of this site that the service worker has put into the query; anything else is none. */
export function parseWanted(value: string | null): string | undefined {
  return value && /^\/(?![/\\])/.test(value) ? value : undefined
}

/** The page that a visitor wanted and that is not kept. As soon as there is a connection again, it opens by itself. */
export function useWantedPage(): string | undefined {
  const [search] = useSearchParams()
  const wanted = parseWanted(search.get('from'))
  // The document was made without the query.
  const mounted = useMounted()

  useEffect(() => {
    if (!wanted) return
    const goOn = () => window.location.replace(wanted)
    window.addEventListener('online', goOn)
    return () => window.removeEventListener('online', goOn)
  }, [wanted])

  return mounted ? wanted : undefined
}
