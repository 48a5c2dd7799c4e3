import { convertIndexedToRgb, type DecodedPng, decode, encode } from 'fast-png'
import { type MediaRefusal, maxMediaPixels, minMediaSide } from '../../../schema/media'
import type { Size } from '../../../schema/media-edit'
import { ApiError, fieldError } from '../../platform/http/errors'
import { streamOf } from './media-files'

type PictureType = 'image/jpeg' | 'image/png' | 'image/webp' | 'image/avif' | 'image/heic'

const latin = (bytes: Uint8Array, start: number, end: number) =>
  String.fromCharCode(...bytes.subarray(start, end))

/** Major and compatible brands (ISO/IEC 14496-12). */
function brandsOf(bytes: Uint8Array): string[] {
  const size = Math.min(
    new DataView(bytes.buffer, bytes.byteOffset).getUint32(0),
    bytes.length,
    256,
  )
  const starts = [8]
  for (let at = 16; at + 4 <= size; at += 4) starts.push(at)
  return starts.map((at) => latin(bytes, at, at + 4))
}

const heicBrands = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'])

function typeOfBrands(brands: string[]): PictureType | undefined {
  if (brands.some((brand) => brand === 'avif' || brand === 'avis')) return 'image/avif'
  return brands.some((brand) => heicBrands.has(brand)) ? 'image/heic' : undefined
}

function refusalOf(bytes: Uint8Array): MediaRefusal {
  if (bytes.length === 0) return 'empty'
  if (/^GIF8[79]a/.test(latin(bytes, 0, 6))) return 'gif'
  const text = new TextDecoder().decode(bytes.subarray(0, 4096)).trimStart()
  if (!text.startsWith('<')) return 'not-a-picture'
  if (/<svg[\s>]/i.test(text) && !/<html[\s>]/i.test(text)) return 'svg'
  return /<(?:!doctype html|html|head|body|script)[\s>]/i.test(text) ? 'html' : 'not-a-picture'
}

function detectFileType(bytes: Uint8Array): { type: PictureType } | { refusal: MediaRefusal } {
  const head = latin(bytes, 0, 12)
  if (head.startsWith('\xff\xd8\xff')) return { type: 'image/jpeg' }
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return { type: 'image/png' }
  if (head.startsWith('RIFF') && head.endsWith('WEBP')) return { type: 'image/webp' }
  const type =
    head.slice(4, 8) === 'ftyp' && head.length === 12 ? typeOfBrands(brandsOf(bytes)) : undefined
  return type ? { type } : { refusal: refusalOf(bytes) }
}

/** C0–CF but three (ITU-T T.81, table B.1). */
const isFrameMarker = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

function jpegSize(view: DataView): Size | undefined {
  for (let at = 2; at + 9 <= view.byteLength && view.getUint8(at) === 0xff; ) {
    const marker = view.getUint8(at + 1)
    if (isFrameMarker(marker))
      return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) }
    // A marker may have any number of FF fill bytes.
    at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2)
  }
  return undefined
}

function claimedSize(bytes: Uint8Array, type: PictureType): Size | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (type === 'image/jpeg') return jpegSize(view)
  if (type !== 'image/png' || bytes.length < 24) return undefined
  return { width: view.getUint32(16), height: view.getUint32(20) }
}

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

export function refusedFile(reason: MediaRefusal, cause?: unknown): ApiError {
  return fieldError('file', reason, cause)
}

/** Longer side, pixels. Source: developers.cloudflare.com/images, "Limits and formats". */
const maxSide = 12_000

function checkSize({ width, height }: Size) {
  if (width * height > maxMediaPixels || Math.max(width, height) > maxSide)
    throw refusedFile('too-many-pixels')
  if (Math.min(width, height) < minMediaSide) throw refusedFile('too-small')
}

const onePixel = encode({ width: 1, height: 1, channels: 3, data: new Uint8Array(3) })

/** Images refuses broken files and fails when it is down; a probe picture shows which. */
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
