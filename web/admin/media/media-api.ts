import { useInvalidateContent } from '../kit/admin-api'

const list = '/api/admin/media'

/** The library's paths in the API. */
export const mediaApi = {
  list,
  one: (id: string) => `${list}/${id}` as const,
  file: (id: string) => `${list}/${id}/file`,
  original: (id: string) => `${list}/${id}/original`,
  bulk: `${list}/bulk`,
  undelete: (id: string) => `${list}/${id}/undelete`,
} as const

/** The admin path of the library, and of a photograph's details there. */
export const mediaScreens = {
  list: '/admin/media',
  detail: (id: string) => `/admin/media?id=${id}`,
} as const

/**
 * After a change of a photograph: it is read anew wherever the admin or a visitor's page shows it.
 */
export function useInvalidateMedia(): () => void {
  return useInvalidateContent(list)
}
