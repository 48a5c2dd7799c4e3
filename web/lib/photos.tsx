import { createContext, useContext } from 'react'
import { type Locale, text } from '../../schema/locale'
import { type Photo, photoAt, type WithPhotos } from '../../schema/photo-texts'

const none: readonly Photo[] = []

export const PhotosContext = createContext(none)

function tellsOfPhotos(data: unknown): data is Required<WithPhotos> {
  return typeof data === 'object' && data !== null && 'photos' in data && Array.isArray(data.photos)
}

/** Returns the photographs that a response describes. */
export function photosIn(data: unknown): readonly Photo[] {
  return tellsOfPhotos(data) ? data.photos : none
}

/** Undefined for a drawing, and for a photograph that the page's data does not describe. */
export function usePhoto(address: string | null | undefined): Photo | undefined {
  return photoAt(useContext(PhotosContext), address)
}

/** Returns the photograph's own alternative text, or the general one. */
export function usePhotoAlt(
  address: string | null | undefined,
  locale: Locale,
  general: string,
): string {
  const photo = usePhoto(address)
  return (photo && text(photo, 'alt', locale)) || general
}
