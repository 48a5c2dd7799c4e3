import sharePictures from '@generated/share-images.json'
import type { Locale } from '../../schema/locale'
import { mediaPath, parseMediaPath, variantSize } from '../../schema/media'
import { coverShareImage, hasShareImage, shareImage } from '../../schema/share-image'

/** A picture of a page for news readers and search engines: a JPEG. */
interface PagePicture {
  url: string
  /** 0 where nobody knows before it is made. */
  bytes: number
  width: number
  height: number
}

/**
 * The picture of a page: its photograph, by any of its addresses, or the share picture that the
 * build drew; undefined for a page without either.
 */
export function pagePictureOf(
  page: { path: string; picture?: string | undefined },
  locale: Locale,
  siteUrl: string,
): PagePicture | undefined {
  const key = parseMediaPath(page.picture ?? '')?.key
  if (key) {
    const variant = { crop: 'wide', width: 1080, format: 'jpg' } as const
    return {
      url: new URL(mediaPath(key, variant), siteUrl).href,
      bytes: 0,
      ...variantSize(key, variant),
    }
  }
  const file = shareImage(page.path, locale)
  const bytes = sharePictures[file]
  return bytes === undefined
    ? undefined
    : { url: new URL(file, siteUrl).href, bytes, width: 1200, height: 630 }
}

/**
 * The address of a drawing as a JPEG, for what shows no SVG; undefined for those that are shared by
 * no picture of their own.
 */
export function drawingPictureOf(scene: string): string | undefined {
  return hasShareImage(scene) ? coverShareImage(scene) : undefined
}
