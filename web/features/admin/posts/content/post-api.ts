import { useCallback } from 'react'
import { useSWRConfig } from 'swr'

const posts = '/api/admin/posts' as const

export const postApi = {
  list: posts,
  preview: `${posts}/preview-markdown`,
  one: (id: string) => `${posts}/${encodeURIComponent(id)}` as const,
  draft: (id: string) => `${posts}/${encodeURIComponent(id)}/draft`,
  publish: (id: string) => `${posts}/${encodeURIComponent(id)}/publish`,
  unpublish: (id: string) => `${posts}/${encodeURIComponent(id)}/unpublish`,
  undelete: (id: string) => `${posts}/${encodeURIComponent(id)}/undelete`,
  previewLink: (id: string) => `${posts}/${encodeURIComponent(id)}/preview-link`,
  revisions: (id: string) => `${posts}/${encodeURIComponent(id)}/revisions` as const,
  revision: (id: string, revision: number) => `${posts}/${encodeURIComponent(id)}/revisions/${revision}` as const,
  restore: (id: string, revision: number) => `${posts}/${encodeURIComponent(id)}/revisions/${revision}/restore`,
}

export const postScreens = {
  list: '/admin/posts',
  editor: (id: string) => `/admin/posts/${encodeURIComponent(id)}`,
  revisions: (id: string) => `/admin/posts/${encodeURIComponent(id)}/revisions`,
}

/** After a write: refetches the admin's lists and drops the visitors' cached ones, which never go stale. */
export function useInvalidatePosts(): () => void {
  const { mutate } = useSWRConfig()
  return useCallback(() => {
    void mutate((key) => typeof key === 'string' && key.startsWith('/api/admin/posts'))
    void mutate((key) => typeof key === 'string' && key.startsWith('/api/posts'), undefined)
  }, [mutate])
}
