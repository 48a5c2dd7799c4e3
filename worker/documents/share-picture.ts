import sharePictures from '@generated/share-images.json'
import type { Locale } from '../../schema/locale'
import { shareImage } from '../../web/domain/heads/share-image'

/** A drawn share picture of a page: a JPEG of 1200×630. */
interface SharePicture {
  url: string
  bytes: number
}

/** The share picture that the build drew of a screen path; undefined for a page written since, which has none of its own. */
export function sharePictureOf(path: string, locale: Locale, siteUrl: string): SharePicture | undefined {
  const file = shareImage(path, locale)
  const bytes = sharePictures[file]
  return bytes === undefined ? undefined : { url: new URL(file, siteUrl).href, bytes }
}
