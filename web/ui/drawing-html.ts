import { drawingClass } from '../../schema/text-drawings'
import { type ArtFormat, artSize, dayPictureClass, nightUrl, pictureUrl } from '../lib/art'
import { wideScreen } from '../lib/photo-sources'

interface DrawingOptions {
  /** `wide` is square on phones. */
  format: 'wide' | 'square'
  /** HTML already. */
  alt: string
  /** The media condition of night pictures. */
  night: string
}

export function drawingHtml(scene: string, { format, alt, night }: DrawingOptions): string {
  const urlOf = (shape: ArtFormat) => pictureUrl(`@assets/art/${scene}`, shape)
  const url = urlOf('square')
  const nightFile = nightUrl(url)
  const sources = [
    ...(format === 'wide' && nightFile
      ? [source('wide', `${wideScreen} and ${night}`, nightUrl(urlOf('wide')) ?? '')]
      : []),
    ...(format === 'wide' ? [source('wide', wideScreen, urlOf('wide'))] : []),
    ...(nightFile ? [source('square', night, nightFile)] : []),
  ]
  const name = `${drawingClass} ${dayPictureClass(url)}`.trim()
  return `<picture>${sources.join('')}<img class="${name}" src="${url}" alt="${alt}" ${sizeOf('square')} loading="lazy" decoding="async"></picture>`
}

function source(shape: ArtFormat, media: string, url: string): string {
  return `<source media="${media}" srcset="${url}" ${sizeOf(shape)}>`
}

function sizeOf(shape: ArtFormat): string {
  const { width, height } = artSize(shape)
  return `width="${width}" height="${height}"`
}
