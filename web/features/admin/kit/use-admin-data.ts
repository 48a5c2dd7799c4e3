import useSWR, { type KeyedMutator, useSWRConfig } from 'swr'
import { readAdmin } from './admin-api'

export interface AdminData<Answer> {
  data: Answer | undefined
  /** Set only while there is no data. */
  error: unknown
  isLoading: boolean
  retry: () => void
  /** Replaces what is shown, or reads it again without an argument. */
  mutate: KeyedMutator<Answer>
}

/** Reads an admin API path: shown at once where it is known, and read again whenever a view asks for it or the window comes back. */
export function useAdminData<Answer>(path: string | null): AdminData<Answer> {
  const { data, error, mutate, isValidating } = useSWR<Answer>(path, readAdmin, {
    revalidateIfStale: true,
    revalidateOnMount: true,
    revalidateOnFocus: true,
    keepPreviousData: true,
  })
  const { cache } = useSWRConfig()
  // What is still shown of another path is no answer to this one.
  const isKnown = path !== null && cache.get(path)?.data !== undefined
  const hasFailed = error !== undefined && !isKnown && !isValidating
  return {
    data: hasFailed ? undefined : data,
    error: hasFailed ? error : undefined,
    isLoading: data === undefined && isValidating,
    retry: () => void mutate(),
    mutate,
  }
}
