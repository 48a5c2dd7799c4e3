import type { MediaItem } from '../../../schema/api/admin-media'
import type { Locale } from '../../../schema/locale'
import { type MediaCrop, mediaPath, type mediaWidths, parseMediaPath } from '../../../schema/media'
import { formatNumber } from '../../../schema/numbers'

export function mediaVariant(
  src: string,
  crop: MediaCrop,
  width: (typeof mediaWidths)[number],
): string {
  const parsed = parseMediaPath(src)
  return parsed ? mediaPath(parsed.key, { crop, width, format: 'webp' }) : src
}

export function mediaColour(src: string): string | undefined {
  const parsed = parseMediaPath(src)
  return parsed && `#${parsed.key.colour}`
}

export function missingAlt({
  altVi,
  altEn,
}: Pick<MediaItem, 'altVi' | 'altEn'>): 'both' | 'vi' | 'en' | undefined {
  if (altVi === '') return altEn === '' ? 'both' : 'vi'
  return altEn === '' ? 'en' : undefined
}

/** Returns a size such as `2,4 MB` or `380 KB`. */
export function formatBytes(bytes: number, locale: Locale): string {
  const kilobytes = bytes / 1024
  if (kilobytes < 1000) return `${formatNumber(Math.max(1, Math.round(kilobytes)), locale)} KB`
  return `${formatNumber(Math.round(kilobytes / 102.4) / 10, locale)} MB`
}

export function isForeign(address: string): boolean {
  return /^(?:https?:)?\/\/[^/]/i.test(address)
}

export function copyableAddress(address: string): string {
  return address.replace(/^(?:http:)?\/\//i, 'https://')
}
