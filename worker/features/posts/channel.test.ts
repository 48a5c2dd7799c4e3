import { env } from 'cloudflare:test'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { ErrorBody } from '../../../schema/errors'
import { clearSubmissions, peers, standInForPeers } from '../../testing/outbox'
import { clearPosts, insertPost } from '../../testing/posts'
import { inEnglish, origin, post } from '../../testing/site'

beforeEach(async () => {
  await clearPosts()
  await clearSubmissions()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

it('puts an article into the channel once a language and day, under whichever of its slugs it is asked for', async () => {
  const carried = standInForPeers(() => Response.json({ ok: true }))
  await insertPost({
    id: 'renamed',
    slug: 'ten-moi',
    titleVi: 'Bài đổi tên',
    titleEn: 'A renamed story',
  })
  await env.DB.prepare(
    "insert into entry_redirects (kind, slug, entry_id, created_at) values ('post', 'ten-cu', 'renamed', '2025-10-10T03:00:00.000Z')",
  ).run()
  for (const slug of ['ten-cu', 'ten-moi', 'ten-cu'])
    expect((await post('/api/telegram/post', { slug, locale: 'vi' }, {}, peers)).status).toBe(202)
  expect(
    (await post('/api/telegram/post', { slug: 'ten-moi', locale: 'en' }, {}, peers)).status,
  ).toBe(202)
  expect(carried.map(({ body }) => String(body.text).split('\n')[0])).toEqual([
    'Bài đổi tên',
    'A renamed story',
  ])
})

it('leads from the channel to the article in its language, with English as the default', async () => {
  const carried = standInForPeers(() => Response.json({ ok: true }))
  await insertPost({ slug: 'pho' })
  for (const locale of ['en', 'vi'])
    await post('/api/telegram/post', { slug: 'pho', locale }, {}, { ...peers, ...inEnglish })
  const [english, vietnamese] = carried.map(({ body }) => JSON.stringify(body))
  expect(english).toContain(`"${origin}/inspiration/pho"`)
  expect(vietnamese).toContain(`"${origin}/vi/inspiration/pho"`)
})

it('puts six articles a day into the channel, of whichever article and language', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T16:00:00Z') })
  const carried = standInForPeers(() => Response.json({ ok: true }))
  const send = (slug: string, locale: string) =>
    post('/api/telegram/post', { slug, locale }, {}, peers)
  for (const slug of ['a', 'b', 'c', 'd']) await insertPost({ slug })
  for (const slug of ['a', 'b', 'c'])
    for (const locale of ['vi', 'en']) expect((await send(slug, locale)).status).toBe(202)
  const refused = await send('d', 'vi')
  expect([refused.status, (await refused.json<ErrorBody>()).code]).toEqual([429, 'RATE_LIMITED'])
  expect(refused.headers.get('Retry-After')).toBe('3600')
  expect((await send('a', 'vi')).status).toBe(202)
  expect(carried).toHaveLength(6)
  vi.setSystemTime(new Date('2026-11-21T17:00:00Z'))
  expect((await send('d', 'vi')).status).toBe(202)
  expect(carried).toHaveLength(7)
})

it('puts no more into the channel of what is asked for at the same moment', async () => {
  const carried = standInForPeers(() => Response.json({ ok: true }))
  const slugs = Array.from({ length: 9 }, (_, index) => `bai-${index}-cung-luc`)
  for (const slug of slugs) await insertPost({ slug })
  const answers = await Promise.all(
    slugs.map((slug) => post('/api/telegram/post', { slug, locale: 'vi' }, {}, peers)),
  )
  expect(answers.filter(({ status }) => status === 202)).toHaveLength(6)
  expect(carried).toHaveLength(6)
})
