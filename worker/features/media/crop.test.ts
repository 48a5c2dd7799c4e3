import { env } from 'cloudflare:test'
import { decode } from 'fast-png'
import { beforeEach, expect, it } from 'vitest'
import type { MediaDetail } from '../../../schema/api/admin-media'
import type { ErrorBody } from '../../../schema/errors'
import { parseMediaPath } from '../../../schema/media'
import { clearAdmins, sessionCookie } from '../../testing/admins'
import { clearMedia, picture, upload, uploaded } from '../../testing/media'
import { type Desk, openDesk } from '../../testing/newsroom'
import { request } from '../../testing/site'
import { streamOf } from './media-files'

let desk: Desk
let photo: MediaDetail
beforeEach(async () => {
  await clearAdmins()
  await clearMedia()
  desk = await openDesk()
  photo = await uploaded('photo.jpg')
})

const none = { rotate: 0, crop: null }
const edit = (change: object, { id, updatedAt } = photo) =>
  desk<MediaDetail>('PUT', `/media/${id}/edit`, { ...none, updatedAt, ...change })

/** The colours of a picture, by place in it from 0 to 1. */
async function coloursOf(response: Response) {
  const made = await env.IMAGES.input(
    streamOf(new Uint8Array(await response.arrayBuffer())),
  ).output({ format: 'image/png' })
  const { width, height, channels, data } = decode(await made.response().arrayBuffer())
  const at = (x: number, y: number) => {
    const pixel = (Math.round(y * (height - 1)) * width + Math.round(x * (width - 1))) * channels
    return [0, 1, 2].map((channel) => data[pixel + channel] ?? 0)
  }
  return { width, height, at }
}
const widest = (src: string) => request(src.replace('1080.jpg', '2200.jpg'))

it('turns and cuts a photograph at every address, and leaves its file', async () => {
  const original = await coloursOf(await widest(photo.src))
  const crop = { left: 90, top: 300, width: 400, height: 600 }
  const { status, body } = await edit({ rotate: 90, crop })
  expect([status, body]).toMatchObject([200, { width: 400, height: 600, id: photo.id }])
  expect(parseMediaPath(body.src)?.key).toMatchObject({ version: 2, width: 400, height: 600 })
  const shown = await coloursOf(await widest(body.src))
  expect([shown.width, shown.height]).toEqual([400, 600])
  for (const [x, y] of [
    [0, 0],
    [1, 0],
    [0, 1],
    [1, 1],
  ] as const) {
    // Clockwise by 90°: what was below is left, what was left is above.
    const [u, v] = [(90 + x * 399) / 899, (300 + y * 599) / 1199]
    const [wanted, found] = [original.at(v, 1 - u), shown.at(x, y)]
    for (const channel of [0, 1, 2])
      expect(Math.abs((found[channel] ?? 0) - (wanted[channel] ?? 0))).toBeLessThan(12)
  }
  expect((await request(photo.src)).headers.get('Location')).toBe(body.src)
  const download = await request(`/api/admin/media/${photo.id}/original`, {
    headers: await sessionCookie('mai'),
  })
  expect(Buffer.from(await download.arrayBuffer())).toEqual(Buffer.from(picture('photo.jpg')))
})

it('shows all of the original to crop it again, and goes back to it', async () => {
  const { body } = await edit({ crop: { left: 0, top: 0, width: 300, height: 300 } })
  const uncropped = await request(`/api/admin/media/${photo.id}/uncropped`, {
    headers: await sessionCookie('mai'),
  })
  expect(await coloursOf(uncropped)).toMatchObject({ width: 1080, height: 810 })
  const back = await edit({}, body)
  expect(back.body).toMatchObject({ edit: null, width: 1200, height: 900 })
  expect(parseMediaPath(back.body.src)?.key.version).toBe(3)
})

it('carries the focal point into the frame', async () => {
  await env.DB.prepare('update media set focal_x = 0.5, focal_y = 0.25').run()
  const crop = { left: 450, top: 0, width: 450, height: 1200 }
  const { body } = await edit({ rotate: 90, crop })
  // At 75% and 50% of what is turned; the frame is its right half.
  expect([body.focalX, body.focalY]).toEqual([0.5, 0.5])
})

it('is dropped with the file', async () => {
  await edit({ rotate: 180 })
  const response = await upload(picture('turned-6.jpg'), { id: photo.id })
  expect(await response.json()).toMatchObject({ edit: null, width: 240, height: 400 })
})

it.each([
  ['outside the picture', { left: 900, top: 0, width: 301, height: 300 }],
  ['outside the turned picture', { left: 0, top: 0, width: 901, height: 300 }, 90],
  ['too small', { left: 0, top: 0, width: 199, height: 300 }],
])('is refused %s', async (_, crop, rotate = 0) => {
  const { status, body } = await desk<ErrorBody>('PUT', `/media/${photo.id}/edit`, {
    updatedAt: photo.updatedAt,
    rotate,
    crop,
  })
  expect([status, body.issues?.[0]?.path]).toEqual([400, 'crop'])
})

it('is refused where somebody else changed the photograph, and is audited once', async () => {
  const { body } = await edit({ rotate: 270 })
  expect((await edit({ rotate: 90 })).status).toBe(409)
  // The same again changes nothing.
  expect((await edit({ rotate: 270 }, body)).body).toEqual(body)
  const { results } = await env.DB.prepare(
    "select * from audit_log where action = 'media.update'",
  ).all<Record<string, string>>()
  expect(results.map(({ after }) => JSON.parse(after ?? ''))).toMatchObject([
    { edit: { rotate: 270 }, width: 900, height: 1200 },
  ])
})
