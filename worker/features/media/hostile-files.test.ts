import { env } from 'cloudflare:test'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { mediaAddress, mediaFormats, mediaPath, parseMediaPath } from '../../../schema/media'
import { clearAdmins, insertAdmin, sessionCookie } from '../../testing/admins'
import {
  clearMedia,
  countMedia,
  refusalOf,
  refusedFiles,
  storedKeys,
  upload,
  uploaded,
} from '../../testing/media'
import { request } from '../../testing/site'

beforeAll(async () => {
  await clearAdmins()
  await insertAdmin('mai')
})
beforeEach(clearMedia)

it('knows twenty kinds of files that are no pictures to show', () => {
  expect(refusedFiles.length).toBeGreaterThanOrEqual(20)
})

it.each(refusedFiles)(
  'refuses $name: $reason, and stores nothing of it',
  async ({ name, reason, bytes }) => {
    expect(await refusalOf(await upload(bytes, { fileName: name }))).toEqual({
      status: 400,
      path: 'file',
      reason,
    })
    expect([await countMedia(), await storedKeys()]).toEqual([0, []])
  },
)

it('refuses a file over 25 MB, whether it says so or not', async () => {
  const chunk = new Uint8Array(1024 * 1024).fill(255)
  let left = 26
  const endless = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      left -= 1
      if (left < 0) controller.close()
      else controller.enqueue(chunk)
    },
  })
  expect(await refusalOf(await upload(endless))).toMatchObject({ status: 400, reason: 'too-large' })
  expect(await refusalOf(await upload(new Uint8Array(25 * 1024 * 1024 + 1)))).toMatchObject({
    status: 400,
    reason: 'too-large',
  })
  expect(await storedKeys()).toEqual([])
})

it('leaves nothing of an upload that breaks off', async () => {
  const broken = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(new Uint8Array([0xff, 0xd8, 0xff])),
    pull: (controller) => controller.error(new Error('the client went away')),
  })
  expect(await refusalOf(await upload(broken))).toMatchObject({ status: 400, reason: 'broken' })
  expect([await countMedia(), await storedKeys()]).toEqual([0, []])
})

it.each(['with-html.jpg', 'with-zip.jpg', 'with-script.png'] as const)(
  'shows %s without what hides in it',
  async (name) => {
    const { src } = await uploaded(name)
    const key = parseMediaPath(src)?.key
    if (!key) throw new Error(src)
    for (const format of mediaFormats) {
      const response = await request(mediaPath(key, { crop: 'full', width: 320, format }))
      expect(response.status).toBe(200)
      expect(response.headers.get('Content-Security-Policy')).toBe(
        "default-src 'none'; frame-ancestors 'none'",
      )
      expect(Buffer.from(await response.arrayBuffer()).toString('latin1')).not.toMatch(
        /Hidden|<script/,
      )
    }
    expect(mediaAddress(key)).toBe(src)
  },
)

it.each([
  ['photo.jpg', 'x.exe', 'x.jpg'],
  ['with-html.jpg', 'page.html', 'page.jpg'],
  ['photo.jpg', 'IMG_1.JPEG', 'IMG_1.JPEG'],
  ['photo.jpg', 'Huế 2.5', 'Huế 2.5.jpg'],
  ['with-script.png', 'a.jpg', 'a.png'],
  ['photo.jpg', '.exe', 'photo.jpg'],
] as const)('names %s, which came as %s, by its type', async (file, fileName, named) => {
  const { id, fileName: stored } = await uploaded(file, { fileName })
  expect(stored).toBe(named)
  // As a row from before is: its ending is replaced on the way out.
  await env.DB.prepare('update media set file_name = ?').bind(fileName).run()
  const headers = await sessionCookie('mai')
  const original = await request(`/api/admin/media/${id}/original`, { headers })
  const disposition = original.headers.get('Content-Disposition') ?? ''
  expect(disposition).toContain(`filename*=UTF-8''${encodeURIComponent(named)}`)
  await original.arrayBuffer()
})

it('names a file by its last part, without what only a program can see', async () => {
  const { fileName } = await uploaded('photo.jpg', {
    fileName: '../../etc/\u0000Ảnh\u202e Huế.jpg\r\n',
  })
  expect(fileName).toBe('Ảnh Huế.jpg')
  const row = await env.DB.prepare('select search_text from media').first<{ search_text: string }>()
  expect(row?.search_text).toContain('anh hue.jpg')
})
