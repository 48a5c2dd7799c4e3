/** An icon of the site as the build draws it from `favicon.svg`: a PNG, square. */
export interface Icon {
  path: string
  size: number
  /**
   * `any` stands free, `maskable` fills the square with its drawing inside the safe zone, `apple`
   * fills it.
   */
  purpose: 'any' | 'maskable' | 'apple'
}

/**
 * Small enough for what RSS allows of a channel's picture (144 pixels). Source: RSS 2.0, `image`.
 */
export const smallIcon: Icon = { path: '/icon-96.png', size: 96, purpose: 'any' }

export const icons: readonly Icon[] = [
  smallIcon,
  { path: '/icon-192.png', size: 192, purpose: 'any' },
  { path: '/icon-512.png', size: 512, purpose: 'any' },
  { path: '/icon-maskable-512.png', size: 512, purpose: 'maskable' },
  { path: '/apple-touch-icon.png', size: 180, purpose: 'apple' },
]

export const faviconSizes = [16, 32, 48]
