import type { MediaDetail } from '../../../../schema/api/admin-media'

/** A photograph that nothing is said of yet. */
export const samplePhoto: MediaDetail = {
  id: 'k3f9x2ab7q',
  src: '/media/k3f9x2ab7q-1-4000x3000-7a8b6c/full-1080.jpg',
  fileName: 'hue.jpg',
  mimeType: 'image/jpeg',
  bytes: 2_400_000,
  width: 4000,
  height: 3000,
  focalX: 0.5,
  focalY: 0.5,
  edit: null,
  altVi: '',
  altEn: '',
  captionVi: '',
  captionEn: '',
  credit: '',
  creditUrl: '',
  licence: 'own',
  licenceUntil: null,
  place: null,
  tags: [],
  useCount: 0,
  createdAt: '2026-11-24T02:00:00.000Z',
  updatedAt: '2026-11-24T02:00:00.000Z',
  uploadedBy: 'lan',
  deletedAt: null,
  uses: [],
}

/** The same with another id, in the shape of a landscape. */
export function samplePhotoOf(id: string): MediaDetail {
  return {
    ...samplePhoto,
    id,
    src: `/media/${id}-1-1200x800-7a8b6c/full-1080.jpg`,
    fileName: 'a.jpg',
    width: 1200,
    height: 800,
  }
}
