import { useAdminData, useInvalidateContent } from '../kit/admin-api'

const list = '/api/admin/media'

export const mediaApi = {
  list,
  one: (id: string) => `${list}/${id}` as const,
  edit: (id: string) => `${list}/${id}/edit`,
  file: (id: string) => `${list}/${id}/file`,
  original: (id: string) => `${list}/${id}/original`,
  uncropped: (id: string) => `${list}/${id}/uncropped`,
  bulk: `${list}/bulk`,
  undelete: (id: string) => `${list}/${id}/undelete`,
} as const

export const mediaScreens = {
  list: '/admin/media',
  detail: (id: string) => `/admin/media?id=${id}`,
} as const

export function useInvalidateMedia(): () => void {
  return useInvalidateContent(list)
}

/** Reads a photograph of the library; `isHidden` if readers see the default cover instead. */
export function useStoredPhoto(id: string | undefined) {
  const { data, error, isNotFound } = useAdminData(id === undefined ? null : mediaApi.one(id))
  // SWR returns the previous photograph while another is loading.
  const item = data?.id === id ? data : undefined
  return {
    item,
    isNotFound,
    isHidden: isNotFound || (item !== undefined && item.deletedAt !== null),
    error: isNotFound ? undefined : error,
  }
}
