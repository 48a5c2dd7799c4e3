import sharePictures from '@generated/share-images.json'
import type { Locale } from '../../schema/locale'
import { mediaPath, parseMediaPath, variantSize } from '../../schema/media'
import { coverShareImage, hasShareImage, shareImage } from '../../schema/share-image'

interface PagePicture {
  url: string
  /** 0 if unknown. */
  bytes: number
  width: number
  height: number
}

/**
 * The photograph of a page or the share picture drawn by the build; undefined if it has neither.
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

/** A drawing as a JPEG, for readers without SVG; undefined if it has no share picture. */
export function drawingPictureOf(scene: string): string | undefined {
  return hasShareImage(scene) ? coverShareImage(scene) : undefined
}
