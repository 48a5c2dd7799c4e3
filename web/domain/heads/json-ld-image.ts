import type { ImageObject } from 'schema-dts'
import { text } from '../../../schema/locale'
import { licences, mediaPath, parseMediaPath, variantSize } from '../../../schema/media'
import { photoAt } from '../../../schema/photo-texts'
import { shareImage } from '../../../schema/share-image'
import type { HeadInput } from '../../lib/page'
import { photosIn } from '../../lib/photos'

/** The crops that search engines ask for: 16:9, 1:1, and the whole. */
const crops = ['wide', 'square', 'full'] as const
const width = 1600

/** Returns a photograph in each crop with its author and licence; nothing for a drawing. */
export function photoImages(
  { data, locale, settings }: HeadInput,
  picture: string | null | undefined,
): ImageObject[] {
  const key = parseMediaPath(picture ?? '')?.key
  if (!key) return []
  const photo = photoAt(photosIn(data), picture)
  const caption = photo && text(photo, 'caption', locale)
  const license = photo && licences[photo.licence]
  const about = {
    ...(caption && { caption }),
    ...(photo?.credit && {
      creditText: photo.credit,
      creator: { '@type': 'Person' as const, name: photo.credit },
    }),
    ...(license && { license }),
    ...(photo?.creditUrl && license && { acquireLicensePage: photo.creditUrl }),
  }
  return crops.map((crop) => {
    const address = settings.siteUrl + mediaPath(key, { crop, width, format: 'jpg' })
    const size = variantSize(key, { crop, width })
    return {
      '@type': 'ImageObject',
      url: address,
      contentUrl: address,
      width: `${size.width}`,
      height: `${size.height}`,
      ...about,
    }
  })
}

/** The page's photograph, or else its share picture. */
export function pageImage(
  input: HeadInput,
  path: string,
  picture: string | null | undefined,
): ImageObject[] | string {
  const images = photoImages(input, picture)
  return images.length > 0 ? images : input.settings.siteUrl + shareImage(path, input.locale)
}
