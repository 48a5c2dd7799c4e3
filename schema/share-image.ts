import type { Locale } from './locale'
import { paths } from './paths'
import { isSpot } from './text-drawings'

/**
 * Address of a page's 1200×630 share picture, the same for every build. The Worker serves the home
 * page's if there is none.
 */
export function shareImage(path: string, locale: Locale): string {
  return `/share/${locale}${path === paths.home ? '/home' : path}.jpg`
}

/**
 * Address of the share picture of a drawn scene, which articles written after the build have: their
 * cover without words.
 */
export function coverShareImage(scene: string): string {
  return `/share/art/${scene}.jpg`
}

/** Whether a drawn scene has one: goods and spots have none, they are shared by the home page's. */
export function hasShareImage(scene: string): boolean {
  return !scene.startsWith('product-') && !isSpot(scene)
}
