import useSWR, { type KeyedMutator, mutate, preload, useSWRConfig } from 'swr'
import { ApiFailure, errorCodeOf, readApi } from './api'
import type { ApiPath, ApiResponse } from './api-contract'
import { noteBound, withBoundTexts } from './bound-texts'
import { loadingOnce } from './load-once'
import { usePageData } from './page-data'

export interface Remote<Answer> {
  data: Answer | undefined
  /** Set only while no data of this path is known. */
  error: unknown
  isNotFound: boolean
  isNotInLanguage: boolean
  isLoading: boolean
  /** With `keepPreviousData`: the data is of the path before. */
  isPrevious: boolean
  retry: () => void
  mutate: KeyedMutator<Answer>
}

export interface ReadOptions {
  /** Ms after which data is revalidated on mount; it never goes stale by default. */
  freshForMs?: number
  revalidateOnFocus?: boolean
  keepPreviousData?: boolean
  /** A 401 gives no data instead of an error. */
  nothingOn401?: boolean
  /** Reads a path in another way than `fetch`; rejects like {@link readApi}. */
  read?: (path: string) => Promise<unknown>
}

/** When data arrived by API path, in ms; data in the document arrived with it. */
const arrivals = new Map<string, number>()

async function readDated<Answer>(
  path: string,
  { read = readApi, nothingOn401 }: ReadOptions = {},
): Promise<Answer> {
  const answer = await read(path).catch((error: unknown) => {
    // SWR treats undefined as not loaded.
    if (nothingOn401 && error instanceof ApiFailure && error.status === 401) return null
    throw error
  })
  arrivals.set(path, Date.now())
  // The API's own tests hold it to the contract.
  return answer as Answer
}

function isOlder(path: string | null, ageMs: number): boolean {
  if (path === null || typeof document === 'undefined') return false
  return Date.now() - (arrivals.get(path) ?? performance.timeOrigin) >= ageMs
}

/**
 * Reads an API path; starts from the page data. Texts of public paths are bound, see {@link
 * withBoundTexts}.
 */
export function useApi<Path extends ApiPath>(
  path: Path | null,
  options?: ReadOptions,
): Remote<ApiResponse<Path>> {
  const remote = useRemote<ApiResponse<Path>>(path, options)
  return path?.startsWith('/api/admin/') ? remote : { ...remote, data: withBoundTexts(remote.data) }
}

/** Reads a path that only the route table knows, without binding texts. */
export function useRemote<Answer>(path: string | null, options: ReadOptions = {}): Remote<Answer> {
  const {
    freshForMs = Number.POSITIVE_INFINITY,
    revalidateOnFocus,
    keepPreviousData,
    nothingOn401,
  } = options
  const { errors } = usePageData()
  const { cache, fallback } = useSWRConfig()
  const atStart = path ? errors[path] : undefined
  const { data, error, isValidating, mutate } = useSWR<Answer>(
    path,
    (key: string) => readDated<Answer>(key, options),
    {
      revalidateOnMount: atStart ? false : undefined,
      revalidateIfStale: isOlder(path, freshForMs),
      ...(revalidateOnFocus && { revalidateOnFocus }),
      ...(keepPreviousData && { keepPreviousData }),
    },
  )
  // With `keepPreviousData`, data may be of another path.
  const isKnown =
    path !== null && (cache.get(path)?.data ?? fallback[path] ?? undefined) !== undefined
  const failure = isKnown || isValidating ? undefined : (error ?? atStart)
  const shown = failure === undefined ? (data ?? undefined) : undefined
  const hasNothing = nothingOn401 && data === null
  return {
    data: shown,
    error: failure,
    isNotFound: isNotFound(failure),
    isNotInLanguage: errorCodeOf(failure) === 'NOT_IN_LANGUAGE',
    isPrevious: shown !== undefined && !isKnown,
    isLoading: shown === undefined && !failure && !hasNothing,
    retry: () => {
      if (path) delete errors[path]
      void mutate()
    },
    mutate,
  }
}

function isNotFound(error: unknown): boolean {
  const code = errorCodeOf(error)
  if (code) return code === 'NOT_FOUND' || code === 'GONE'
  return error instanceof ApiFailure && (error.status === 404 || error.status === 410)
}

/** Preloads an API path once: SWR's preload does not check its cache. */
export function prefetchApi(path: string): void {
  if (arrivals.has(path)) return
  preload(path, (key: string) => readDated(key)).catch((error: unknown) =>
    console.debug('prefetch failed', error),
  )
}

const loadOnce = loadingOnce<void>()

/** Reads an API path into SWR's cache once. Rejects like {@link readApi}; can be retried. */
export async function loadApi(path: string): Promise<void> {
  if (arrivals.has(path)) return
  await loadOnce(
    path,
    async () => void (await mutate(path, await readDated(path), { revalidate: false })),
  )
}

/** Notes the responses in the page data: they are not read again, and their texts are bound. */
export function notePageData(data: Readonly<Record<string, unknown>>): void {
  for (const [path, answer] of Object.entries(data)) {
    arrivals.set(path, performance.timeOrigin)
    noteBound(answer)
  }
}
