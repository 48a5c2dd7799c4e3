import { isDrawing } from '../../../schema/drawings'
import { type Locale, text } from '../../../schema/locale'
import { mediaPath, parseMediaPath, variantSize } from '../../../schema/media'
import { creditParts, type Photo, photoAt } from '../../../schema/photo-texts'
import { sceneOf } from '../../../schema/text-drawings'
import { drawingPictureOf } from '../../content/listed-pages'
import { mailTexts } from '../../platform/mail/texts/mail-texts'

/** Widths in CSS pixels. */
const columnWidth = 518
export const cardPictureWidth = 150
const tallWidth = 320

export interface LetterPicture {
  src: string
  width: number
  height: number
  alt: string
  caption: string
}

export function letterPicture(
  address: string,
  { language, siteUrl, photos }: { language: Locale; siteUrl: string; photos: readonly Photo[] },
  shown: 'column' | 'card' = 'column',
): LetterPicture | undefined {
  const key = parseMediaPath(address)?.key
  if (key) {
    const crop = shown === 'card' ? 'wide' : 'full'
    const variant = { crop, width: shown === 'card' ? 320 : 1080, format: 'jpg' } as const
    const photo = photoAt(photos, address)
    const size = variantSize(key, variant)
    const width =
      shown === 'card' ? cardPictureWidth : size.height > size.width ? tallWidth : columnWidth
    return {
      src: new URL(mediaPath(key, variant), siteUrl).href,
      width,
      height: Math.round((width * size.height) / size.width),
      alt: photo ? text(photo, 'alt', language) : '',
      caption: photo ? captionOf(photo, language) : '',
    }
  }
  const scene = sceneOf(address)
  const file = scene !== undefined && isDrawing(scene) ? drawingPictureOf(scene) : undefined
  if (file === undefined) return undefined
  const width = shown === 'card' ? cardPictureWidth : columnWidth
  return {
    src: new URL(file, siteUrl).href,
    width,
    height: Math.round((width * 630) / 1200),
    alt: '',
    caption: '',
  }
}

function captionOf(photo: Photo, language: Locale): string {
  const { photo: by, publicDomain } = mailTexts[language].letter
  const credit = creditParts(photo, { photo: by, publicDomain })
    .map((part) => part.text)
    .join(' · ')
  return [text(photo, 'caption', language), credit && `${by}: ${credit}`]
    .filter(Boolean)
    .join(' · ')
}
