import { useInvalidateContent } from '../kit/admin-api'

const entries = '/api/admin/entries' as const
const one = (id: string) => `${entries}/${encodeURIComponent(id)}` as const

export const entryApi = {
  list: entries,
  one,
  draft: (id: string) => `${one(id)}/draft`,
  check: (id: string) => `${one(id)}/check`,
  publish: (id: string) => `${one(id)}/publish`,
  unpublish: (id: string) => `${one(id)}/unpublish`,
  discard: (id: string) => `${one(id)}/discard`,
  confirm: (id: string) => `${one(id)}/hold`,
  translate: (id: string) => `${one(id)}/translate`,
  teamwork: (id: string) => `${one(id)}/teamwork` as const,
  presence: (id: string) => `${one(id)}/presence`,
  comments: (id: string) => `${one(id)}/comments`,
  review: (id: string) => `${one(id)}/review`,
  duplicate: (id: string) => `${one(id)}/duplicate`,
  undelete: (id: string) => `${one(id)}/undelete`,
  uses: (id: string) => `${one(id)}/uses` as const,
  revisions: (id: string) => `${one(id)}/revisions` as const,
  revision: (id: string, revision: number) => `${one(id)}/revisions/${revision}` as const,
  restore: (id: string, revision: number) => `${one(id)}/revisions/${revision}/restore`,
  bulk: `${entries}/bulk`,
  preview: `${entries}/preview`,
  export: `${entries}/export`,
  import: `${entries}/import`,
} as const

export const copyPrefix = (id: string) => `entry-copy:${id}:`

export const entryScreens = {
  list: '/admin/content',
  editor: (id: string) => `/admin/content/${encodeURIComponent(id)}`,
  revisions: (id: string) => `/admin/content/${encodeURIComponent(id)}/revisions`,
}

export const useInvalidateEntries = () => useInvalidateContent(entries)
