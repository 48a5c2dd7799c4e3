import { type MediaFormat, type MediaVariant, mediaTypes, variantSize } from '../../../schema/media'
import type { Bindings } from '../../platform/http/env'
import { originalKey } from './media-files'
import type { StoredMedia } from './media-item'
import { stripJpeg } from './strip-jpeg'

/** Of 100; each format has its own scale. */
const qualities: Record<MediaFormat, number> = { avif: 55, webp: 75, jpg: 80 }

/**
 * Crops, compresses and strips metadata. Throws what R2 and Images throw. Images chooses the type:
 * a large AVIF may become another (developers.cloudflare.com/images, "Limits and formats").
 */
export async function makeVariant(
  { MEDIA, IMAGES }: Pick<Bindings, 'MEDIA' | 'IMAGES'>,
  row: StoredMedia,
  { crop, width, format }: MediaVariant,
): Promise<{ body: ArrayBuffer; contentType: string }> {
  const original = await MEDIA.get(originalKey(row.sha256))
  if (!original) throw new Error(`the original of ${row.id} is missing`)
  const gravity = { x: row.focalX, y: row.focalY, mode: 'box-center' as const }
  const result = await IMAGES.input(original.body)
    .transform({ ...variantSize(row, { crop, width }), fit: 'cover', gravity })
    .output({
      format: mediaTypes[format],
      quality: qualities[format],
      anim: false,
      ...(format === 'jpg' && { background: '#ffffff' }),
    })
  const body = await result.response().arrayBuffer()
  return { body: stripJpeg(body), contentType: result.contentType() }
}
