import { largestPhoto, plainWidth } from '../../schema/figures'
import { type MediaCrop, mediaPath, parseMediaPath } from '../../schema/media'

export type ArtFormat = 'wide' | 'tall' | 'square'

/** `full` is the whole photograph, and a wide drawing. */
export type PictureFormat = MediaCrop

const sizes: Record<ArtFormat, { width: number; height: number }> = {
  wide: { width: 1600, height: 900 },
  tall: { width: 960, height: 1200 },
  square: { width: 900, height: 900 },
}

const aliasPrefix = '@assets/'
const defaultScene = 'default-cover'

const oldCovers: Record<string, string> = {
  '/images/ha-long-bay.jpg': `${aliasPrefix}art/halong-bay`,
  '/images/sapa-terraces.jpg': `${aliasPrefix}art/sapa`,
}

const drawnFormat = (format: PictureFormat): ArtFormat => (format === 'full' ? 'wide' : format)

function artUrl(scene: string, format: PictureFormat): string {
  return `/assets/art/${__ART_VERSION__}/${scene}-${drawnFormat(format)}.svg`
}

/** The natural size in pixels. */
export function artSize(format: PictureFormat): { width: number; height: number } {
  return sizes[drawnFormat(format)]
}

export function defaultCover(format: PictureFormat): string {
  return artUrl(defaultScene, format)
}

/**
 * Returns the URL of a stored picture path: `@assets/art/<scene>`, another file, or a photograph of
 * middling width. Anything else is the default cover.
 */
export function pictureUrl(path: string | null | undefined, format: PictureFormat): string {
  return ownPictureUrl(path, format) ?? defaultCover(format)
}

/** Returns the URLs to try in order: the picture, `standIn`, the default cover. */
export function pictureUrls(
  path: string | null | undefined,
  standIn: string | undefined,
  format: PictureFormat,
): string[] {
  const urls = [ownPictureUrl(path, format), ownPictureUrl(standIn, format), defaultCover(format)]
  return [...new Set(urls.filter((url) => url !== undefined))]
}

const drawing = /^\/assets\/art\/\w+\/([\w-]+?)-(?:wide|tall|square)(?:-night)?\.svg$/

/** Returns the scene of a drawing's URL; undefined for other pictures. */
export function drawnScene(url: string): string | undefined {
  return drawing.exec(url)?.[1]
}

const nightScenes: ReadonlySet<string> = new Set([
  'da-nang',
  'hoi-an',
  'place-hoi-an',
  'post-dem-tau-vao-hue',
  'post-dem-ram-pho-hoi',
  'post-trung-thu-hang-ma',
  'post-to-pho-nam-gio-sang',
  'story-hue-bridge',
  'story-river-prow',
  'topics-festivals',
  'topic-mid-autumn-festival',
  'topic-street-food-etiquette',
  'guide-24',
  'deal-saigon-night-scooter-food',
  'deal-halong-overnight-cruise',
  'deal-da-lat-pine-villa',
  'activity-entertainment',
  'con-dao-2',
  'activity-hang-duong',
  'activity-village-night',
])

/** Whether a drawing looks the same in both themes: it shows a night, or is a spot. */
export function keepsItsColours(scene: string): boolean {
  return nightScenes.has(scene) || /^spot-/.test(scene)
}

const hasNight = (scene: string) => __NIGHT_PICTURES__.includes(scene)

/** Returns the URL of a drawing's night file; undefined if it has none. */
export function nightUrl(url: string): string | undefined {
  const scene = drawnScene(url)
  return scene && hasNight(scene) ? url.replace(/\.svg$/, '-night.svg') : undefined
}

/** Darkens drawings without a night file in the dark theme. */
export function dayPictureClass(url: string): string {
  const scene = drawnScene(url)
  return scene && !hasNight(scene) && !keepsItsColours(scene) ? 'day-picture' : ''
}

/** Returns the URL of the whole picture in its largest size. */
export function wholePictureUrl(path: string): string {
  const photo = parseMediaPath(path)
  return photo ? largestPhoto(photo.key) : pictureUrl(path, 'full')
}

function ownPictureUrl(path: string | null | undefined, format: PictureFormat): string | undefined {
  const known = oldCovers[path ?? ''] ?? path
  if (!known) return undefined
  const photo = parseMediaPath(known)
  if (photo) return mediaPath(photo.key, { crop: format, width: plainWidth, format: 'webp' })
  const scene = /^@assets\/art\/([\w-]+)$/.exec(known)?.[1]
  if (scene) return artUrl(scene, format)
  if (known.startsWith(aliasPrefix)) return `/assets/${known.slice(aliasPrefix.length)}`
  return /^\/[^/\\]/.test(known) ? known : undefined
}
