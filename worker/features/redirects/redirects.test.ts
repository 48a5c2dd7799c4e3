import { env } from 'cloudflare:test'
import { beforeEach, describe, expect, it } from 'vitest'
import type { AuditList } from '../../../schema/api/admin-audit'
import type { PostPage } from '../../../schema/api/posts'
import type { EntryRedirectList } from '../../../schema/api/redirects'
import { locales, localizedPath } from '../../../schema/locale'
import { selectEntry } from '../../content/queries'
import { invalidateContent } from '../../platform/cache/content-version'
import { openDatabase } from '../../platform/db/database'
import { clearAdmins } from '../../testing/admins'
import { keepFewEntries, resetEntries } from '../../testing/entries'
import { type EntryDesk, openEntryDesk } from '../../testing/entry-desk'
import { countingDatabase } from '../../testing/failures'
import { planOf } from '../../testing/plans'
import { clearPosts, insertPost } from '../../testing/posts'
import { request } from '../../testing/site'

const defaultLocale = env.DEFAULT_LOCALE === 'en' ? 'en' : 'vi'

let mai: EntryDesk
let id: string
beforeEach(async () => {
  await clearPosts()
  await clearAdmins()
  await resetEntries()
  await keepFewEntries()
  await invalidateContent(env.CACHE)
  mai = await openEntryDesk()
  id = (await insertPost({ slug: 'dau-tien' })).id
})

const rename = (slug: string, entry = id) => mai.save(entry, {}, slug)
const list = async (query = '') =>
  (await mai.desk<EntryRedirectList>('GET', `/redirects${query}`)).body

async function goTo(path: string) {
  const response = await request(path)
  return [response.status, response.headers.get('Location')]
}

describe.each(locales)('an old address in %s', (locale) => {
  const at = (path: string) => localizedPath(path, locale, defaultLocale)

  it.each(['/inspiration', '/my-journal'])(
    'below %s leads to the new one in one hop, query included, warm and cold',
    async (base) => {
      expect((await request(at(`${base}/dau-tien`))).status).toBe(200)
      await rename('thu-hai')
      await rename('thu-ba')
      for (const old of ['dau-tien', 'thu-hai', 'dau-tien']) {
        expect(await goTo(at(`${base}/${old}?a=1&b=%C4%91`))).toEqual([
          301,
          at(`${base}/thu-ba?a=1&b=%C4%91`),
        ])
      }
      expect((await request(at(`${base}/thu-ba`))).status).toBe(200)
    },
  )

  it('is not for browsers to remember, and answers 410 once the article is deleted', async () => {
    await rename('thu-hai')
    const response = await request(at('/inspiration/dau-tien'))
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=0, must-revalidate')
    await mai.trash(id)
    for (const slug of ['dau-tien', 'thu-hai'])
      expect((await request(at(`/inspiration/${slug}`))).status).toBe(410)
    expect((await request(at('/inspiration/chua-tung-co'))).status).toBe(404)
  })
})

describe('old slugs', () => {
  it('find the article for the browser too', async () => {
    await rename('thu-hai')
    const page = await (await request('/api/posts/dau-tien?locale=vi')).json<PostPage>()
    expect(page.slug).toBe('thu-hai')
  })

  it('are the article’s to take back', async () => {
    await rename('thu-hai')
    expect((await rename('dau-tien')).status).toBe(200)
    expect((await request('/inspiration/dau-tien')).status).toBe(200)
    expect(await goTo('/inspiration/thu-hai')).toEqual([301, '/inspiration/dau-tien'])
    expect((await list()).redirects.map(({ slug }) => slug)).toEqual(['thu-hai'])
  })

  it('are nobody else’s, until the redirect is deleted', async () => {
    const other = await insertPost({ slug: 'bai-khac' })
    await rename('thu-hai')
    expect((await rename('thu-hai', other.id)).body.slug).toBe('thu-hai-2')
    expect((await rename('dau-tien', other.id)).body.slug).toBe('dau-tien-2')
    expect((await mai.create('post', { data: { titleVi: 'Đầu tiên' } })).slug).toBe('dau-tien-3')
    expect(await goTo('/inspiration/dau-tien')).toEqual([301, '/inspiration/thu-hai'])

    expect((await mai.desk('DELETE', '/redirects/post/dau-tien')).status).toBe(200)
    expect((await mai.desk('DELETE', '/redirects/post/dau-tien')).status).toBe(404)
    expect((await request('/inspiration/dau-tien')).status).toBe(404)
    expect((await rename('dau-tien', other.id)).body.slug).toBe('dau-tien')
    expect((await request('/inspiration/dau-tien')).status).toBe(200)
  })

  it('of drafts that were never public do not redirect', async () => {
    const draft = await insertPost({ slug: 'nhap', status: 'draft' })
    await rename('nhap-moi', draft.id)
    const later = await insertPost({
      slug: 'hen',
      status: 'scheduled',
      publishedAt: '2999-01-01T00:00:00.000Z',
    })
    await rename('hen-moi', later.id)
    expect((await list()).redirects).toEqual([])
  })

  it('of articles that were public and are drafts now do', async () => {
    await mai.unpublish(id, ['vi', 'en'])
    await rename('thu-hai')
    expect((await request('/inspiration/dau-tien')).status).toBe(404)
    await mai.publish(id, ['vi', 'en'])
    expect(await goTo('/inspiration/dau-tien')).toEqual([301, '/inspiration/thu-hai'])
  })

  it('cost the database no more than an article does', async () => {
    await rename('thu-hai')
    const { DB, steps } = countingDatabase(50)
    await request('/inspiration/dau-tien', {}, { DB })
    expect(steps()).toBeLessThanOrEqual(2)
  })
})

describe('the list of redirects', () => {
  it('lists the newest first, where they lead, and finds by beginnings', async () => {
    await rename('thu-hai')
    await rename('thu-ba')
    expect((await list()).redirects).toMatchObject([
      {
        kind: 'post',
        slug: 'thu-hai',
        entryId: id,
        target: '/inspiration/thu-ba',
        titleVi: expect.any(String),
      },
      { slug: 'dau-tien', target: '/inspiration/thu-ba' },
    ])
    expect((await list('?q=dau')).redirects.map(({ slug }) => slug)).toEqual(['dau-tien'])
    expect((await list('?q=%25')).redirects).toEqual([])
    expect((await list('?page=2')).redirects).toEqual([])
  })

  it('lists those of every kind, each deleted by its kind, and where one leads that has a page', async () => {
    const topic = await mai.create('topic', { slug: 'dau-tien' })
    const fact = await mai.create('fact', { slug: 'gia-do' })
    for (const entry of [topic, fact]) {
      expect((await mai.publish(entry.id, ['vi', 'en'])).status).toBe(200)
      await rename(`${entry.slug}-moi`, entry.id)
    }
    await rename('thu-hai')
    expect((await list()).redirects).toMatchObject([
      { kind: 'post', slug: 'dau-tien', target: '/inspiration/thu-hai' },
      { kind: 'fact', slug: 'gia-do', entryId: fact.id, target: null },
      { kind: 'topic', slug: 'dau-tien', target: '/things-to-do/dau-tien-moi' },
    ])
    expect((await mai.desk('DELETE', '/redirects/topic/dau-tien')).status).toBe(200)
    expect((await list('?q=dau-tien')).redirects).toMatchObject([
      { kind: 'post', slug: 'dau-tien' },
    ])
    expect(await goTo('/inspiration/dau-tien')).toEqual([301, '/inspiration/thu-hai'])
    expect((await request('/things-to-do/dau-tien')).status).toBe(404)
    expect((await mai.desk('DELETE', '/redirects/sach/dau-tien')).status).toBe(400)
    const { body } = await mai.desk<AuditList>('GET', '/audit?action=redirect.delete')
    expect(body.entries).toMatchObject([{ action: 'redirect.delete', username: 'mai' }])
  })

  it('says whether there are more', async () => {
    const rows = Array.from({ length: 26 }, (_, index) =>
      env.DB.prepare(
        "insert into entry_redirects (kind, slug, entry_id, created_at) values ('post', ?, ?, '2026-11-01T00:00:00.000Z')",
      ).bind(`cu-${index}`, id),
    )
    await env.DB.batch(rows)
    const first = await list()
    expect(first.redirects).toHaveLength(25)
    expect(first.hasNext).toBe(true)
    expect(await list('?page=2')).toMatchObject({ hasNext: false, redirects: [{}] })
  })
})

it('uses indexes to find articles by old and new slugs', async () => {
  const plan = (await planOf(selectEntry(openDatabase(env.DB), 'post', 'a').getSQL())).join('; ')
  expect(plan).toContain('MULTI-INDEX OR')
  expect(plan).not.toMatch(/SCAN/)
})

it('uses them too where the article of either language is asked for', async () => {
  const { results } = await env.DB.prepare(`
    explain query plan select id from entries
    where ((kind = 'post' and slug = ?) or id = (select entry_id from entry_redirects where kind = 'post' and slug = ?))
      and kind = 'post' and deleted_at is null and (status_vi = 'published' or status_en = 'published') limit 1`)
    .bind('a', 'a')
    .all<{ detail: string }>()
  const plan = results.map(({ detail }) => detail).join('; ')
  expect(plan).toContain('MULTI-INDEX OR')
  expect(plan).not.toMatch(/SCAN/)
})
