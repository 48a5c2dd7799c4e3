import { env } from 'cloudflare:test'
import { decode } from 'fast-png'
import { afterEach, beforeAll, beforeEach, describe, expect, inject, it, vi } from 'vitest'
import type { MediaDetail } from '../../../schema/api/admin-media'
import {
  type MediaKey,
  type MediaVariant,
  mediaCrops,
  mediaFormats,
  mediaPath,
  mediaTypes,
  parseMediaPath,
  variantSize,
} from '../../../schema/media'
import { clearAdmins, insertAdmin } from '../../testing/admins'
import { clearMedia, picture, storedKeys, upload, uploaded } from '../../testing/media'
import { request } from '../../testing/site'
import { streamOf } from './media-files'

beforeAll(async () => {
  await clearAdmins()
  await insertAdmin('mai')
})
beforeEach(clearMedia)
afterEach(() => vi.restoreAllMocks())

function keyOf({ src }: MediaDetail): MediaKey {
  const key = parseMediaPath(src)?.key
  if (!key) throw new Error(src)
  return key
}

const small: MediaVariant = { crop: 'square', width: 320, format: 'webp' }
const year = 'public, max-age=31536000, immutable'

/** Counts what storage, Images and D1 are asked. */
function watch() {
  let asked = 0
  const count = <Binding extends object>(binding: Binding): Binding =>
    new Proxy(binding, {
      get: (target, property) => {
        asked += 1
        const value: unknown = Reflect.get(target, property, target)
        return typeof value === 'function' ? value.bind(target) : value
      },
    })
  return {
    bindings: { MEDIA: count(env.MEDIA), IMAGES: count(env.IMAGES), DB: count(env.DB) },
    asked: () => asked,
  }
}

/** Every crop in every format; AVIF, which takes seconds to make, of one crop in the short lane. */
const renditions = mediaCrops
  .flatMap((crop) => mediaFormats.map((format) => [crop, format] as const))
  .filter(([crop, format]) => inject('isDeep') || format !== 'avif' || crop === 'square')

describe('a rendition', () => {
  it.each(renditions)(
    'cut to %s as %s has the type and size that its address says',
    async (crop, format) => {
      const key = keyOf(await uploaded('photo.jpg'))
      for (const width of [320, 1080] as const) {
        const response = await request(mediaPath(key, { crop, width, format }))
        expect([response.status, response.headers.get('Content-Type')]).toEqual([
          200,
          mediaTypes[format],
        ])
        const bytes = new Uint8Array(await response.arrayBuffer())
        const { format: type, ...size } = await env.IMAGES.info(streamOf(bytes))
        expect([type, size]).toMatchObject([mediaTypes[format], variantSize(key, { crop, width })])
      }
    },
  )

  it('is never larger than the picture, and the share picture is a JPEG of its shape', async () => {
    const key = keyOf(await uploaded('turned-6.jpg'))
    for (const [variant, width, height] of [
      [{ crop: 'full', width: 2200, format: 'jpg' }, 240, 400],
      [{ crop: 'share', width: 1200, format: 'jpg' }, 240, 126],
    ] as const) {
      const response = await request(mediaPath(key, variant))
      expect(
        await env.IMAGES.info(streamOf(new Uint8Array(await response.arrayBuffer()))),
      ).toMatchObject({ width, height })
    }
  })

  it('is upright', async () => {
    const key = keyOf(await uploaded('turned-6.jpg'))
    const response = await request(mediaPath(key, { crop: 'full', width: 320, format: 'jpg' }))
    const png = await env.IMAGES.input(
      streamOf(new Uint8Array(await response.arrayBuffer())),
    ).output({ format: 'image/png' })
    const { width, channels, data } = decode(await png.response().arrayBuffer())
    // Red grew to the right before the turn, so that it grows to the bottom after it.
    const redAt = (x: number, y: number) => data[(y * width + x) * channels] ?? 0
    expect(redAt(120, 390) - redAt(120, 10)).toBeGreaterThan(150)
    expect(Math.abs(redAt(230, 200) - redAt(10, 200))).toBeLessThan(40)
  })

  it.each(['gps.jpg', 'gps.webp'] as const)(
    'of %s says nothing of place, camera or owner',
    async (name) => {
      const original = Buffer.from(picture(name)).toString('latin1')
      for (const secret of ['SecretCamera', 'XmpSecret']) expect(original).toContain(secret)
      const key = keyOf(await uploaded(name))
      for (const format of mediaFormats) {
        const response = await request(mediaPath(key, { crop: 'wide', width: 480, format }))
        const text = Buffer.from(await response.arrayBuffer()).toString('latin1')
        // The place as EXIF stores it: 4321/100 and 5678/100, in either byte order.
        const places = [4321, 5678].flatMap((value) => {
          const [little, big] = [Buffer.alloc(4), Buffer.alloc(4)]
          little.writeUInt32LE(value)
          big.writeUInt32BE(value)
          return [little, big].map((bytes) => bytes.toString('latin1'))
        })
        for (const secret of [
          'Exif',
          'SecretCamera',
          'Spy 9000',
          'Somebody',
          'xmp',
          'XmpSecret',
          ...places,
        ]) {
          expect(text.includes(secret), `${format} with ${secret}`).toBe(false)
        }
      }
    },
  )

  it('may be kept for a year, and cannot do anything in a browser', async () => {
    const path = mediaPath(keyOf(await uploaded('photo.jpg')), small)
    const { headers } = await request(path)
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': year,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    })
    expect(headers.get('Cross-Origin-Resource-Policy')).toBeNull()
    const tag = headers.get('ETag') ?? ''
    const unchanged = await request(path, { headers: { 'If-None-Match': tag } })
    expect([
      unchanged.status,
      await unchanged.text(),
      unchanged.headers.get('Cache-Control'),
    ]).toEqual([304, '', year])
    const head = await request(path, { method: 'HEAD' })
    expect([head.status, head.headers.get('Content-Type'), await head.text()]).toEqual([
      200,
      'image/webp',
      '',
    ])
  })

  it('is made once, and then comes from R2, and from the cache after that', async () => {
    const key = keyOf(await uploaded('photo.jpg'))
    const path = mediaPath(key, small)
    const first = Buffer.from(await (await request(path)).arrayBuffer())
    expect(await storedKeys('variants/')).toEqual([
      `variants/${key.id}-1/1200x900-${key.colour}/square-320.webp`,
    ])
    const cached = watch()
    expect(
      Buffer.from(await (await request(`${path}?cache=1`, {}, cached.bindings)).arrayBuffer()),
    ).toEqual(first)
    expect(cached.asked()).toBe(0)
    await caches.default.delete(`https://mangoroad.example${path}`)
    const IMAGES = new Proxy(env.IMAGES, {
      get: () => {
        throw new Error('made again')
      },
    })
    const stored = await request(path, {}, { IMAGES })
    expect([
      stored.status,
      stored.headers.get('Cache-Control'),
      stored.headers.get('Content-Type'),
    ]).toEqual([200, year, 'image/webp'])
    expect(Buffer.from(await stored.arrayBuffer())).toEqual(first)
  })
})

describe('an address', () => {
  it('of another version, size or colour leads to the one in force', async () => {
    const key = keyOf(await uploaded('photo.jpg'))
    await request(mediaPath(key, small))
    for (const other of [{ version: 7 }, { width: 100 }, { height: 5 }, { colour: '000000' }]) {
      const response = await request(mediaPath({ ...key, ...other }, small))
      expect([response.status, response.headers.get('Location')]).toEqual([
        302,
        mediaPath(key, small),
      ])
      expect(response.headers.get('Cache-Control')).toBe('public, max-age=300')
    }
  })

  it('of a file that was replaced leads to the new one, in the same frame', async () => {
    const old = keyOf(await uploaded('photo.jpg'))
    const replaced = keyOf(
      await (await upload(picture('turned-6.jpg'), { id: old.id })).json<MediaDetail>(),
    )
    const response = await request(mediaPath(old, { crop: 'tall', width: 480, format: 'avif' }))
    expect(response.headers.get('Location')).toBe(
      mediaPath(replaced, { crop: 'tall', width: 480, format: 'avif' }),
    )
  })

  it.each([
    ['another width', (path: string) => path.replace('320', '321')],
    ['another crop', (path: string) => path.replace('square', 'round')],
    ['another format', (path: string) => path.replace('webp', 'png')],
    ['a format in capitals', (path: string) => path.replace('webp', 'WEBP')],
    [
      'a share picture of another width',
      (path: string) => path.replace('square-320.webp', 'share-320.jpg'),
    ],
    ['a key without a colour', (path: string) => path.replace(/-[0-9a-f]{6}\//, '/')],
    ['a path within', (path: string) => path.replace('square', '..%2f..%2foriginals%2fsquare')],
  ])('of %s is 404, and asks nothing', async (_, change) => {
    const path = change(mediaPath(keyOf(await uploaded('photo.jpg')), small))
    const { bindings, asked } = watch()
    const response = await request(path, {}, bindings)
    expect([response.status, response.headers.get('Cache-Control')]).toEqual([404, 'no-store'])
    expect(asked()).toBe(0)
  })

  it('of a photograph that is not there, or in the trash, is 404', async () => {
    const key = keyOf(await uploaded('photo.jpg'))
    expect((await request(mediaPath({ ...key, id: 'aaaaaaaaaa' }, small))).status).toBe(404)
    await env.DB.prepare("update media set deleted_at = '2026-11-20T00:00:00.000Z'").run()
    const response = await request(mediaPath(key, small))
    expect([response.status, response.headers.get('Cache-Control')]).toEqual([404, 'no-store'])
    expect(await storedKeys('variants/')).toEqual([])
  })

  it('is taken with GET alone', async () => {
    const path = mediaPath(keyOf(await uploaded('photo.jpg')), small)
    for (const method of ['POST', 'PUT', 'DELETE'])
      expect((await request(path, { method })).status).toBe(405)
  })
})

describe('in trouble', () => {
  const down = <Binding extends object>(binding: Binding): Binding =>
    new Proxy(binding, {
      get: () => () => {
        throw new Error('it is down')
      },
    })

  it.each([
    ['R2', { MEDIA: down(env.MEDIA) }],
    ['Images', { IMAGES: down(env.IMAGES) }],
    ['D1', { DB: down(env.DB) }],
  ])(
    'of %s a photograph is 503 that nobody keeps, logged, and there again afterwards',
    async (_, bindings) => {
      const path = mediaPath(keyOf(await uploaded('photo.jpg')), small)
      const log = vi.spyOn(console, 'error').mockImplementation(() => {})
      const response = await request(path, {}, bindings)
      expect([
        response.status,
        response.headers.get('Cache-Control'),
        response.headers.get('Retry-After'),
      ]).toEqual([503, 'no-store', '30'])
      expect(log).toHaveBeenCalledWith(expect.stringContaining('a photograph could not be served'))
      log.mockRestore()
      expect((await request(path)).status).toBe(200)
    },
  )

  it('of Images is counted by day, and of nothing else', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    await env.DB.prepare('delete from daily_figures').run()
    const path = mediaPath(keyOf(await uploaded('photo.jpg')), small)
    for (const bindings of [{ MEDIA: down(env.MEDIA) }, { IMAGES: down(env.IMAGES) }])
      for (const _ of [1, 2]) await request(path, {}, bindings)
    const { results } = await env.DB.prepare('select name, value from daily_figures').all()
    expect(results).toEqual([{ name: 'images-refused', value: 2 }])
  })

  it('of R2’s writes a photograph is shown all the same', async () => {
    const path = mediaPath(keyOf(await uploaded('photo.jpg')), small)
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const MEDIA = new Proxy(env.MEDIA, {
      get: (target, property) => (property === 'get' ? target.get.bind(target) : down(target).put),
    })
    expect((await request(path, {}, { MEDIA })).status).toBe(200)
    expect(log).toHaveBeenCalledWith(expect.stringContaining('a rendition could not be stored'))
  })
})
