import { crc32, deflateSync } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'

/** Pictures for tests, made in code: the kinds that cameras, programs and attackers send. */

const seeded = (seed: number) => () => {
  seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31
  return seed / 2 ** 31
}

/** Pixels by a function of place; the same each time. */
function paint(
  width: number,
  height: number,
  colour: (x: number, y: number) => [number, number, number],
): Sharp {
  const data = Buffer.alloc(width * height * 3)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) data.set(colour(x / width, y / height), (y * width + x) * 3)
  return sharp(data, { raw: { width, height, channels: 3 } })
}

function noise(width: number, height: number): Sharp {
  const random = seeded(7)
  return paint(width, height, () => [random() * 255, random() * 255, random() * 255])
}

/** Red grows to the right, blue to the bottom. */
const gradient = (width: number, height: number) =>
  paint(width, height, (x, y) => [x * 255, 90, y * 255])
const flat = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 3, background } })

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name), data])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}

const pngSignature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10])

/** A PNG of a few bytes that says that it is so large. */
function hugePng(side: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  header.set([8, 2], 8)
  return Buffer.concat([
    pngSignature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(1000))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** A JPEG that says in its frame header that it is 65,000 pixels wide and high. */
function hugeJpeg(jpeg: Buffer): Buffer {
  const at = jpeg.indexOf(Buffer.from([0xff, 0xc0]))
  const huge = Buffer.from(jpeg)
  huge.writeUInt16BE(65_000, at + 5)
  huge.writeUInt16BE(65_000, at + 7)
  return huge
}

function ftyp(brand: string, others: string[] = []): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(16 + 4 * others.length)
  return Buffer.concat([
    length,
    Buffer.from(`ftyp${brand}`),
    Buffer.alloc(4),
    Buffer.from(others.join('')),
    Buffer.alloc(600, 'mdat'),
  ])
}

function changed(file: Buffer, change: (copy: Buffer) => void): Buffer {
  const copy = Buffer.from(file)
  change(copy)
  return copy
}

/** Where the photograph with a place says that it was taken, and by what. */
export const gpsPlace = {
  latitude: '16/1 3/1 4321/100',
  longitude: '108/1 12/1 5678/100',
  make: 'SecretCamera',
  model: 'Spy 9000',
}

const withGps = () =>
  gradient(640, 480)
    .withExif({
      IFD0: { Make: gpsPlace.make, Model: gpsPlace.model, Copyright: 'Somebody secret' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: gpsPlace.latitude,
        GPSLongitudeRef: 'E',
        GPSLongitude: gpsPlace.longitude,
      },
    })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><secret>XmpSecret</secret></x:xmpmeta>')

const turned = (orientation: number) => gradient(400, 240).withMetadata({ orientation })

/** Files that the library takes. */
async function goodPictures(): Promise<Record<string, Buffer>> {
  const frames = await Promise.all(
    ['#c03020', '#2030c0'].map((colour) => flat(240, 220, colour).png().toBuffer()),
  )
  const { data: clear } = await sharp({
    create: {
      width: 300,
      height: 220,
      channels: 4,
      background: { r: 20, g: 160, b: 60, alpha: 0.4 },
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true })
  const photo = await gradient(1200, 900).jpeg({ quality: 40 }).toBuffer()
  return {
    'photo.jpg': photo,
    'noise.jpg': await noise(220, 220).jpeg({ quality: 15 }).toBuffer(),
    'gradient.png': await gradient(300, 200).png({ palette: true, colours: 64 }).toBuffer(),
    'gradient.webp': await gradient(480, 320).webp({ quality: 40 }).toBuffer(),
    'gradient.avif': await gradient(480, 320).avif({ quality: 30, effort: 2 }).toBuffer(),
    'turned-6.jpg': await turned(6).jpeg({ quality: 40 }).toBuffer(),
    'turned-8.jpg': await turned(8).jpeg({ quality: 40 }).toBuffer(),
    'turned-6.webp': await turned(6).webp({ quality: 40 }).toBuffer(),
    'gps.jpg': await withGps().jpeg({ quality: 40 }).toBuffer(),
    'gps.webp': await withGps().webp({ quality: 40 }).toBuffer(),
    'cmyk.jpg': await flat(300, 240, '#c63').toColourspace('cmyk').jpeg().toBuffer(),
    'animated.webp': await sharp(frames, { join: { animated: true } })
      .webp()
      .toBuffer(),
    'clear.png': clear,
    'grey.jpg': await flat(300, 240, '#808080').greyscale().jpeg().toBuffer(),
    'sixteen-bit.png': await flat(300, 240, '#3366cc').toColourspace('rgb16').png().toBuffer(),
    'with-html.jpg': Buffer.concat([
      photo,
      Buffer.from('<!doctype html><script>alert("HiddenScript")</script>'),
    ]),
    'with-zip.jpg': Buffer.concat([photo, Buffer.from('PK\u0003\u0004HiddenArchive')]),
    'with-script.png': await withText(await flat(300, 240, '#3366cc').png().toBuffer()),
  }
}

/** A PNG with a script in a text chunk, before its end. */
function withText(png: Buffer): Buffer {
  const text = chunk(
    'tEXt',
    Buffer.from('Comment\0<script>alert("HiddenScript")</script>', 'latin1'),
  )
  return Buffer.concat([png.subarray(0, -12), text, png.subarray(-12)])
}

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"><script>alert(1)</script></svg>'

/** Files that it refuses, by the reason. */
async function badFiles(): Promise<Record<string, [reason: string, Buffer]>> {
  const photo = await gradient(400, 300).jpeg({ quality: 40 }).toBuffer()
  const png = await gradient(300, 240).png({ palette: true, colours: 16 }).toBuffer()
  const webp = await gradient(300, 240).webp({ quality: 40 }).toBuffer()
  const avif = await gradient(300, 240).avif({ quality: 30, effort: 2 }).toBuffer()
  return {
    'empty.jpg': ['empty', Buffer.alloc(0)],
    'huge.png': ['too-many-pixels', hugePng(20_000)],
    'huge.jpg': ['too-many-pixels', hugeJpeg(photo)],
    'long.png': [
      'too-many-pixels',
      await flat(12_001, 300, '#c63').png({ palette: true }).toBuffer(),
    ],
    'one-pixel.png': ['too-small', await flat(1, 1, '#fff').png().toBuffer()],
    'narrow.jpg': ['too-small', await flat(900, 199, '#fff').jpeg().toBuffer()],
    'drawing.svg': ['svg', Buffer.from(svg)],
    'drawing.jpg': [
      'svg',
      Buffer.from(`\ufeff<?xml version="1.0"?>\n<!-- a photograph -->\n${svg}`),
    ],
    'page.html': [
      'html',
      Buffer.from('<!DOCTYPE html><html><body><script>alert(1)</script></body></html>'),
    ],
    'page.png': ['html', Buffer.from('\n\n <script>alert(1)</script>')],
    'page-with-svg.jpg': ['html', Buffer.from(`<html><body>${svg}</body></html>`)],
    'moving.gif': ['gif', await flat(300, 240, '#c63').gif().toBuffer()],
    'phone.heic': ['heic', ftyp('heic', ['mif1', 'heic'])],
    'document.pdf': [
      'not-a-picture',
      Buffer.from('%PDF-1.7\n%âãÏÓ\n1 0 obj\n<< /Type /Catalog >>\nendobj'),
    ],
    'film.mp4': ['not-a-picture', ftyp('isom', ['isom', 'iso2', 'mp41'])],
    'archive.zip': ['not-a-picture', Buffer.from('PK\u0003\u0004\u0014\0\0\0\0\0page.html<html>')],
    'note.txt': ['not-a-picture', Buffer.from('Xin chào')],
    'feed.xml': ['not-a-picture', Buffer.from('<?xml version="1.0"?><rss version="2.0"></rss>')],
    'old.bmp': ['not-a-picture', Buffer.concat([Buffer.from('BM'), Buffer.alloc(200, 7)])],
    'scan.tiff': [
      'not-a-picture',
      await flat(300, 240, '#c63').tiff({ compression: 'deflate' }).toBuffer(),
    ],
    'icon.ico': ['not-a-picture', Buffer.from([0, 0, 1, 0, 1, 0, 16, 16, 0, 0, 1, 0, 32, 0])],
    'program.exe': ['not-a-picture', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(200, 3)])],
    'two-bytes.jpg': ['not-a-picture', Buffer.from([0xff, 0xd8])],
    'truncated.jpg': ['broken', photo.subarray(0, Math.floor(photo.length * 0.6))],
    'garbage.jpg': ['broken', Buffer.concat([photo.subarray(0, 20), Buffer.alloc(3000, 0x5a)])],
    'only-header.jpg': ['broken', Buffer.from([0xff, 0xd8, 0xff, 0xe0])],
    'wrong-sum.png': ['broken', changed(png, (copy) => copy.set([1, 2, 3, 4], copy.length - 16))],
    'truncated.png': ['broken', png.subarray(0, Math.floor(png.length * 0.5))],
    'only-signature.png': ['broken', pngSignature],
    'wrong-length.webp': [
      'broken',
      changed(webp, (copy) => copy.writeUInt32LE(copy.length * 3, 4)),
    ],
    'truncated.webp': ['broken', webp.subarray(0, Math.floor(webp.length * 0.5))],
    'truncated.avif': ['broken', avif.subarray(0, Math.floor(avif.length * 0.5))],
    'garbage.avif': ['broken', ftyp('avif', ['mif1', 'avif'])],
  }
}

/**
 * All of them: the tests of the Worker run where nothing can make them. Base64, and the reason of
 * those that are refused.
 */
export async function makeTestPictures() {
  const good = Object.entries(await goodPictures()).map(([name, file]) => [
    name,
    file.toString('base64'),
  ])
  const bad = Object.entries(await badFiles()).map(([name, [reason, file]]) => [
    name,
    { reason, file: file.toString('base64') },
  ])
  return {
    good: Object.fromEntries(good) as Record<string, string>,
    bad: Object.fromEntries(bad) as Record<string, { reason: string; file: string }>,
  }
}
