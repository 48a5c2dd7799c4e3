/**
 * Photographs of the media library: how stored texts name them, and the addresses at which the
 * Worker serves them.
 */

/**
 * The frames that a photograph is cut to around its focal point; `full` is the whole picture. The
 * three others are those of the drawings.
 */
export const mediaCrops = ['full', 'wide', 'tall', 'square'] as const
export type MediaCrop = (typeof mediaCrops)[number]

/** The crop of share pictures: 1200×630, JPEG only. */
export const shareCrop = 'share'
export const shareWidth = 1200

/** Width by height of each crop. */
const ratios: Record<Exclude<MediaCrop, 'full'> | typeof shareCrop, number> = {
  wide: 16 / 9,
  tall: 4 / 5,
  square: 1,
  share: 1200 / 630,
}

/**
 * The widths that are made, in pixels; nothing else is, so that nobody can make the Worker compute.
 */
export const mediaWidths = [320, 480, 768, 1080, 1600, 2200] as const

/** `jpg` is for feeds, mails and share pictures. */
export const mediaFormats = ['avif', 'webp', 'jpg'] as const
export type MediaFormat = (typeof mediaFormats)[number]

export const mediaTypes = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
} as const satisfies Record<MediaFormat, string>

/** Limits of an uploaded file. */
export const maxMediaBytes = 25 * 1024 * 1024
export const maxMediaPixels = 60_000_000

/** The id of a photograph: ten characters. */
export const mediaIdPattern = /^[a-z0-9]{10}$/

/** How texts name a photograph: `media:k3f9x2ab7q`. */
export const mediaReferencePattern = /^media:([a-z0-9]{10})$/

/** A stored picture path: `@assets/art/<scene id>` for a drawing, or a photograph. */
export const picturePattern = /^(?:@assets\/art\/[a-z0-9-]{1,80}|media:[a-z0-9]{10})$/

export function mediaReference(id: string): string {
  return `media:${id}`
}

/**
 * The id of a stored picture path that names a photograph; undefined for drawings and other
 * addresses.
 */
export function mediaIdOf(path: string | null | undefined): string | undefined {
  return mediaReferencePattern.exec(path ?? '')?.[1]
}

/** In JSON a line begins after an escape, such as `\n`, whose letter is no part of a word. */
const referenceInText = /(?:\b|(?<=\\[bfnrt]))media:([a-z0-9]{10})\b/g

/**
 * A text with addresses in the place of the photographs that it names; those without an address
 * stay as they are.
 */
export function withMediaAddresses(
  text: string,
  addressOf: (id: string) => string | undefined,
): string {
  return text.replace(
    referenceInText,
    (reference: string, id: string) => addressOf(id) ?? reference,
  )
}

/**
 * What the address of a photograph says of it. A new file or focal point is a new version, so that
 * addresses never change what they show.
 */
export interface MediaKey {
  id: string
  version: number
  /** Size of the upright original, in pixels. */
  width: number
  height: number
  /** The dominant colour, as six hexadecimal digits. */
  colour: string
}

const keySource = '([a-z0-9]{10})-([1-9]\\d{0,5})-([1-9]\\d{0,5})x([1-9]\\d{0,5})-([0-9a-f]{6})'

/** Such as `k3f9x2ab7q-1-4000x3000-7a8b6c`. */
export function formatMediaKey({ id, version, width, height, colour }: MediaKey): string {
  return `${id}-${version}-${width}x${height}-${colour}`
}

/** Reads {@link formatMediaKey}'s text; undefined for anything else. */
export function parseMediaKey(text: string): MediaKey | undefined {
  const match = new RegExp(`^${keySource}$`).exec(text)
  if (!match) return undefined
  const [, id = '', version, width, height, colour = ''] = match
  return { id, version: Number(version), width: Number(width), height: Number(height), colour }
}

const addressInText = new RegExp(`/media/${keySource}/`, 'g')

/**
 * The ids of all photographs that a stored text or JSON names, each once: by reference, or by an
 * address that was pasted.
 */
export function mediaIdsIn(text: string): string[] {
  const named = [referenceInText, addressInText].flatMap((pattern) => [...text.matchAll(pattern)])
  return [...new Set(named.map(([, id = '']) => id))]
}

/** One rendition of a photograph. */
export interface MediaVariant {
  crop: MediaCrop | typeof shareCrop
  width: number
  format: MediaFormat
}

/** The address of a rendition: `/media/<key>/<crop>-<width>.<format>`. */
export function mediaPath(key: MediaKey, { crop, width, format }: MediaVariant): string {
  return `/media/${formatMediaKey(key)}/${crop}-${width}.${format}`
}

/**
 * The address that stands for a photograph in responses of the API; {@link parseMediaPath} finds
 * every other rendition from it.
 */
export function mediaAddress(key: MediaKey): string {
  return mediaPath(key, { crop: 'full', width: 1080, format: 'jpg' })
}

/**
 * The address of a photograph's share picture, by any of its addresses; undefined for a drawing.
 */
export function photoShareImage(picture: string | null | undefined): string | undefined {
  const key = parseMediaPath(picture ?? '')?.key
  return key && mediaPath(key, { crop: shareCrop, width: shareWidth, format: 'jpg' })
}

/** What an address below `/media/` shows; undefined where it is none that the Worker makes. */
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

/** The largest frame of a crop's shape within a picture, in whole pixels. */
function largestFrame({ width, height }: Size, crop: MediaVariant['crop']): Size {
  if (crop === 'full') return { width, height }
  const ratio = ratios[crop]
  return width / height > ratio
    ? { width: Math.max(1, Math.round(height * ratio)), height }
    : { width, height: Math.max(1, Math.round(width / ratio)) }
}

/**
 * The size of a rendition, in pixels: as wide as asked for, or as wide as the picture is; pictures
 * are never enlarged.
 */
export function variantSize(
  picture: Size,
  { crop, width }: Pick<MediaVariant, 'crop' | 'width'>,
): Size {
  const frame = largestFrame(picture, crop)
  if (frame.width <= width) return frame
  return { width, height: Math.max(1, Math.round((width * frame.height) / frame.width)) }
}

/**
 * The widths that `srcset` offers of a crop: all that the picture has pixels for, and the next one,
 * which then is the picture's own width.
 */
export function offeredWidths(picture: Size, crop: MediaCrop): number[] {
  const { width } = largestFrame(picture, crop)
  const enough = mediaWidths.findIndex((known) => known >= width)
  return mediaWidths.slice(0, enough === -1 ? undefined : enough + 1)
}

/** `srcset` of a photograph in a crop and format. */
export function mediaSrcSet(key: MediaKey, crop: MediaCrop, format: MediaFormat): string {
  return offeredWidths(key, crop)
    .map(
      (width) =>
        `${mediaPath(key, { crop, width, format })} ${variantSize(key, { crop, width }).width}w`,
    )
    .join(', ')
}

/** Under which terms a photograph is shown; the licences with an address lead there. */
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

/** Why a file is not taken. Each has a sentence in both languages (web/i18n). */
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
