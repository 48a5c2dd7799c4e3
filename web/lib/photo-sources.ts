import { preload } from 'react-dom'
import { plainWidth } from '../../schema/figures'
import {
  type MediaCrop,
  type MediaKey,
  mediaPath,
  mediaSrcSet,
  variantSize,
} from '../../schema/media'

/** The screens that show `wideFormat`. */
export const wideScreen = '(min-width: 48rem)'
const narrowScreen = `not all and ${wideScreen}`

export interface PhotoFrame {
  format: MediaCrop
  wideFormat?: MediaCrop | undefined
  sizes: string
}

export function photoSize(key: MediaKey, crop: MediaCrop): { width: number; height: number } {
  return variantSize(key, { crop, width: 1600 })
}

/** The `<img>` attributes of a photograph; its colour fills the frame until it loads. */
export function photoAttributes(key: MediaKey, { format, sizes }: PhotoFrame) {
  return {
    srcSet: mediaSrcSet(key, format, 'webp'),
    sizes,
    ...photoSize(key, format),
    'data-colour': `#${key.colour}`,
  }
}

/** Preloads a photograph in AVIF. */
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
