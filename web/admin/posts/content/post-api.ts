import { useInvalidateContent } from '../../kit/use-invalidate-content'

const posts = '/api/admin/posts' as const

export const postApi = {
  list: posts,
  preview: `${posts}/preview-markdown`,
  one: (id: string) => `${posts}/${encodeURIComponent(id)}` as const,
  draft: (id: string) => `${posts}/${encodeURIComponent(id)}/draft`,
  publish: (id: string) => `${posts}/${encodeURIComponent(id)}/publish`,
  unpublish: (id: string) => `${posts}/${encodeURIComponent(id)}/unpublish`,
  bulk: `${posts}/bulk`,
  duplicate: (id: string) => `${posts}/${encodeURIComponent(id)}/duplicate`,
  hold: (id: string) => `${posts}/${encodeURIComponent(id)}/hold`,
  undelete: (id: string) => `${posts}/${encodeURIComponent(id)}/undelete`,
  previewLink: (id: string) => `${posts}/${encodeURIComponent(id)}/preview-link`,
  revisions: (id: string) => `${posts}/${encodeURIComponent(id)}/revisions` as const,
  revision: (id: string, revision: number) =>
    `${posts}/${encodeURIComponent(id)}/revisions/${revision}` as const,
  restore: (id: string, revision: number) =>
    `${posts}/${encodeURIComponent(id)}/revisions/${revision}/restore`,
}

/** Where the copies of an article are in this browser. */
export const copyPrefix = (id: string) => `post-copy:${id}:`

export const postScreens = {
  list: '/admin/posts',
  editor: (id: string) => `/admin/posts/${encodeURIComponent(id)}`,
  revisions: (id: string) => `/admin/posts/${encodeURIComponent(id)}/revisions`,
}

/** After a write: see {@link useInvalidateContent}. */
export const useInvalidatePosts = () => useInvalidateContent(posts)
