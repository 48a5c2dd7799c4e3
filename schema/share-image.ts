import type { Locale } from './locale'
import { paths } from './paths'
import { isSpot } from './text-drawings'

/** A page's 1200×630 share picture; missing ones fall back to the home page's. */
export function shareImage(path: string, locale: Locale): string {
  return `/share/${locale}${path === paths.home ? '/home' : path}.jpg`
}

/** Share picture of a scene, for articles written after the build. */
export function coverShareImage(scene: string): string {
  return `/share/art/${scene}.jpg`
}

/** Products and spots have none. */
export function hasShareImage(scene: string): boolean {
  return !scene.startsWith('product-') && !isSpot(scene)
}
