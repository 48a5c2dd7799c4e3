import sharp, { type Sharp } from 'sharp'
import { brandColours } from '../../schema/brand'
import { site } from '../../schema/site'
import { faces, outlines, widthOf, wrapped } from './lettering'

const width = 1200
const height = 630
const pictureSide = 590
const margin = 20
const textWidth = width - pictureSide - 2 * margin - 100
const mostBytes = 120 * 1024

/** The largest size at which a title takes at most five lines, none broken within a word. */
function fittedTitle(title: string): { lines: string[]; size: number } {
  for (let size = 64; size > 30; size -= 2) {
    const lines = wrapped(title, faces.display, size, textWidth)
    const fits =
      lines.length * size * 1.2 <= 330 &&
      lines.every((line) => widthOf(line, faces.display, size) <= textWidth)
    if (fits) return { lines, size }
  }
  return { lines: wrapped(title, faces.display, 30, textWidth), size: 30 }
}

function letteringSvg(title: string, tagline: string): string {
  const { lines, size } = fittedTitle(title)
  const lineHeight = size * 1.2
  const top = (height - lines.length * lineHeight) / 2 + size * 0.85
  const titleLines = lines.map((line, index) =>
    outlines(line, faces.display, size, 60, top + index * lineHeight, brandColours.onNight[0]),
  )
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    `<rect width="${width}" height="${height}" fill="${brandColours.night[0]}"/>`,
    `<circle cx="73" cy="66" r="15" fill="#f6a623"/><path d="M75 50q4-12 16-12q-2 12-16 12" fill="#7fa23a"/>`,
    outlines(site.name, faces.display, 30, 102, 77, brandColours.onNight[0]),
    ...titleLines,
    outlines(tagline, faces.body, 20, 60, 582, brandColours.turmeric[0]),
    `<rect x="${width - pictureSide - margin}" y="${margin}" width="${pictureSide}" height="${pictureSide}" fill="${brandColours.card[0]}"/>`,
    '</svg>',
  ].join('')
}

/**
 * The share picture of a cover alone, for an article written after the build: without words, for
 * both languages.
 */
export async function drawCoverPicture(scene: string): Promise<Buffer> {
  return encode(
    sharp(Buffer.from(scene)).resize(width, height, { fit: 'cover' }),
    scene.slice(0, 80),
  )
}

/** A JPEG of at most 120 KB. Throws a RangeError naming a picture that does not fit. */
async function encode(image: Sharp, name: string): Promise<Buffer> {
  for (const quality of [84, 74, 60, 45]) {
    const jpeg = await image.clone().jpeg({ quality, mozjpeg: true }).toBuffer()
    if (jpeg.length <= mostBytes) return jpeg
  }
  throw new RangeError(`the share picture of '${name}' does not fit 120 KB`)
}

/**
 * A page's share picture: its title in the site's type beside its poster, 1200×630, a JPEG of at
 * most 120 KB.
 */
export async function drawSharePicture(
  title: string,
  tagline: string,
  poster: string,
): Promise<Buffer> {
  const frame = 12
  const side = pictureSide - 2 * frame
  const picture = await sharp(Buffer.from(poster)).resize(side, side).png().toBuffer()
  const image = sharp(Buffer.from(letteringSvg(title, tagline))).composite([
    { input: picture, left: width - pictureSide - margin + frame, top: margin + frame },
  ])
  return encode(image, title)
}
