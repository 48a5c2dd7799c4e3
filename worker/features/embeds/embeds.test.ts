import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { clearAdmins, insertAdmin, sessionCookie } from '../../testing/admins'
import { post } from '../../testing/site'

const asked: { url: string; init: RequestInit }[] = []

/** Stands in for the providers. */
function standIn(answer: (url: string) => Response | Promise<Response>): void {
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    asked.push({ url, init })
    return answer(url)
  })
}

const ask = async (url: string) => post('/api/admin/embeds', { url }, await sessionCookie('mai'))
const factsOf = async (url: string) => {
  const response = await ask(url)
  return { status: response.status, ...(await response.json<object>()) }
}

const video = 'https://youtu.be/aB3_-xyz012?si=who'
const link = 'https://www.youtube.com/watch?v=aB3_-xyz012'

beforeAll(async () => {
  await clearAdmins()
  await insertAdmin('mai')
})
beforeEach(() => {
  asked.length = 0
  vi.spyOn(console, 'info').mockImplementation(() => {})
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it('asks the service of the provider alone, without anything of the visitor', async () => {
  const picture = 'https://i.ytimg.com/vi/aB3_-xyz012/hqdefault.jpg'
  standIn(() =>
    Response.json({ title: '  Cầu Rồng\nphun lửa ', thumbnail_url: picture, html: '<' }),
  )
  expect(await factsOf(video)).toEqual({ status: 200, link, title: 'Cầu Rồng phun lửa', picture })
  expect(asked.map(({ url }) => url)).toEqual([
    `https://www.youtube.com/oembed?${new URLSearchParams({ format: 'json', url: link })}`,
  ])
  expect(asked[0]?.init).toMatchObject({ redirect: 'manual', signal: expect.any(AbortSignal) })
  expect(new Headers(asked[0]?.init.headers).get('Cookie')).toBeNull()
})

it('says where a short link leads, and asks about that', async () => {
  const page = 'https://www.tiktok.com/@mai/video/7212345678901234567'
  standIn((url) =>
    url.startsWith('https://vt.')
      ? new Response(null, { status: 301, headers: { Location: `${page}?_t=who` } })
      : Response.json({ title: 'Chợ nổi' }),
  )
  expect(await factsOf('https://vt.tiktok.com/ZSabc123/')).toEqual({
    status: 200,
    link: page,
    title: 'Chợ nổi',
    picture: '',
  })
})

it('names a place of a map, and asks nobody about maps, posts and other pages', async () => {
  standIn(() => new Response('no'))
  const map = 'https://www.google.com/maps?q=Hu%E1%BA%BF'
  expect(await factsOf(map)).toEqual({ status: 200, link: map, title: 'Huế', picture: '' })
  await ask('https://www.instagram.com/p/Cx_1-abcde/')
  expect((await ask('https://evil.example/watch?v=aB3_-xyz012')).status).toBe(400)
  expect((await ask('http://youtu.be/aB3_-xyz012')).status).toBe(400)
  expect(asked).toEqual([])
})

it.each([
  ['nothing at all', () => Promise.reject(new TypeError('no route to host'))],
  ['a refusal', () => new Response('Unauthorized', { status: 401 })],
  ['a page', () => new Response('<!doctype html>')],
  ['another page', () => new Response(null, { status: 302, headers: { Location: '/x' } })],
  ['a picture that is none', () => Response.json({ title: 7, thumbnail_url: 'javascript:x' })],
  ['no end of it', () => new Response(`{"title":"${'x'.repeat(70_000)}"}`)],
])('leaves the title to the editor if it gets %s', async (_, answer) => {
  standIn(answer)
  expect(await factsOf(video)).toEqual({ status: 200, link, title: '', picture: '' })
})
