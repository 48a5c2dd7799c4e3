import { useDeferredValue, useMemo } from 'react'
import useSWR, { preload } from 'swr'
import { readApi } from './api'
import { usePageData } from './page-data'

export interface Remote<Answer> {
  data: Answer | undefined
  /** Set only while there is no data; `isNotFound` tells a missing thing from trouble. */
  error: unknown
  isNotFound: boolean
  isLoading: boolean
  retry: () => void
}

/** When an answer came, by API path, in ms; those that the Worker put into the page came with it. */
const arrivals = new Map<string, number>()

async function readDated<Answer>(path: string): Promise<Answer> {
  const answer = await readApi<Answer>(path)
  arrivals.set(path, Date.now())
  return answer
}

function isOlder(path: string | null, ageMs: number): boolean {
  if (path === null || typeof document === 'undefined') return false
  return Date.now() - (arrivals.get(path) ?? performance.timeOrigin) > ageMs
}

/**
 * Reads an API path, starting from what the Worker put into the page: the path is the cache key on both sides. An answer older than
 * `freshForMs` is shown and read again in the background when a screen asks for it anew; without it answers never go stale.
 */
export function useApi<Answer>(path: string | null, freshForMs = Number.POSITIVE_INFINITY): Remote<Answer> {
  const { errors } = usePageData()
  const atStart = path ? errors[path] : undefined
  const swr = useSWR<Answer>(path, readDated, {
    revalidateOnMount: atStart ? false : undefined,
    revalidateIfStale: isOlder(path, freshForMs),
  })
  const error = swr.data === undefined && !swr.isValidating ? (swr.error ?? atStart) : undefined
  // What arrives is drawn in slices: by itself SWR has React draw it in one go. What was there for another path is of no use.
  const current = useMemo(() => ({ path, data: swr.data, error }), [path, swr.data, error])
  const deferred = useDeferredValue(current)
  const shown = deferred.path === path ? deferred : current
  return {
    data: shown.data,
    error: shown.error,
    isNotFound: isNotFound(shown.error),
    isLoading: shown.data === undefined && !shown.error,
    retry: () => {
      if (path) delete errors[path]
      void swr.mutate()
    },
  }
}

function isNotFound(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false
  if ('code' in error) return error.code === 'NOT_FOUND' || error.code === 'GONE'
  return 'status' in error && (error.status === 404 || error.status === 410)
}

/** Starts to read an API path that a page will need. */
export function prefetchApi(path: string): void {
  preload(path, readDated).catch((error: unknown) => console.debug('prefetch failed', error))
}
