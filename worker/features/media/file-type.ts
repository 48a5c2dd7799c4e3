import type { MediaRefusal } from '../../../schema/media'

export type PictureType = 'image/jpeg' | 'image/png' | 'image/webp' | 'image/avif' | 'image/heic'

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

export function detectFileType(
  bytes: Uint8Array,
): { type: PictureType } | { refusal: MediaRefusal } {
  const head = latin(bytes, 0, 12)
  if (head.startsWith('\xff\xd8\xff')) return { type: 'image/jpeg' }
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return { type: 'image/png' }
  if (head.startsWith('RIFF') && head.endsWith('WEBP')) return { type: 'image/webp' }
  const type =
    head.slice(4, 8) === 'ftyp' && head.length === 12 ? typeOfBrands(brandsOf(bytes)) : undefined
  return type ? { type } : { refusal: refusalOf(bytes) }
}

export interface Size {
  width: number
  height: number
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

export function claimedSize(bytes: Uint8Array, type: PictureType): Size | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (type === 'image/jpeg') return jpegSize(view)
  if (type !== 'image/png' || bytes.length < 24) return undefined
  return { width: view.getUint32(16), height: view.getUint32(20) }
}
