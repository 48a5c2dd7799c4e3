import { type MediaFormat, type MediaVariant, mediaTypes, variantSize } from '../../../schema/media'
import type { Bindings } from '../../platform/http/env'
import { originalKey } from './media-files'
import type { StoredMedia } from './media-item'
import { openPicture } from './open-picture'

/** What a decoder needs: JFIF (APP0), the colour profile (APP2), Adobe's transform (APP14). */
const needed = new Set([0xe0, 0xe2, 0xee])
const isApplication = (marker: number) => marker >= 0xe0 && marker <= 0xef
const comment = 0xfe
const startOfScan = 0xda

/**
 * Images keeps a JPEG's EXIF copyright, which names a person (developers.cloudflare.com/images,
 * "metadata"). Other files are returned as they are.
 */
export function stripJpeg(file: ArrayBuffer): ArrayBuffer {
  const view = new DataView(file)
  if (file.byteLength < 4 || view.getUint16(0) !== 0xffd8) return file
  const kept = [new Uint8Array(file, 0, 2)]
  let at = 2
  while (
    at + 4 <= file.byteLength &&
    view.getUint8(at) === 0xff &&
    view.getUint8(at + 1) !== startOfScan
  ) {
    const marker = view.getUint8(at + 1)
    const end = Math.min(at + 2 + view.getUint16(at + 2), file.byteLength)
    const isWanted = marker !== comment && (!isApplication(marker) || needed.has(marker))
    if (isWanted) kept.push(new Uint8Array(file, at, end - at))
    at = end
  }
  kept.push(new Uint8Array(file, at))
  const stripped = new Uint8Array(kept.reduce((length, part) => length + part.length, 0))
  let length = 0
  for (const part of kept) {
    stripped.set(part, length)
    length += part.length
  }
  return stripped.buffer
}

/** Of 100; each format has its own scale. */
const qualities: Record<MediaFormat, number> = { avif: 55, webp: 75, jpg: 80 }

/** Images is down, or its transformations are used up. */
export class ImagesRefusal extends Error {}

async function transform(
  images: ImagesBinding,
  original: ReadableStream<Uint8Array>,
  row: StoredMedia,
  { crop, width, format }: MediaVariant,
): Promise<{ body: ArrayBuffer; contentType: string }> {
  const gravity = { x: row.focalX, y: row.focalY, mode: 'box-center' as const }
  const picture = await openPicture(images, original, row.edit)
  const result = await picture
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

/**
 * Throws what R2 throws, and an {@link ImagesRefusal}. Images may choose another type for a large AVIF
 * (developers.cloudflare.com/images, "Limits and formats").
 */
export async function makeVariant(
  { MEDIA, IMAGES }: Pick<Bindings, 'MEDIA' | 'IMAGES'>,
  row: StoredMedia,
  variant: MediaVariant,
): Promise<{ body: ArrayBuffer; contentType: string }> {
  const original = await MEDIA.get(originalKey(row.sha256))
  if (!original) throw new Error(`the original of ${row.id} is missing`)
  try {
    return await transform(IMAGES, original.body, row, variant)
  } catch (cause) {
    throw new ImagesRefusal('Images made no rendition', { cause })
  }
}
