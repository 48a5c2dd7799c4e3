const posts = '/api/admin/posts' as const

/** The API's paths of articles (schema/api/admin-posts.ts). */
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

/** The screens of articles, without a language prefix. */
export const postScreens = {
  list: '/admin/posts',
  editor: (id: string) => `/admin/posts/${encodeURIComponent(id)}`,
  revisions: (id: string) => `/admin/posts/${encodeURIComponent(id)}/revisions`,
}
