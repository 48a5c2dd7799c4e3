/** Photographs of the media library: their names in stored texts and their addresses. */

/** Crops around the focal point, in the shapes of the drawings; `full` is uncropped. */
export const mediaCrops = ['full', 'wide', 'tall', 'square'] as const
export type MediaCrop = (typeof mediaCrops)[number]

/** Share pictures: 1200×630, JPEG only. */
const shareCrop = 'share'
const shareWidth = 1200

/** Width by height. */
const ratios: Record<Exclude<MediaCrop, 'full'> | typeof shareCrop, number> = {
  wide: 16 / 9,
  tall: 4 / 5,
  square: 1,
  share: 1200 / 630,
}

/** In pixels; other widths are refused to bound the Worker's work. */
export const mediaWidths = [320, 480, 768, 1080, 1600, 2200] as const

/** `jpg` is for feeds, mails and share pictures. */
export const mediaFormats = ['avif', 'webp', 'jpg'] as const
export type MediaFormat = (typeof mediaFormats)[number]

export const mediaTypes = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
} as const satisfies Record<MediaFormat, string>

export const maxMediaBytes = 25 * 1024 * 1024
export const maxMediaPixels = 60_000_000

/** On the shorter side, in pixels: less is blurred in every frame. */
export const minMediaSide = 200

export const mediaIdPattern = /^[a-z0-9]{10}$/

/** `media:k3f9x2ab7q`, as texts name photographs. */
export const mediaReferencePattern = /^media:([a-z0-9]{10})$/

/** `@assets/art/<scene id>` for drawings, or a photograph. */
export const picturePattern = /^(?:@assets\/art\/[a-z0-9-]{1,80}|media:[a-z0-9]{10})$/

export function mediaReference(id: string): string {
  return `media:${id}`
}

/** The id in a picture path; undefined for drawings and addresses. */
export function mediaIdOf(path: string | null | undefined): string | undefined {
  return mediaReferencePattern.exec(path ?? '')?.[1]
}

/** In JSON a newline is an escape whose letter is not part of the word. */
const referenceInText = /(?:\b|(?<=\\[bfnrt]))media:([a-z0-9]{10})\b/g

/** Replaces photograph names by addresses; unknown ones stay. */
export function withMediaAddresses(
  text: string,
  addressOf: (id: string) => string | undefined,
): string {
  return text.replace(
    referenceInText,
    (reference: string, id: string) => addressOf(id) ?? reference,
  )
}

/** The parts of a photograph's address; new files and focal points get a new version. */
export interface MediaKey {
  id: string
  version: number
  /** Of the upright original, in pixels. */
  width: number
  height: number
  /** Dominant colour, six hexadecimal digits. */
  colour: string
}

const keySource = '([a-z0-9]{10})-([1-9]\\d{0,5})-([1-9]\\d{0,5})x([1-9]\\d{0,5})-([0-9a-f]{6})'

/** Such as `k3f9x2ab7q-1-4000x3000-7a8b6c`. */
export function formatMediaKey({ id, version, width, height, colour }: MediaKey): string {
  return `${id}-${version}-${width}x${height}-${colour}`
}

/** Undefined for other texts. */
function parseMediaKey(text: string): MediaKey | undefined {
  const match = new RegExp(`^${keySource}$`).exec(text)
  if (!match) return undefined
  const [, id = '', version, width, height, colour = ''] = match
  return { id, version: Number(version), width: Number(width), height: Number(height), colour }
}

const addressInText = new RegExp(`/media/${keySource}/`, 'g')

/** Distinct ids of photographs in a text or JSON, by name or by pasted address. */
export function mediaIdsIn(text: string): string[] {
  const named = [referenceInText, addressInText].flatMap((pattern) => [...text.matchAll(pattern)])
  return [...new Set(named.map(([, id = '']) => id))]
}

export interface MediaVariant {
  crop: MediaCrop | typeof shareCrop
  width: number
  format: MediaFormat
}

/** `/media/<key>/<crop>-<width>.<format>`. */
export function mediaPath(key: MediaKey, { crop, width, format }: MediaVariant): string {
  return `/media/${formatMediaKey(key)}/${crop}-${width}.${format}`
}

/** The address of a photograph in API responses; {@link parseMediaPath} derives the others. */
export function mediaAddress(key: MediaKey): string {
  return mediaPath(key, { crop: 'full', width: 1080, format: 'jpg' })
}

/** Share picture of a photograph, from any of its addresses; undefined for drawings. */
export function photoShareImage(picture: string | null | undefined): string | undefined {
  const key = parseMediaPath(picture ?? '')?.key
  return key && mediaPath(key, { crop: shareCrop, width: shareWidth, format: 'jpg' })
}

/** Parses a path below `/media/`; undefined unless the Worker makes it. */
export function parseMediaPath(path: string): (MediaVariant & { key: MediaKey }) | undefined {
  const match = /^\/media\/([^/]+)\/([a-z]+)-(\d+)\.([a-z]+)$/.exec(path)
  if (!match) return undefined
  const [, keyText = '', cropName, widthText, formatName] = match
  const key = parseMediaKey(keyText)
  const variant = parseVariant(cropName, Number(widthText), formatName)
  return key && variant && { key, ...variant }
}

function parseVariant(
  cropName: string | undefined,
  width: number,
  formatName: string | undefined,
): MediaVariant | undefined {
  const format = mediaFormats.find((known) => known === formatName)
  if (!format) return undefined
  if (cropName === shareCrop)
    return width === shareWidth && format === 'jpg' ? { crop: shareCrop, width, format } : undefined
  const crop = mediaCrops.find((known) => known === cropName)
  return crop && mediaWidths.some((known) => known === width) ? { crop, width, format } : undefined
}

interface Size {
  width: number
  height: number
}

/** The largest frame of a crop's shape within a picture, in pixels. */
function largestFrame({ width, height }: Size, crop: MediaVariant['crop']): Size {
  if (crop === 'full') return { width, height }
  const ratio = ratios[crop]
  return width / height > ratio
    ? { width: Math.max(1, Math.round(height * ratio)), height }
    : { width, height: Math.max(1, Math.round(width / ratio)) }
}

/** Size of a rendition in pixels; pictures are never enlarged. */
export function variantSize(
  picture: Size,
  { crop, width }: Pick<MediaVariant, 'crop' | 'width'>,
): Size {
  const frame = largestFrame(picture, crop)
  if (frame.width <= width) return frame
  return { width, height: Math.max(1, Math.round((width * frame.height) / frame.width)) }
}

/** Widths of a crop's `srcset`: up to the first that reaches the picture's own width. */
export function offeredWidths(picture: Size, crop: MediaCrop): number[] {
  const { width } = largestFrame(picture, crop)
  const enough = mediaWidths.findIndex((known) => known >= width)
  return mediaWidths.slice(0, enough === -1 ? undefined : enough + 1)
}

export function mediaSrcSet(key: MediaKey, crop: MediaCrop, format: MediaFormat): string {
  return offeredWidths(key, crop)
    .map(
      (width) =>
        `${mediaPath(key, { crop, width, format })} ${variantSize(key, { crop, width }).width}w`,
    )
    .join(', ')
}

/** Licences with their addresses. */
export const licences = {
  own: null,
  permission: null,
  'public-domain': 'https://creativecommons.org/publicdomain/mark/1.0/',
  cc0: 'https://creativecommons.org/publicdomain/zero/1.0/',
  'cc-by-2.0': 'https://creativecommons.org/licenses/by/2.0/',
  'cc-by-3.0': 'https://creativecommons.org/licenses/by/3.0/',
  'cc-by-4.0': 'https://creativecommons.org/licenses/by/4.0/',
  'cc-by-sa-2.0': 'https://creativecommons.org/licenses/by-sa/2.0/',
  'cc-by-sa-3.0': 'https://creativecommons.org/licenses/by-sa/3.0/',
  'cc-by-sa-4.0': 'https://creativecommons.org/licenses/by-sa/4.0/',
} as const
export type Licence = keyof typeof licences
export const licenceNames = Object.keys(licences) as [Licence, ...Licence[]]

/** Reasons to refuse a file; web/i18n has their texts. */
export const mediaRefusals = [
  'empty',
  'too-large',
  'too-many-pixels',
  'too-small',
  'not-a-picture',
  'svg',
  'html',
  'gif',
  'heic',
  'broken',
  'in-library',
  'not-found',
  'not-reachable',
] as const
export type MediaRefusal = (typeof mediaRefusals)[number]
