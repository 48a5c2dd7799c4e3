import { largestPhoto, plainWidth } from '../../schema/figures'
import { type MediaCrop, mediaPath, parseMediaPath } from '../../schema/media'
import { keepsItsColours, nightPictures } from './night-pictures'

export type ArtFormat = 'wide' | 'tall' | 'square'

/**
 * How a picture is shown: drawings in one of their formats, photographs in a crop; `full` is all of
 * a photograph, and a wide drawing.
 */
export type PictureFormat = MediaCrop

const sizes: Record<ArtFormat, { width: number; height: number }> = {
  wide: { width: 1600, height: 900 },
  tall: { width: 960, height: 1200 },
  square: { width: 900, height: 900 },
}

const aliasPrefix = '@assets/'
const defaultScene = 'default-cover'

/** Two covers of the older site that now are drawn scenes. */
const oldCovers: Record<string, string> = {
  '/images/ha-long-bay.jpg': `${aliasPrefix}art/halong-bay`,
  '/images/sapa-terraces.jpg': `${aliasPrefix}art/sapa`,
}

const drawnFormat = (format: PictureFormat): ArtFormat => (format === 'full' ? 'wide' : format)

/** The address of a drawn scene in one of its formats. */
function artUrl(scene: string, format: PictureFormat): string {
  return `/assets/art/${__ART_VERSION__}/${scene}-${drawnFormat(format)}.svg`
}

/** The natural size of a scene's picture, in pixels. */
export function artSize(format: PictureFormat): { width: number; height: number } {
  return sizes[drawnFormat(format)]
}

/** The cover that stands in for a missing one. */
export function defaultCover(format: PictureFormat): string {
  return artUrl(defaultScene, format)
}

/**
 * The address of a stored picture path: the alias prefix `@assets/` becomes `/assets/`,
 * `@assets/art/<scene>` the drawn scene in the wanted format, a photograph's address that of a
 * middling rendition in the wanted crop, two old paths map to scenes; a missing path, or one that
 * is not a root-relative file, the default cover.
 */
export function pictureUrl(path: string | null | undefined, format: PictureFormat): string {
  return ownPictureUrl(path, format) ?? defaultCover(format)
}

/**
 * Returns the addresses to try for a picture: its own, that of `standIn`, the default cover; only
 * those of this site.
 */
export function pictureUrls(
  path: string | null | undefined,
  standIn: string | undefined,
  format: PictureFormat,
): string[] {
  const urls = [ownPictureUrl(path, format), ownPictureUrl(standIn, format), defaultCover(format)]
  return [...new Set(urls.filter((url) => url !== undefined))]
}

const drawing = /^\/assets\/art\/\w+\/([\w-]+?)-(?:wide|tall|square)(?:-night)?\.svg$/

/** The scene that an address of {@link pictureUrl} shows; undefined where it is no drawing. */
export function drawnScene(url: string): string | undefined {
  return drawing.exec(url)?.[1]
}

/** The address of a drawing's own file for the night; undefined where it has none. */
export function nightUrl(url: string): string | undefined {
  const scene = drawnScene(url)
  return scene && nightPictures.has(scene) ? url.replace(/\.svg$/, '-night.svg') : undefined
}

/**
 * The class of a picture that is shown a little darker by night: of most drawings that have no file
 * for it.
 */
export function dayPictureClass(url: string): string {
  const scene = drawnScene(url)
  return scene && !nightPictures.has(scene) && !keepsItsColours(scene) ? 'day-picture' : ''
}

/** The address of a whole picture, as large as there is. */
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
