import { useCallback } from 'react'
import { useSWRConfig } from 'swr'

/**
 * What visitors read of articles and entries: each may show a card, a price, a figure or a name of
 * another.
 */
const publicContent = [
  '/api/entries',
  '/api/posts',
  '/api/products',
  '/api/things',
  '/api/search',
  '/api/tags',
]

/**
 * After a write: refetches what the admin shows of `admin`, an API path such as `/api/admin/posts`,
 * and drops what visitors' pages had cached of any content, which never goes stale.
 */
export function useInvalidateContent(admin: string): () => void {
  const { mutate } = useSWRConfig()
  return useCallback(() => {
    void mutate((key) => typeof key === 'string' && key.startsWith(admin))
    void mutate(
      (key) => typeof key === 'string' && publicContent.some((path) => key.startsWith(path)),
      undefined,
    )
  }, [mutate, admin])
}
