import { createContext, useContext } from 'react'
import { type Locale, text } from '../../schema/locale'
import { type Photo, photoAt, type WithPhotos } from '../../schema/photo-texts'

const none: readonly Photo[] = []

/** What the page's data says of the photographs that it shows. */
export const PhotosContext = createContext(none)

function tellsOfPhotos(data: unknown): data is Required<WithPhotos> {
  return typeof data === 'object' && data !== null && 'photos' in data && Array.isArray(data.photos)
}

/** The photographs that a response tells of. */
export function photosIn(data: unknown): readonly Photo[] {
  return tellsOfPhotos(data) ? data.photos : none
}

/**
 * The photograph that an address shows; undefined for a drawing, and for one that the page's data
 * does not tell of.
 */
export function usePhoto(address: string | null | undefined): Photo | undefined {
  return photoAt(useContext(PhotosContext), address)
}

/** A photograph's own alternative text in a language, in the place of a general one. */
export function usePhotoAlt(
  address: string | null | undefined,
  locale: Locale,
  general: string,
): string {
  const photo = usePhoto(address)
  return (photo && text(photo, 'alt', locale)) || general
}
