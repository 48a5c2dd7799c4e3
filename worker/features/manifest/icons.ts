export interface Icon {
  path: string
  size: number
  purpose: 'any' | 'maskable' | 'apple'
}

/** RSS 2.0 allows at most 144 pixels for a channel's `image`. */
export const smallIcon: Icon = { path: '/icon-96.png', size: 96, purpose: 'any' }

export const icons: readonly Icon[] = [
  smallIcon,
  { path: '/icon-192.png', size: 192, purpose: 'any' },
  { path: '/icon-512.png', size: 512, purpose: 'any' },
  { path: '/icon-maskable-512.png', size: 512, purpose: 'maskable' },
  { path: '/apple-touch-icon.png', size: 180, purpose: 'apple' },
]

export const faviconSizes = [16, 32, 48]
