import type { Licence } from '../media'

/** What readers are told of a photograph; texts may be empty. */
export interface Photo {
  id: string
  /**
   * As {@link mediaAddress} makes it: what stands in the place of `media:<id>` in the same
   * response.
   */
  src: string
  altVi: string
  altEn: string
  captionVi: string
  captionEn: string
  /** Who took it. */
  credit: string
  /** The author's page or the source; empty without one. */
  creditUrl: string
  licence: Licence
}

/** A response that names photographs tells of each of them, once. */
export interface WithPhotos {
  photos?: Photo[]
}
