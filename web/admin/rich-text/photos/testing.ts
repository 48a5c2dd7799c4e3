import type { MediaDetail } from '../../../../schema/api/admin-media'

/** A photograph of the library for tests. */
export function mediaItem(id: string): MediaDetail {
  return {
    id,
    src: `/media/${id}-1-1200x800-7a8b6c/full-1080.jpg`,
    fileName: 'a.jpg',
    mimeType: 'image/jpeg',
    bytes: 1,
    width: 1200,
    height: 800,
    licence: 'own',
    useCount: 0,
    uses: [],
    createdAt: '',
    updatedAt: '',
    uploadedBy: '',
    deletedAt: null,
    focalX: 0.5,
    focalY: 0.5,
    altVi: '',
    altEn: '',
    captionVi: '',
    captionEn: '',
    credit: '',
    creditUrl: '',
    place: null,
    tags: [],
  }
}
