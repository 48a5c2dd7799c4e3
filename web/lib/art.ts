export type ArtFormat = 'wide' | 'tall' | 'square'

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

/** The address of a drawn scene in one of its formats. */
function artUrl(scene: string, format: ArtFormat): string {
  return `/assets/art/${__ART_VERSION__}/${scene}-${format}.svg`
}

/** The natural size of a scene's picture, in pixels. */
export function artSize(format: ArtFormat): { width: number; height: number } {
  return sizes[format]
}

/** The cover that stands in for a missing one. */
export function defaultCover(format: ArtFormat): string {
  return artUrl(defaultScene, format)
}

/**
 * The address of a stored picture path: the alias prefix `@assets/` becomes `/assets/`, `@assets/art/<scene>` the drawn scene
 * in the wanted format, two old paths map to scenes; a missing path, or one that is not a root-relative file, the default cover.
 */
export function pictureUrl(path: string | null | undefined, format: ArtFormat): string {
  return ownPictureUrl(path, format) ?? defaultCover(format)
}

/** Returns the addresses to try for a picture: its own, that of `standIn`, the default cover; only those of this site. */
export function pictureUrls(path: string | null | undefined, standIn: string | undefined, format: ArtFormat): string[] {
  const urls = [ownPictureUrl(path, format), ownPictureUrl(standIn, format), defaultCover(format)]
  return [...new Set(urls.filter((url) => url !== undefined))]
}

/** The address of a picture's night version: within the same file, so that it is fetched once. */
export function nightUrl(url: string): string {
  return url.endsWith('.svg') ? `${url}#night` : url
}

function ownPictureUrl(path: string | null | undefined, format: ArtFormat): string | undefined {
  const known = oldCovers[path ?? ''] ?? path
  if (!known) return undefined
  const scene = /^@assets\/art\/([\w-]+)$/.exec(known)?.[1]
  if (scene) return artUrl(scene, format)
  if (known.startsWith(aliasPrefix)) return `/assets/${known.slice(aliasPrefix.length)}`
  return /^\/[^/\\]/.test(known) ? known : undefined
}
