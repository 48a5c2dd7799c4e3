import type { MediaItem } from '../../../schema/api/admin-media'
import { useAdminData } from '../kit/admin-api'
import { useInvalidateContent } from '../kit/use-invalidate-content'

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

interface StoredPhoto {
  item: MediaItem | undefined
  /** Whether readers see the default cover in its place. */
  isHidden: boolean
}

export function useStoredPhoto(id: string): StoredPhoto {
  const { data, isNotFound } = useAdminData(mediaApi.one(id))
  // The data of the photograph before is shown while another is read.
  const item = data?.id === id ? data : undefined
  return { item, isHidden: isNotFound || (item !== undefined && item.deletedAt !== null) }
}
