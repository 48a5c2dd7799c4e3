import { env } from 'cloudflare:test'
import { decode } from 'fast-png'
import { expect, it } from 'vitest'
import { picture } from '../../testing/media'
import { stripJpeg } from './make-variant'
import { streamOf } from './media-files'

const pixelsOf = async (file: BufferSource) => {
  const made = await env.IMAGES.input(streamOf(file)).output({ format: 'image/png' })
  return Buffer.from(decode(await made.response().arrayBuffer()).data).toString('base64')
}

it('takes place, camera and owner out of a JPEG, and leaves its pixels', async () => {
  const { buffer } = picture('gps.jpg')
  const stripped = stripJpeg(buffer)
  const text = Buffer.from(stripped).toString('latin1')
  for (const secret of ['Exif', 'SecretCamera', 'Somebody', 'XmpSecret', 'xmpmeta']) {
    expect(Buffer.from(buffer).toString('latin1')).toContain(secret)
    expect(text).not.toContain(secret)
  }
  expect(await pixelsOf(stripped)).toBe(await pixelsOf(buffer))
})

it('leaves the colours of CMYK, and what is no JPEG', async () => {
  const { buffer } = picture('cmyk.jpg')
  expect(await pixelsOf(stripJpeg(buffer))).toBe(await pixelsOf(buffer))
  for (const name of ['gradient.webp', 'gradient.avif', 'gradient.png'] as const) {
    const file = picture(name).buffer
    expect(stripJpeg(file)).toBe(file)
  }
  for (const odd of [
    [],
    [0xff],
    [0xff, 0xd8, 0xff, 0xe1],
    [0xff, 0xd8, 0xff, 0xe1, 0xff, 0xff, 1, 2],
  ]) {
    expect(() => stripJpeg(new Uint8Array(odd).buffer)).not.toThrow()
  }
})
