import { env } from 'cloudflare:test'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { MediaDetail } from '../../../schema/api/admin-media'
import { parseMediaPath } from '../../../schema/media'
import { readContentVersion } from '../../platform/cache/content-version'
import { clearAdmins, insertAdmin, sessionCookie } from '../../testing/admins'
import {
  clearMedia,
  countMedia,
  picture,
  refusalOf,
  storedKeys,
  upload,
  uploaded,
} from '../../testing/media'
import { request } from '../../testing/site'

beforeAll(async () => {
  await clearAdmins()
  await insertAdmin('mai')
  await insertAdmin('lan', 'editor')
})
beforeEach(async () => {
  await clearMedia()
  await env.DB.prepare('delete from audit_log').run()
})

const audited = async () => {
  const { results } = await env.DB.prepare(
    'select action, username, label from audit_log order by id',
  ).all()
  return results
}
const colourOf = (detail: MediaDetail) => parseMediaPath(detail.src)?.key.colour ?? ''
const trash = (id: string) =>
  env.DB.prepare("update media set deleted_at = '2026-11-20T00:00:00.000Z' where id = ?")
    .bind(id)
    .run()

describe('an upload', () => {
  it('becomes a photograph with its size, file and audit entry', async () => {
    const bytes = picture('photo.jpg')
    const response = await upload(bytes, { fileName: 'Cầu Vàng.jpg', username: 'lan' })
    expect(response.status).toBe(201)
    const detail = await response.json<MediaDetail>()
    expect(detail).toMatchObject({
      fileName: 'Cầu Vàng.jpg',
      mimeType: 'image/jpeg',
      bytes: bytes.length,
      width: 1200,
      height: 900,
      focalX: 0.5,
      focalY: 0.5,
      licence: 'own',
      altVi: '',
      creditUrl: '',
      tags: [],
      uses: [],
      useCount: 0,
      uploadedBy: 'lan',
      deletedAt: null,
    })
    expect(detail.src).toMatch(
      new RegExp(`^/media/${detail.id}-1-1200x900-[0-9a-f]{6}/full-1080\\.jpg$`),
    )
    const [key = '', ...others] = await storedKeys()
    expect([key, others]).toEqual([expect.stringMatching(/^originals\/[0-9a-f]{64}$/), []])
    expect(new Uint8Array((await (await env.MEDIA.get(key))?.arrayBuffer()) ?? [])).toEqual(bytes)
    expect(await audited()).toEqual([
      { action: 'media.upload', username: 'lan', label: 'Cầu Vàng.jpg' },
    ])
  })

  it.each([
    ['gradient.png', 'image/png', 300, 200],
    ['gradient.webp', 'image/webp', 480, 320],
    ['gradient.avif', 'image/avif', 480, 320],
    ['turned-6.jpg', 'image/jpeg', 240, 400],
    ['turned-8.jpg', 'image/jpeg', 240, 400],
    ['turned-6.webp', 'image/webp', 240, 400],
    ['cmyk.jpg', 'image/jpeg', 300, 240],
    ['animated.webp', 'image/webp', 240, 220],
    ['clear.png', 'image/png', 300, 220],
    ['grey.jpg', 'image/jpeg', 300, 240],
    ['sixteen-bit.png', 'image/png', 300, 240],
    ['noise.jpg', 'image/jpeg', 220, 220],
    ['with-html.jpg', 'image/jpeg', 1200, 900],
  ] as const)(
    'of %s is %s, upright %d × %d, whatever its name says',
    async (name, mimeType, width, height) => {
      expect(await uploaded(name, { fileName: 'something.gif' })).toMatchObject({
        mimeType,
        width,
        height,
      })
    },
  )

  it.each([
    ['sixteen-bit.png', [0x33, 0x66, 0xcc]],
    ['grey.jpg', [0x80, 0x80, 0x80]],
    ['clear.png', [20, 160, 60]],
    ['gradient.webp', [127, 90, 127]],
    ['animated.webp', [0xc0, 0x30, 0x20]],
  ] as const)('of %s knows its colour', async (name, wanted) => {
    const colour = Buffer.from(colourOf(await uploaded(name)), 'hex')
    for (const [index, value] of wanted.entries())
      expect(Math.abs((colour[index] ?? 0) - value)).toBeLessThan(12)
  })

  it('of a file that is there already is answered with its photograph', async () => {
    const first = await uploaded('photo.jpg')
    const again = await upload(picture('photo.jpg'), { fileName: 'other.jpg' })
    expect([again.status, await again.json<MediaDetail>()]).toEqual([200, first])
    expect([await countMedia(), (await audited()).length]).toEqual([1, 1])
  })

  it('of the same file twice at once is one photograph', async () => {
    const details = await Promise.all([
      uploaded('photo.jpg'),
      uploaded('photo.jpg'),
      uploaded('photo.jpg'),
    ])
    expect(new Set(details.map(({ id }) => id)).size).toBe(1)
    expect([
      await countMedia(),
      (await storedKeys('originals/')).length,
      (await audited()).length,
    ]).toEqual([1, 1, 1])
  })

  it('of a file in the trash takes it out, and tells readers', async () => {
    const { id } = await uploaded('photo.jpg')
    await trash(id)
    for (const key of await storedKeys()) await env.MEDIA.delete(key)
    const version = await readContentVersion(env.CACHE)
    const again = await upload(picture('photo.jpg'))
    expect([again.status, await again.json()]).toMatchObject([200, { id, deletedAt: null }])
    expect(await readContentVersion(env.CACHE)).not.toBe(version)
    expect((await storedKeys('originals/')).length).toBe(1)
    expect((await audited()).map(({ action }) => action)).toEqual([
      'media.upload',
      'media.undelete',
    ])
  })
})

describe('another file for a photograph', () => {
  it('keeps its id, texts and focal point, raises the version and drops what was made of the old one', async () => {
    const { id, src } = await uploaded('photo.jpg')
    await env.DB.prepare(
      "update media set alt_vi = 'Cầu', focal_x = 0.2, focal_y = 0.9 where id = ?",
    )
      .bind(id)
      .run()
    expect((await request(src)).status).toBe(200)
    const [old] = await storedKeys('originals/')
    const version = await readContentVersion(env.CACHE)
    const response = await upload(picture('turned-6.jpg'), { id, fileName: 'moi.jpg' })
    expect(response.status).toBe(200)
    const detail = await response.json<MediaDetail>()
    expect(detail).toMatchObject({
      id,
      altVi: 'Cầu',
      focalX: 0.2,
      focalY: 0.9,
      width: 240,
      height: 400,
      fileName: 'moi.jpg',
    })
    expect(detail.src).toContain(`/media/${id}-2-240x400-`)
    expect(await readContentVersion(env.CACHE)).not.toBe(version)
    expect(await storedKeys(`variants/${id}-`)).toEqual([])
    const originals = await storedKeys('originals/')
    expect([originals.length, originals.includes(old ?? '')]).toEqual([1, false])
    expect((await audited()).at(-1)).toMatchObject({ action: 'media.replace', label: 'moi.jpg' })
  })

  it('that is its own changes nothing', async () => {
    const first = await uploaded('photo.jpg')
    expect(await uploaded('photo.jpg', { id: first.id, fileName: 'other.jpg' })).toEqual(first)
    expect((await audited()).length).toBe(1)
  })

  it('that is another photograph’s is refused', async () => {
    const { id } = await uploaded('photo.jpg')
    await uploaded('gps.jpg')
    expect(await refusalOf(await upload(picture('gps.jpg'), { id }))).toEqual({
      status: 400,
      path: 'file',
      reason: 'in-library',
    })
    expect((await storedKeys('originals/')).length).toBe(2)
  })

  it('that is no picture is refused, and the old one stays', async () => {
    const { id, src } = await uploaded('photo.jpg')
    expect(await refusalOf(await upload('<svg xmlns="x"/>', { id }))).toMatchObject({
      status: 400,
      reason: 'svg',
    })
    expect((await request(src)).status).toBe(200)
  })

  it('is for photographs that are there', async () => {
    expect((await upload(picture('photo.jpg'), { id: 'aaaaaaaaaa' })).status).toBe(404)
    const { id } = await uploaded('photo.jpg')
    await trash(id)
    expect((await upload(picture('gps.jpg'), { id })).status).toBe(404)
    expect((await storedKeys('originals/')).length).toBe(1)
  })
})

describe('the original', () => {
  it('is sent to admins as it was uploaded, as a download that nobody keeps', async () => {
    const { id } = await uploaded('gps.jpg', { fileName: 'Huế "1".jpg' })
    const response = await request(`/api/admin/media/${id}/original`, {
      headers: await sessionCookie('lan'),
    })
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'content-disposition': `attachment; filename="Hu_ _1_.jpg"; filename*=UTF-8''Hu%E1%BA%BF%20%221%22.jpg`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    })
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(picture('gps.jpg'))
  })

  it('is nobody else’s', async () => {
    const { id } = await uploaded('gps.jpg')
    expect((await request(`/api/admin/media/${id}/original`)).status).toBe(401)
    const [key = ''] = await storedKeys('originals/')
    for (const path of [`/${key}`, `/media/${key}`, `/media/${id}/original`])
      expect((await request(path)).status).toBe(404)
  })
})
