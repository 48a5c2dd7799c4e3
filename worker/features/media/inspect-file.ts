import { convertIndexedToRgb, type DecodedPng, decode, encode } from 'fast-png'
import { type MediaRefusal, maxMediaPixels } from '../../../schema/media'
import { ApiError, fieldError } from '../../platform/http/errors'
import { claimedSize, detectFileType, type PictureType, type Size } from './file-type'
import { streamOf } from './media-files'

function* pixelsOf(png: DecodedPng): Generator<[number, number, number, number]> {
  const samples = png.palette ? convertIndexedToRgb(png) : png.data
  const channels = png.palette ? samples.length / (png.width * png.height) : png.channels
  const most = png.palette || png.depth === 8 ? 255 : 2 ** png.depth - 1
  const at = (index: number) => (samples[index] ?? 0) / most
  for (let start = 0; start + channels <= samples.length; start += channels) {
    const isGrey = channels < 3
    const alpha = channels % 2 === 0 ? at(start + channels - 1) : 1
    yield [at(start), at(isGrey ? start : start + 1), at(isGrey ? start : start + 2), alpha]
  }
}

export function dominantColour(png: DecodedPng): string {
  const sums = [0, 0, 0]
  let weight = 0
  for (const [red, green, blue, alpha] of pixelsOf(png)) {
    for (const [index, value] of [red, green, blue].entries())
      sums[index] = (sums[index] ?? 0) + value * alpha
    weight += alpha
  }
  return sums
    .map((sum) => Math.round(weight === 0 ? 128 : (sum / weight) * 255))
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')
}

interface InspectedFile extends Size {
  mimeType: PictureType
  colour: string
}

/** On the shorter side, in pixels: less is blurred in every frame. */
const minSide = 200

export function refusedFile(reason: MediaRefusal, cause?: unknown): ApiError {
  return fieldError('file', reason, cause)
}

/**
 * On the longer side, in pixels. Source: developers.cloudflare.com/images, "Limits and formats".
 */
const maxSide = 12_000

function checkSize({ width, height }: Size) {
  if (width * height > maxMediaPixels || Math.max(width, height) > maxSide)
    throw refusedFile('too-many-pixels')
  if (Math.min(width, height) < minSide) throw refusedFile('too-small')
}

const onePixel = encode({ width: 1, height: 1, channels: 3, data: new Uint8Array(3) })

/** Images refuses broken files and fails when it is down; a probe picture tells which. */
async function failureOf(
  images: ImagesBinding,
  type: PictureType,
  cause: unknown,
): Promise<ApiError> {
  try {
    await images.info(streamOf(onePixel))
  } catch {
    return new ApiError('UNAVAILABLE', { cause })
  }
  return refusedFile(type === 'image/heic' ? 'heic' : 'broken')
}

/** The local Images calls all of HEIF AVIF. */
const infoTypes: Partial<Record<PictureType, string[]>> = {
  'image/heic': ['image/heic', 'image/heif', 'image/avif'],
}

async function readSize(
  images: ImagesBinding,
  bytes: Uint8Array<ArrayBuffer>,
  type: PictureType,
): Promise<Size> {
  const info = await images.info(streamOf(bytes))
  if (!(infoTypes[type] ?? [type]).includes(info.format) || !('width' in info))
    throw refusedFile('broken')
  return info
}

async function makeThumbnail(
  images: ImagesBinding,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<DecodedPng> {
  const result = await images
    .input(streamOf(bytes))
    .transform({ width: 64, height: 64, fit: 'scale-down' })
    .output({ format: 'image/png', anim: false })
  return decode(await result.response().arrayBuffer())
}

/**
 * Throws BAD_REQUEST with the reason, UNAVAILABLE if Images is down. The thumbnail is upright, so
 * it shows whether `info` gave the size before the EXIF rotation.
 */
export async function inspectFile(
  images: ImagesBinding,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<InspectedFile> {
  const found = detectFileType(bytes)
  if ('refusal' in found) throw refusedFile(found.refusal)
  const { type } = found
  const claimed = claimedSize(bytes, type)
  if (claimed) checkSize(claimed)
  try {
    const size = await readSize(images, bytes, type)
    checkSize(size)
    const thumbnail = await makeThumbnail(images, bytes)
    const isTurned = (size.width - size.height) * (thumbnail.width - thumbnail.height) < 0
    const { width, height } = isTurned ? { width: size.height, height: size.width } : size
    return { mimeType: type, width, height, colour: dominantColour(thumbnail) }
  } catch (error) {
    throw error instanceof ApiError ? error : await failureOf(images, type, error)
  }
}
