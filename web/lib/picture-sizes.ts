import { preload } from 'react-dom'
import { plainWidth } from '../../schema/figures'
import {
  type MediaCrop,
  type MediaKey,
  mediaPath,
  mediaSrcSet,
  variantSize,
} from '../../schema/media'

export const pictureSizes = {
  /** Three columns, two on a tablet. */
  card:
    '(min-width: 82rem) 24rem, (min-width: 64rem) 29vw, ' +
    '(min-width: 40rem) 45vw, calc(100vw - 3.25rem)',
  /** Four or six columns. */
  smallCard: '(min-width: 64rem) 18rem, (min-width: 40rem) 45vw, calc(100vw - 3.25rem)',
  /** More than half of the page. */
  leadCard: '(min-width: 82rem) 45rem, (min-width: 64rem) 54vw, calc(100vw - 3.25rem)',
  thumbnail: '(min-width: 40rem) 12rem, (min-width: 20rem) 6rem, calc(100vw - 3.25rem)',
  /** In the shop: beside text on a phone. */
  product:
    '(min-width: 64rem) 18rem, (min-width: 40rem) 45vw, ' +
    '(min-width: 20rem) 6rem, calc(100vw - 3.25rem)',
  /** Half of the page, all of it on a phone. */
  half: '(min-width: 82rem) 36rem, (min-width: 48rem) 44vw, calc(100vw - 3.25rem)',
  page: '100vw',
} as const

/** Must equal the height in the lightbox's class names. */
const enlargedHeight = '(100svh - 11rem)'

/** `sizes` of an enlarged picture, limited by the page's width or height. */
export function enlargedSizes({ width, height }: { width: number; height: number }): string {
  const asTall = `${enlargedHeight} * ${(width / height).toFixed(3)}`
  return (
    `(min-width: 64rem) min(60.75rem, ${asTall}), ` +
    `(min-width: 48rem) min(100vw - 3.25rem, ${asTall}), min(100vw - 3rem, ${asTall})`
  )
}

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
