import type { Licence } from '../media'

/** A photograph as readers get it; texts may be empty. */
export interface Photo {
  id: string
  /** As {@link mediaAddress} returns it; replaces `media:<id>` in the same response. */
  src: string
  altVi: string
  altEn: string
  captionVi: string
  captionEn: string
  credit: string
  /** The author's page or the source; may be empty. */
  creditUrl: string
  licence: Licence
}

/** Each photograph that the response names, once. */
export interface WithPhotos {
  photos?: Photo[]
}
