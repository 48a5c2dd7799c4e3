import { useCallback } from 'react'
import { useSWRConfig } from 'swr'

/** After a write: every list of articles that was read, the staff's and the visitors', is read anew. */
export function useForgetPosts(): () => void {
  const { mutate } = useSWRConfig()
  return useCallback(() => {
    void mutate((key) => typeof key === 'string' && /^\/api\/(?:admin\/)?posts\b/.test(key))
  }, [mutate])
}
