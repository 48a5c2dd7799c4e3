import { beforeEach, expect, it } from 'vitest'
import { clearPosts, insertPost } from '../testing/posts'
import { pathIn, request } from '../testing/site'

const video = 'https://youtu.be/aB3_-xyz012'
const map = '[Chợ Bến Thành](https://www.google.com/maps?q=Ben+Thanh "embed")'

beforeEach(clearPosts)

const policyOf = ({ headers }: Response) =>
  /frame-src [^;]*/.exec(headers.get('Content-Security-Policy') ?? '')?.[0]

async function pageOf(bodyVi: string, init: RequestInit = {}) {
  const { slug } = await insertPost({ bodyVi, bodyEn: 'None here.' })
  return { slug, response: await request(pathIn('vi', `/inspiration/${slug}`), init) }
}

it('names the players of a page in its policy, and those of no other page', async () => {
  const { slug, response } = await pageOf(`a\n\n${video}\n\n${map}`)
  expect(policyOf(response)).toBe(
    'frame-src https://www.youtube-nocookie.com https://www.google.com/maps',
  )
  const html = await response.text()
  expect(html).toContain('<html lang="vi" data-embeds="youtube maps">')
  expect(html).toContain('<small>Google Maps</small> Chợ Bến Thành')
  expect(html).not.toMatch(/<iframe|youtube-nocookie|i\.ytimg/)
  for (const other of [pathIn('en', `/inspiration/${slug}`), '/', '/inspiration', '/khong-co'])
    expect(policyOf(await request(other)), other).toBeUndefined()
})

it('allows the same of a cached page, and of one that has not changed', async () => {
  const { slug, response } = await pageOf(video)
  await response.text()
  const path = pathIn('vi', `/inspiration/${slug}`)
  const again = await request(path)
  expect([
    policyOf(again),
    await again.text().then((html) => html.includes('data-embeds')),
  ]).toEqual(['frame-src https://www.youtube-nocookie.com', true])
  const etag = again.headers.get('ETag') ?? ''
  const unchanged = await request(path, { headers: { 'If-None-Match': etag } })
  expect([unchanged.status, policyOf(unchanged)]).toEqual([
    304,
    'frame-src https://www.youtube-nocookie.com',
  ])
})

it('allows no player that only the words of a page name', async () => {
  const { response } = await pageOf('`<a data-embed="youtube">` và " data-embed="maps" nhé')
  expect(policyOf(response)).toBeUndefined()
  expect(await response.text()).not.toContain('data-embeds')
})

it('gives feeds a link with the title', async () => {
  await insertPost({ bodyVi: map, publishedAt: '2026-11-30T10:00:00.000Z' })
  const feed = await (await request(pathIn('vi', '/rss.xml'))).text()
  expect(feed).toContain('Chợ Bến Thành')
  expect(feed).toContain('https://www.google.com/maps?q=Ben+Thanh')
  expect(feed).not.toContain('iframe')
})
