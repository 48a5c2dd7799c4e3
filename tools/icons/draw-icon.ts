import sharp from 'sharp'
import { brandColours } from '../../schema/brand'
import { faviconSizes, type Icon } from '../../worker/features/manifest/icons'

const side = 64
const [paper] = brandColours.paper
/** The middle of the drawing within its square. */
const middle = { x: 33.5, y: 30.5 }
/**
 * How large the drawing stands: within the circle of 40% of the side that a mask leaves (W3C
 * manifest), or nearly filling the square.
 */
const scales: Record<Icon['purpose'], number> = { any: 1, maskable: 0.84, apple: 0.96 }

/** The drawing of an icon: the favicon as it is, or on a square of paper. */
function iconSvg(favicon: string, purpose: Icon['purpose']): string {
  if (purpose === 'any') return favicon
  const drawing = favicon.replace(/<\/?svg[^>]*>/g, '')
  const place = `translate(${side / 2} ${side / 2}) scale(${scales[purpose]}) translate(${-middle.x} ${-middle.y})`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}"><rect width="${side}" height="${side}" fill="${paper}"/><g transform="${place}">${drawing}</g></svg>`
}

/** An icon as a PNG, drawn from the source of `favicon.svg`. */
export function drawIcon(
  favicon: string,
  { size, purpose }: Pick<Icon, 'size' | 'purpose'>,
): Promise<Buffer> {
  const svg = Buffer.from(iconSvg(favicon, purpose))
  return sharp(svg, { density: (72 * size) / side })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer()
}

/**
 * `favicon.ico`: a directory of PNGs. Source: the ICO format, six bytes of header and sixteen a
 * picture before the pictures themselves.
 */
export async function drawFavicon(favicon: string): Promise<Buffer> {
  const pictures = await Promise.all(
    faviconSizes.map((size) => drawIcon(favicon, { size, purpose: 'any' })),
  )
  const header = Buffer.alloc(6 + 16 * pictures.length)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(pictures.length, 4)
  let offset = header.length
  for (const [index, picture] of pictures.entries()) {
    const at = 6 + 16 * index
    header.writeUInt8(faviconSizes[index] ?? 0, at)
    header.writeUInt8(faviconSizes[index] ?? 0, at + 1)
    header.writeUInt16LE(1, at + 4)
    header.writeUInt16LE(32, at + 6)
    header.writeUInt32LE(picture.length, at + 8)
    header.writeUInt32LE(offset, at + 12)
    offset += picture.length
  }
  return Buffer.concat([header, ...pictures])
}
