import type { MediaItem } from '../../../schema/api/admin-media'
import { useAdminData } from '../kit/admin-api'
import { mediaApi } from './media-api'

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
