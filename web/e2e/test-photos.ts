import sharp from 'sharp'
import { makePhotograph } from '../../tools/testing/photograph'

/** A file as an editor chooses it. */
export interface TestFile {
  name: string
  mimeType: string
  buffer: Buffer
}

/** What the camera wrote into the files: none of it may be in anything that visitors get. */
export const camera = {
  maker: 'MangoCam',
  model: 'Bien Hoa 22',
  serial: 'SN-4711-0815',
  owner: 'Nguyen Thi Rieng Tu',
}
/** The place that the files name, as the camera's text and as XMP. */
export const place = { datum: 'WGS-84-HOME', xmp: '16,3.6450N', area: 'Kiet 12 Nguyen Hue' }

const exif = {
  IFD0: { Make: camera.maker, Model: camera.model, Artist: camera.owner },
  IFD2: { BodySerialNumber: camera.serial },
  IFD3: {
    GPSLatitudeRef: 'N',
    GPSLatitude: '16/1 27/1 4500/100',
    GPSLongitudeRef: 'E',
    GPSLongitude: '107/1 35/1 1200/100',
    GPSMapDatum: place.datum,
  },
}
const xmp = `<?xpacket begin="" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:exif="http://ns.adobe.com/exif/1.0/" exif:GPSLatitude="${place.xmp}" exif:GPSAreaInformation="${place.area}"/></rdf:RDF></x:xmpmeta><?xpacket end="w"?>`

const file = (name: string, buffer: Buffer): TestFile => ({ name, mimeType: 'image/jpeg', buffer })

/** 1200×900, as a camera with a satellite receiver writes it. */
export async function photoWithPlace(seed: number): Promise<TestFile> {
  const picture = await makePhotograph({ width: 1200, height: 900, seed })
  return file(
    'DSC_0042.JPG',
    await picture.jpeg({ quality: 85 }).withExif(exif).withXmp(xmp).toBuffer(),
  )
}

/** Stored as 1200×900 and to be turned by 90°: upright it is 900×1200. */
export async function rotatedPhoto(seed: number): Promise<TestFile> {
  const picture = await makePhotograph({ width: 1200, height: 900, seed })
  const buffer = await picture
    .jpeg({ quality: 85 })
    .withExif({ ...exif, IFD0: { ...exif.IFD0, Orientation: '6' } })
    .withMetadata({ orientation: 6 })
    .toBuffer()
  return file('Ảnh chợ nổi (1).jpg', buffer)
}

/** Begins like a JPEG and ends in the middle of its tables. */
export async function brokenPhoto(seed: number): Promise<TestFile> {
  const { buffer } = await photoWithPlace(seed)
  return file('hong.jpg', Buffer.concat([buffer.subarray(0, 400), Buffer.alloc(4000, 0x20)]))
}

const secrets = [
  ...Object.values(camera),
  ...Object.values(place),
  'GPSLatitude',
  'xmpmeta',
  'Exif\0\0',
]

/**
 * What a file of the site tells that it must not: metadata of any kind, or words of {@link camera}
 * and {@link place}.
 */
export async function leaksOf(bytes: Buffer): Promise<string[]> {
  const { exif: hasExif, xmp: hasXmp, iptc: hasIptc, orientation } = await sharp(bytes).metadata()
  const kinds = { exif: hasExif, xmp: hasXmp, iptc: hasIptc, orientation }
  return [
    ...Object.entries(kinds).flatMap(([name, value]) => (value === undefined ? [] : name)),
    ...secrets.filter((secret) => bytes.includes(secret)),
  ]
}
