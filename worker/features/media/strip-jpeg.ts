/** What a decoder needs: JFIF (APP0), the colour profile (APP2), Adobe's transform (APP14). */
const needed = new Set([0xe0, 0xe2, 0xee])
const isApplication = (marker: number) => marker >= 0xe0 && marker <= 0xef
const comment = 0xfe
const startOfScan = 0xda

/**
 * Removes EXIF, XMP, IPTC and comments: Images keeps a JPEG's EXIF copyright, which names a person
 * (developers.cloudflare.com/images, "metadata"). Other files are returned as they are.
 */
export function stripJpeg(file: ArrayBuffer): ArrayBuffer {
  const view = new DataView(file)
  if (file.byteLength < 4 || view.getUint16(0) !== 0xffd8) return file
  const kept = [new Uint8Array(file, 0, 2)]
  let at = 2
  while (
    at + 4 <= file.byteLength &&
    view.getUint8(at) === 0xff &&
    view.getUint8(at + 1) !== startOfScan
  ) {
    const marker = view.getUint8(at + 1)
    const end = Math.min(at + 2 + view.getUint16(at + 2), file.byteLength)
    const isWanted = marker !== comment && (!isApplication(marker) || needed.has(marker))
    if (isWanted) kept.push(new Uint8Array(file, at, end - at))
    at = end
  }
  kept.push(new Uint8Array(file, at))
  const stripped = new Uint8Array(kept.reduce((length, part) => length + part.length, 0))
  let length = 0
  for (const part of kept) {
    stripped.set(part, length)
    length += part.length
  }
  return stripped.buffer
}
