import { env } from 'cloudflare:test'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import type { MediaDetail } from '../../../schema/api/admin-media'
import { clearAdmins, insertAdmin, sessionCookie } from '../../testing/admins'
import {
  clearMedia,
  countMedia,
  picture,
  refusalOf,
  storedKeys,
  uploaded,
} from '../../testing/media'
import { post } from '../../testing/site'

interface Asked {
  url: string
  init: RequestInit
}

/** Stands in for the web: answers as told, and keeps what was asked. */
function standInForWeb(
  answer: (url: string, init: RequestInit) => Response | Promise<Response>,
): Asked[] {
  const asked: Asked[] = []
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    asked.push({ url, init })
    return answer(url, init)
  })
  return asked
}

const copy = async (url: string) =>
  post('/api/admin/media/copy', { url }, await sessionCookie('mai'))
const photo = () => new Response(picture('photo.jpg'))
const moved = (to: string) => new Response(null, { status: 302, headers: { Location: to } })

beforeAll(async () => {
  await clearAdmins()
  await insertAdmin('mai')
})
beforeEach(clearMedia)
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it('brings a picture of another site into the library, and says where from', async () => {
  const asked = standInForWeb(photo)
  const response = await copy(
    'https://Photos.example.org/2026/C%E1%BA%A7u%20V%C3%A0ng.jpg?size=large#top',
  )
  expect([response.status, await response.json<MediaDetail>()]).toMatchObject([
    201,
    {
      fileName: 'Cầu Vàng.jpg',
      creditUrl: 'https://photos.example.org/2026/C%E1%BA%A7u%20V%C3%A0ng.jpg?size=large#top',
      width: 1200,
    },
  ])
  const init = asked[0]?.init
  expect(init).toMatchObject({ redirect: 'manual', signal: expect.any(AbortSignal) })
  const headers = new Headers(init?.headers)
  expect([headers.get('Cookie'), headers.get('Authorization'), headers.get('User-Agent')]).toEqual([
    null,
    null,
    'mango-road media library (https://mangoroad.example)',
  ])
})

it('answers with the photograph that has the picture already', async () => {
  standInForWeb(photo)
  const known = await uploaded('photo.jpg')
  const response = await copy('https://photos.example.org/other.jpg')
  expect([response.status, await response.json()]).toEqual([200, known])
})

it('follows three redirects to other sites over https', async () => {
  const asked = standInForWeb((url) =>
    url.endsWith('/3') ? photo() : moved(`https://cdn.example.org/${asked.length}`),
  )
  expect((await copy('https://photos.example.org/a.jpg')).status).toBe(201)
  expect(asked.map(({ url }) => url).slice(1)).toEqual(
    [1, 2, 3].map((number) => `https://cdn.example.org/${number}`),
  )
})

const hostile = [
  'https://localhost/a.jpg',
  'https://localhost./a.jpg',
  'https://a.localhost/a.jpg',
  'https://127.0.0.1/a.jpg',
  'https://2130706433/a.jpg',
  'https://0x7f.1/a.jpg',
  'https://169.254.169.254/latest/meta-data',
  'https://10.0.0.1/a.jpg',
  'https://8.8.8.8/a.jpg',
  'https://[::1]/a.jpg',
  'https://[::ffff:127.0.0.1]/a.jpg',
  'https://router/a.jpg',
  'https://printer.local/a.jpg',
  'https://metadata.google.internal/a.jpg',
  'https://nas.home.arpa/a.jpg',
  'https://127.0.0.1.nip.io/a.jpg',
  'https://7f000001.nip.io/a.jpg',
  'https://10-0-0-1.example.com/a.jpg',
  'https://localtest.me/a.jpg',
  'https://a.localtest.me./a.jpg',
  'https://kubernetes.default.svc/a.jpg',
  'https://x.svc.cluster.local/a.jpg',
  'https://mai:secret@photos.example.org/a.jpg',
  'https://photos.example.org:8443/a.jpg',
  'https://mangoroad.example/media/a.jpg',
  `https://${'mangoroad.example'.toUpperCase()}./a.jpg`,
  'https://cdn.mangoroad.example/a.jpg',
]

it.each(hostile)('does not ask %s', async (url) => {
  const asked = standInForWeb(photo)
  expect(await refusalOf(await copy(url))).toEqual({
    status: 400,
    path: 'url',
    reason: 'not-reachable',
  })
  expect(asked).toEqual([])
})

it.each([
  ...hostile,
  'http://photos.example.org/a.jpg',
  'ftp://photos.example.org/a.jpg',
  'data:image/png;base64,AAAA',
  'https://',
])('is not led to %s either', async (target) => {
  const asked = standInForWeb(() => moved(target))
  expect(await refusalOf(await copy('https://photos.example.org/a.jpg'))).toEqual({
    status: 400,
    path: 'url',
    reason: 'not-reachable',
  })
  expect(asked.length).toBe(1)
})

it('gives up on a fourth redirect', async () => {
  const asked = standInForWeb(() => moved('https://photos.example.org/again'))
  expect(await refusalOf(await copy('https://photos.example.org/a.jpg'))).toMatchObject({
    path: 'url',
    reason: 'not-reachable',
  })
  expect(asked.length).toBe(4)
})

it.each([
  ['404', () => new Response('no', { status: 404 }), 'url', 'not-found'],
  ['410', () => new Response('no', { status: 410 }), 'url', 'not-found'],
  ['403', () => new Response('no', { status: 403 }), 'url', 'not-reachable'],
  ['500', () => new Response('no', { status: 500 }), 'url', 'not-reachable'],
  [
    'nothing at all',
    () => Promise.reject(new TypeError('no route to host')),
    'url',
    'not-reachable',
  ],
  ['a redirect to nowhere', () => new Response(null, { status: 302 }), 'url', 'not-reachable'],
  [
    'a page',
    () =>
      new Response('<!doctype html><html></html>', { headers: { 'Content-Type': 'image/jpeg' } }),
    'file',
    'html',
  ],
  ['no byte', () => new Response(new Uint8Array()), 'file', 'empty'],
  [
    'more than 25 MB, as it says',
    () => new Response('x', { headers: { 'Content-Length': '30000000' } }),
    'file',
    'too-large',
  ],
] as const)('refuses what is answered with %s', async (_, answer, path, reason) => {
  standInForWeb(answer)
  vi.spyOn(console, 'info').mockImplementation(() => {})
  expect(await refusalOf(await copy('https://photos.example.org/a.jpg'))).toEqual({
    status: 400,
    path,
    reason,
  })
  expect([await countMedia(), await storedKeys()]).toEqual([0, []])
})

it('stops reading at 25 MB', async () => {
  let chunks = 0
  const endless = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      chunks += 1
      controller.enqueue(new Uint8Array(1024 * 1024).fill(255))
    },
  })
  standInForWeb(() => new Response(endless))
  expect(await refusalOf(await copy('https://photos.example.org/a.jpg'))).toMatchObject({
    path: 'file',
    reason: 'too-large',
  })
  expect(chunks).toBeLessThan(70)
})

it('takes no address but one over https', async () => {
  for (const url of ['http://photos.example.org/a.jpg', 'javascript:alert(1)', 'photo.jpg', '']) {
    expect(await refusalOf(await copy(url))).toMatchObject({ status: 400, path: 'url' })
  }
  expect(await env.DB.prepare('select count(*) as rows from media').first()).toEqual({ rows: 0 })
})
