import { once } from 'node:events'
import { createServer, type OutgoingHttpHeaders, type Server } from 'node:http'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { mediaPath } from '../../schema/media'
import { createPhotographCheck } from './photographs'

const right: OutgoingHttpHeaders = {
  'content-type': 'image/avif',
  'cache-control': 'public, max-age=31536000, immutable',
}
const asked: string[] = []
let answer: [status: number, headers: OutgoingHttpHeaders] = [200, right]
let server: Server
let base = ''

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(request.url ?? '')
    response.writeHead(...answer).end('x')
  }).listen(0)
  await once(server, 'listening')
  const address = server.address()
  base = typeof address === 'object' ? `http://localhost:${address?.port}` : ''
})
beforeEach(() => {
  asked.length = 0
  answer = [200, right]
})
afterAll(() => {
  server.close()
})

const key = { id: 'abcdefghij', version: 1, width: 4000, height: 3000, colour: '7a8b6c' }
const path = mediaPath(key, { crop: 'wide', width: 480, format: 'avif' })

it('asks for one rendition of each version of a photograph', async () => {
  const check = createPhotographCheck(base)
  const others = [
    mediaPath(key, { crop: 'full', width: 2200, format: 'jpg' }),
    mediaPath(key, { crop: 'share', width: 1200, format: 'jpg' }),
  ]
  for (const one of [path, path, ...others]) expect(await check(one)).toEqual([])
  expect(
    await check(mediaPath({ ...key, version: 2 }, { crop: 'wide', width: 480, format: 'avif' })),
  ).toEqual([])
  expect(asked).toEqual([path, path.replace('-1-4000', '-2-4000')])
  expect(check('/assets/art/hue.svg')).toBeUndefined()
})

it.each<[string, number, OutgoingHttpHeaders]>([
  ['is 301', 301, { location: '/elsewhere' }],
  ['is 404', 404, right],
  ['is text/html', 200, { ...right, 'content-type': 'text/html' }],
  ['is cached by', 200, { ...right, 'cache-control': 'no-store' }],
])('reports one that %s', async (what, ...wrong) => {
  answer = wrong
  expect(await createPhotographCheck(base)(path)).toEqual([expect.stringContaining(what)])
})

it('reports an address that the site does not make, without asking for it', async () => {
  expect(await createPhotographCheck(base)(path.replace('480', '481'))).toHaveLength(1)
  expect(asked).toEqual([])
})
