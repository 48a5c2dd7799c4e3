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

/** Reads an API path, starting from what the Worker put into the page: the path is the cache key on both sides. */
export function useApi<Answer>(path: string | null): Remote<Answer> {
  const { errors } = usePageData()
  const atStart = path ? errors[path] : undefined
  const swr = useSWR<Answer>(path, readApi, { revalidateOnMount: atStart ? false : undefined })
  const error = swr.data === undefined && !swr.isValidating ? (swr.error ?? atStart) : undefined
  return {
    data: swr.data,
    error,
    isNotFound: isNotFound(error),
    isLoading: swr.data === undefined && !error,
    retry: () => {
      if (path) delete errors[path]
      void swr.mutate()
    },
  }
}

function isNotFound(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false
  return ('code' in error && error.code === 'NOT_FOUND') || ('status' in error && error.status === 404)
}

/** Starts to read an API path that a page will need. */
export function prefetchApi(path: string): void {
  void preload(path, readApi)
}
