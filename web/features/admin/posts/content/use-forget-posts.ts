import { useCallback } from 'react'
import { useSWRConfig } from 'swr'

/** After a write: the staff's lists are read anew, the visitors' ones, which else never go stale, are forgotten as well. */
export function useForgetPosts(): () => void {
  const { mutate } = useSWRConfig()
  return useCallback(() => {
    void mutate((key) => typeof key === 'string' && key.startsWith('/api/admin/posts'))
    void mutate((key) => typeof key === 'string' && key.startsWith('/api/posts'), undefined)
  }, [mutate])
}
