import { env } from 'cloudflare:test'
import { beforeEach, describe, expect, it } from 'vitest'
import type { AuditList } from '../../../schema/api/admin-audit'
import type { PathRedirectList } from '../../../schema/api/redirects'
import type { ErrorBody } from '../../../schema/errors'
import { locales, localizedPath } from '../../../schema/locale'
import { clearAdmins } from '../../testing/admins'
import { brokenDatabase } from '../../testing/failures'
import { type Desk, openDesk } from '../../testing/newsroom'
import { clearPosts, insertPost } from '../../testing/posts'
import { inEnglish, request } from '../../testing/site'

const defaultLocale = env.DEFAULT_LOCALE === 'en' ? 'en' : 'vi'

let desk: Desk
beforeEach(async () => {
  await env.DB.prepare('delete from path_redirects').run()
  await clearPosts()
  await clearAdmins()
  desk = await openDesk()
})

const add = (path: string, target: string) =>
  desk<ErrorBody>('POST', '/redirects/paths', { path, target })
const list = async () => (await desk<PathRedirectList>('GET', '/redirects/paths')).body.redirects

async function goTo(path: string) {
  const response = await request(path, { headers: { 'Sec-Fetch-Mode': 'navigate' } })
  return [response.status, response.headers.get('Location')]
}

describe.each(locales)('a path that editors redirect, in %s', (locale) => {
  const at = (path: string) => localizedPath(path, locale, defaultLocale)

  it('leads to its target with the query, until the redirect is deleted', async () => {
    expect((await goTo(at('/khuyen-mai-2024')))[0]).toBe(404)
    expect((await add('/khuyen-mai-2024', '/travel-deals')).status).toBe(201)
    for (const visit of ['cold', 'warm']) {
      expect(await goTo(at('/khuyen-mai-2024?utm=a&b=%C4%91')), visit).toEqual([
        301,
        at('/travel-deals?utm=a&b=%C4%91'),
      ])
    }
    const [row] = await list()
    expect((await desk('DELETE', `/redirects/paths/${row?.id}`)).status).toBe(200)
    expect((await goTo(at('/khuyen-mai-2024')))[0]).toBe(404)
  })
})

it('leads to its target in the language of the path, with English as the default', async () => {
  await add('/khuyen-mai-2024', '/travel-deals')
  const target = async (path: string) =>
    (await request(path, {}, inEnglish)).headers.get('Location')
  expect(await target('/khuyen-mai-2024')).toBe('/travel-deals')
  expect(await target('/vi/khuyen-mai-2024')).toBe('/vi/travel-deals')
})

describe('a redirect made by hand', () => {
  it('is stored without language, slashes and old paths, listed and recorded', async () => {
    await insertPost({ slug: 'pho' })
    await add('/en/cu//trang/', '/en/bai-viet/pho')
    expect(await list()).toMatchObject([
      { path: '/cu/trang', target: '/inspiration/pho', username: 'mai' },
    ])
    const { body } = await desk<AuditList>('GET', '/audit?action=redirect.create')
    expect(body.entries).toMatchObject([
      { action: 'redirect.create', label: '/cu/trang', username: 'mai' },
    ])
  })

  it('may start at a deleted article, but gives way to a public one', async () => {
    const post = await insertPost({ slug: 'bai-cu' })
    expect((await add('/inspiration/bai-cu', '/my-journal')).body.issues).toEqual([
      { path: 'path', message: 'page exists' },
    ])
    await desk('DELETE', `/posts/${post.id}`)
    expect((await goTo('/inspiration/bai-cu'))[0]).toBe(410)
    await add('/inspiration/bai-cu', '/my-journal')
    expect(await goTo('/inspiration/bai-cu')).toEqual([301, '/my-journal'])
    await desk('POST', `/entries/${post.id}/undelete`)
    expect((await goTo('/inspiration/bai-cu'))[0]).toBe(200)
  })

  it.each([
    ['/', 'reserved'],
    ['/api/posts', 'reserved'],
    ['/en/admin/posts', 'reserved'],
    ['/robots.txt', 'reserved'],
    ['/travel-deals', 'page exists'],
    ['/vi/diem-den', 'page exists'],
    ['/where-to-go/hue', 'page exists'],
  ])('cannot start at %s', async (path, message) => {
    const { status, body } = await add(path, '/shop-gear')
    expect([status, body.issues]).toEqual([400, [{ path: 'path', message }]])
  })

  it.each([
    'https://evil.example/a',
    '//evil.example',
    '/\\evil.example',
    'trang',
    '/a?b=1',
    '/a#b',
    '/a/../admin',
    '/%zz',
    '/%2fevil.example',
  ])('has no path like %s, at either end', async (path) => {
    expect((await add(path, '/shop-gear')).body.issues).toMatchObject([{ path: 'path' }])
    expect((await add('/cu', path)).body.issues).toMatchObject([{ path: 'target' }])
    expect(await list()).toEqual([])
  })

  it('leads to a page or another redirect, never in a circle', async () => {
    expect((await add('/a', '/khong-co')).body.issues).toEqual([
      { path: 'target', message: 'unknown page' },
    ])
    expect((await add('/a', '/inspiration/khong-co')).body.issues).toEqual([
      { path: 'target', message: 'unknown page' },
    ])
    expect((await add('/a', '/a')).body.issues).toEqual([{ path: 'target', message: 'loop' }])
    expect((await add('/b', '/shop-gear')).status).toBe(201)
    expect((await add('/a', '/b')).status).toBe(201)
    expect((await add('/a', '/travel-deals')).body.issues).toEqual([
      { path: 'path', message: 'taken' },
    ])
    await env.DB.prepare("update path_redirects set target = '/c' where path = '/b'").run()
    expect((await add('/c', '/a')).body.issues).toEqual([{ path: 'target', message: 'loop' }])
  })

  it('is not needed for a missing page while the database is down', async () => {
    const response = await request(
      '/khong-co-db',
      { headers: { 'Sec-Fetch-Mode': 'navigate' } },
      { DB: brokenDatabase() },
    )
    expect(response.status).toBe(404)
    expect(response.headers.get('Cache-Control')).toBe('no-store')
  })
})
