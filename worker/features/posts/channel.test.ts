import { env } from 'cloudflare:test'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { clearSubmissions, peers, standInForPeers } from '../../testing/outbox'
import { clearPosts, insertPost } from '../../testing/posts'
import { post } from '../../testing/site'

beforeEach(async () => {
  await clearPosts()
  await clearSubmissions()
})
afterEach(() => vi.unstubAllGlobals())

it('puts an article into the channel once a language and day, under whichever of its slugs it is asked for', async () => {
  const carried = standInForPeers(() => Response.json({ ok: true }))
  await insertPost({ id: 'renamed', slug: 'ten-moi', titleVi: 'Bài đổi tên', titleEn: 'A renamed story' })
  await env.DB.prepare("insert into post_redirects values ('ten-cu', 'renamed', '2025-10-10T03:00:00.000Z')").run()
  for (const slug of ['ten-cu', 'ten-moi', 'ten-cu'])
    expect((await post('/api/telegram/post', { slug, locale: 'vi' }, {}, peers)).status).toBe(202)
  expect((await post('/api/telegram/post', { slug: 'ten-moi', locale: 'en' }, {}, peers)).status).toBe(202)
  expect(carried.map(({ body }) => String(body.text).split('\n')[0])).toEqual(['Bài đổi tên', 'A renamed story'])
})
