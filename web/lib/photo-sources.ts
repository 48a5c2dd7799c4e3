import { preload } from 'react-dom'
import { plainWidth } from '../../schema/figures'
import {
  type MediaCrop,
  type MediaKey,
  mediaPath,
  mediaSrcSet,
  variantSize,
} from '../../schema/media'

/** The screens that show a picture's wide format. */
export const wideScreen = '(min-width: 48rem)'
const narrowScreen = `not all and ${wideScreen}`

/** In which crops a photograph is shown, and how wide. */
export interface PhotoFrame {
  format: MediaCrop
  /** On screens from 48rem up. */
  wideFormat?: MediaCrop | undefined
  /** As the attribute says it. */
  sizes: string
}

/** The frame of a crop, in pixels: as large as the largest of its usual renditions. */
export function photoSize(key: MediaKey, crop: MediaCrop): { width: number; height: number } {
  return variantSize(key, { crop, width: 1600 })
}

/**
 * What the `<img>` of a photograph says beside its address; its colour fills the frame until it is
 * there.
 */
export function photoAttributes(key: MediaKey, { format, sizes }: PhotoFrame) {
  return {
    srcSet: mediaSrcSet(key, format, 'webp'),
    sizes,
    ...photoSize(key, format),
    'data-colour': `#${key.colour}`,
  }
}

/**
 * Has a photograph fetched before the page is laid out, in AVIF, as the browsers that count are
 * given.
 */
export function preloadPhoto(key: MediaKey, { format, wideFormat, sizes }: PhotoFrame): void {
  const fetchFirst = (crop: MediaCrop, media?: string) =>
    preload(mediaPath(key, { crop, width: plainWidth, format: 'avif' }), {
      as: 'image',
      type: 'image/avif',
      imageSrcSet: mediaSrcSet(key, crop, 'avif'),
      imageSizes: sizes,
      fetchPriority: 'high',
      ...(media && { media }),
    })
  if (wideFormat && wideFormat !== format) {
    fetchFirst(wideFormat, wideScreen)
    fetchFirst(format, narrowScreen)
  } else fetchFirst(format)
}
