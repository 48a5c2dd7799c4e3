import { env } from 'cloudflare:test'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type {
  AdminEntry,
  EntryRevision,
  EntryRevisionDetail,
} from '../../../schema/api/admin-entries'
import type { Post } from '../../../schema/api/posts'
import type { SearchAnswer } from '../../../schema/api/search'
import type { ErrorBody } from '../../../schema/errors'
import { invalidateContent } from '../../platform/cache/content-version'
import { type Database, openDatabase } from '../../platform/db/database'
import { readSettings } from '../../platform/settings/settings'
import { clearAdmins, sessionCookie } from '../../testing/admins'
import { keepFewEntries } from '../../testing/entries'
import { type EntryDesk, openEntryDesk } from '../../testing/entry-desk'
import { brokenKv } from '../../testing/failures'
import { clearPosts, insertPost } from '../../testing/posts'
import { pathIn, request } from '../../testing/site'
import { updatePost } from './admin-routes'

let mai: EntryDesk
beforeAll(() => keepFewEntries())
beforeEach(async () => {
  await clearPosts()
  await clearAdmins()
  await invalidateContent(env.CACHE)
  mai = await openEntryDesk()
})

const edit = (id: string, change: object, editor = mai) =>
  editor.desk<AdminEntry & Partial<ErrorBody>>('PUT', `/posts/${id}`, change)
const readPost = async (slug: string) => (await request(`/api/posts/${slug}`)).json<Post>()
const readPage = async (path: string) => (await request(pathIn('vi', path))).text()
const audited = async () =>
  (
    await env.DB.prepare('select action from audit_log order by id').all<{ action: string }>()
  ).results.map(({ action }) => action)

describe('the inline edit of an article', () => {
  it('changes the fields that it is given, and leaves the rest', async () => {
    const { id } = await insertPost({ slug: 'cu', bodyVi: 'Giữ nguyên.' })
    const texts = { titleVi: 'Tên mới', titleEn: 'New name', summaryVi: 'Tóm', summaryEn: 'Sum' }
    const change = { ...texts, tags: ['Huế', 'Mưa'] }
    const { status, body } = await edit(id, change)
    expect(status).toBe(200)
    expect(body).toMatchObject({ slug: 'cu', updatedBy: 'mai', version: 2, hasChanges: false })
    expect(body.data).toMatchObject({ ...change, bodyVi: 'Giữ nguyên.', bodyEn: 'The body.' })
    expect(body.live).toEqual(body.data)
    expect(await readPost('cu')).toMatchObject({ ...change, bodyVi: 'Giữ nguyên.' })
    const found = async (q: string) =>
      (await (await request(`/api/search?q=${q}`)).json<SearchAnswer>()).results.map(
        (result) => result.id,
      )
    expect((await found('ten+moi'))[0]).toBe('article:cu')
    expect(await found('bai+so')).not.toContain('article:cu')
  })

  it('is shown at once on lists and pages that were cached, and works without KV', async () => {
    const { id } = await insertPost({ slug: 'mot', titleVi: 'Tên cũ', titleEn: 'Old name' })
    for (const path of ['/inspiration', '/inspiration/mot'])
      expect(await readPage(path)).toContain('Tên cũ')
    await edit(id, { titleVi: 'Tên mới' })
    for (const path of ['/inspiration', '/inspiration/mot'])
      expect(await readPage(path)).toContain('Tên mới')

    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const headers = { ...(await sessionCookie('mai')), 'Content-Type': 'application/json' }
    const init = { method: 'PUT', headers, body: JSON.stringify({ titleVi: 'Tên nữa' }) }
    expect((await request(`/api/admin/posts/${id}`, init, { CACHE: brokenKv() })).status).toBe(200)
    expect(log.mock.calls[0]?.[0]).toContain('the content version could not be changed')
    log.mockRestore()
    expect((await mai.read(id)).titleVi).toBe('Tên nữa')
  })

  it('publishes its fields alone: other changes stay unpublished, in the data only', async () => {
    const { id, slug } = await insertPost({ titleVi: 'Gốc', titleEn: 'First', bodyVi: 'Cũ.' })
    await mai.save(id, { bodyVi: 'Chưa đăng.', titleEn: 'Not yet', featured: true })
    const { body } = await edit(id, { titleVi: 'Tên mới', tags: ['Mưa'] })
    const changed = { titleVi: 'Tên mới', tags: ['Mưa'] }
    expect(body.data).toMatchObject({ ...changed, bodyVi: 'Chưa đăng.', titleEn: 'Not yet' })
    expect(body.live).toMatchObject({ ...changed, bodyVi: 'Cũ.', titleEn: 'First' })
    expect(body.live).not.toHaveProperty('featured')
    expect(body.hasChanges).toBe(true)
    expect(await readPost(slug)).toMatchObject({ ...changed, bodyVi: 'Cũ.', titleEn: 'First' })
  })

  it('publishes nothing of a language that is not public', async () => {
    const { id, slug } = await insertPost({ isInEn: false })
    const { body } = await edit(id, { titleVi: 'Tên mới', titleEn: 'A secret', summaryEn: '' })
    expect(body.data).toMatchObject({ titleVi: 'Tên mới', titleEn: 'A secret' })
    expect(body).toMatchObject({ statusEn: 'draft', live: { titleVi: 'Tên mới' } })
    expect(body.live).not.toHaveProperty('titleEn')
    expect(await readPost(slug)).toMatchObject({ titleVi: 'Tên mới', titleEn: '', locales: ['vi'] })
  })

  it('makes nothing of a draft public', async () => {
    const { id, slug } = await insertPost({ status: 'draft' })
    const { status, body } = await edit(id, { titleVi: 'Tên mới', summaryVi: '', tags: ['Mưa'] })
    expect([status, body.data.titleVi]).toEqual([200, 'Tên mới'])
    expect(body).toMatchObject({ statusVi: 'draft', statusEn: 'draft', live: null })
    expect((await request(`/api/posts/${slug}`)).status).toBe(404)
    expect((await request('/api/tags/mua?locale=vi')).status).toBe(404)
  })

  it('of a draft is no publication in the audit log', async () => {
    const { id } = await insertPost({ status: 'draft' })
    await edit(id, { titleVi: 'Tên mới' })
    expect(await audited()).toEqual(['entry.update'])
  })

  it.each<[name: string, fields: Parameters<typeof insertPost>[0]]>([
    ['is public', {}],
    ['waits for its day', { status: 'scheduled', publishedAt: '2999-01-01T00:00:00.000Z' }],
  ])('takes no text away that an article needs which %s', async (_, fields) => {
    const { id } = await insertPost(fields)
    const { status, body } = await edit(id, { titleVi: ' ', summaryEn: '' })
    expect([status, body.code]).toEqual([400, 'BAD_REQUEST'])
    expect(body.issues?.map(({ path }) => path).sort()).toEqual(['summaryEn', 'titleVi'])
    expect((await mai.read(id)).version).toBe(1)
    expect(await audited()).toEqual([])
  })

  it('is no matter of a text that was missing before', async () => {
    const { id, slug } = await insertPost({ bodyEn: '' })
    expect((await edit(id, { titleVi: 'Tên mới' })).status).toBe(200)
    expect((await readPost(slug)).titleVi).toBe('Tên mới')
  })

  it('writes nothing where nothing changed', async () => {
    const { id } = await insertPost({ titleVi: 'Như cũ' })
    const before = await mai.read(id)
    expect((await edit(id, { titleVi: 'Như cũ', version: 1 })).body).toEqual(before)
    expect(await audited()).toEqual([])
  })

  it('is a revision, the first time with what was before, and of no other article', async () => {
    const [mine, other] = [await insertPost({ titleVi: 'Bản gốc' }), await insertPost()]
    await edit(mine.id, { titleVi: 'Bản hai' })
    const { body } = await mai.desk<EntryRevision[]>('GET', `/entries/${mine.id}/revisions`)
    expect(body.map(({ username }) => username)).toEqual(['mai', 'seed'])
    const titles = await Promise.all(
      body.map(async (revision) => {
        const path = `/entries/${mine.id}/revisions/${revision.id}`
        return (await mai.desk<EntryRevisionDetail>('GET', path)).body.data.titleVi
      }),
    )
    expect(titles).toEqual(['Bản hai', 'Bản gốc'])
    const path = `/entries/${other.id}/revisions/${body[0]?.id}`
    expect((await mai.desk('GET', path)).status).toBe(404)
  })

  it('is refused for an article that changed in between, and writes nothing', async () => {
    const { id } = await insertPost({ titleVi: 'Gốc' })
    expect((await edit(id, { titleVi: 'Một', version: 1 })).status).toBe(200)
    const late = await edit(id, { titleVi: 'Hai', version: 1 })
    expect([late.status, late.body.code]).toEqual([409, 'CONFLICT'])
    expect(await mai.read(id)).toMatchObject({ titleVi: 'Một', version: 2 })
    expect(await audited()).toHaveLength(1)
  })

  it('lets exactly one of two editors win that start from the same version at once', async () => {
    const { id, slug } = await insertPost({ titleVi: 'Gốc' })
    const lan = await openEntryDesk('lan')
    const answers = await Promise.all([
      edit(id, { titleVi: 'Một', version: 1 }),
      edit(id, { titleVi: 'Hai', version: 1 }, lan),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const winner = answers.find(({ status }) => status === 200)
    expect((await readPost(slug)).titleVi).toBe(winner?.body.titleVi)
    expect((await mai.desk<EntryRevision[]>('GET', `/entries/${id}/revisions`)).body).toHaveLength(
      2,
    )
    expect(await audited()).toHaveLength(1)
  })

  it('notices at the last moment that somebody else has saved', async () => {
    const { id } = await insertPost({ titleVi: 'Gốc' })
    const db = openDatabase(env.DB)
    const interrupted = new Proxy(db, {
      get(target, property) {
        if (property !== 'batch') return Reflect.get(target, property, target)
        return async (writes: Parameters<Database['batch']>[0]) => {
          await env.DB.prepare('update entries set version = version + 1 where id = ?')
            .bind(id)
            .run()
          return target.batch(writes)
        }
      },
    })
    const ctx = {
      db: interrupted,
      actor: { id: 'admin-mai', username: 'mai' },
      now: new Date(),
      settings: readSettings(env),
    }
    const late = updatePost(ctx, { id, titleVi: 'Hai', version: 1 })
    await expect(late).rejects.toMatchObject({ code: 'CONFLICT' })
    expect((await mai.read(id)).titleVi).toBe('Gốc')
    expect(await audited()).toEqual([])
    expect((await mai.desk<unknown[]>('GET', `/entries/${id}/revisions`)).body).toEqual([])
  })

  it('is of articles only, and so is their deletion', async () => {
    const topic = await mai.create('topic')
    for (const id of [topic.id, 'khong-co']) {
      expect((await edit(id, { titleVi: 'x' })).status).toBe(404)
      expect((await mai.desk('DELETE', `/posts/${id}`)).status).toBe(404)
    }
    expect(await mai.read(topic.id)).toMatchObject({ version: 1, deletedAt: null })
  })
})

describe('the deletion of an article', () => {
  it('takes it off the site, until an editor gives it back', async () => {
    const { id } = await insertPost({ slug: 'xoa', titleVi: 'Bài bị xóa', tags: ['Mưa'] })
    expect(await readPage('/inspiration')).toContain('Bài bị xóa')
    expect((await request(pathIn('vi', '/inspiration/xoa'))).status).toBe(200)
    const deleted = await mai.desk<AdminEntry>('DELETE', `/posts/${id}`)
    expect([deleted.status, deleted.body.deletedAt]).toEqual([200, expect.any(String)])
    const gone = await request(pathIn('vi', '/inspiration/xoa'))
    expect(gone.status).toBe(410)
    expect(await gone.text()).toContain('Bài viết không tìm thấy')
    for (const path of ['/api/posts/xoa', '/api/posts/xoa?locale=vi'])
      expect((await request(path)).status, path).toBe(410)
    expect(await readPage('/inspiration')).not.toContain('Bài bị xóa')
    expect((await request('/api/tags/mua?locale=vi')).status).toBe(404)
    expect((await edit(id, { titleVi: 'Muộn' })).status).toBe(409)
    expect((await mai.undelete(id)).body).toMatchObject({ deletedAt: null, statusVi: 'published' })
    expect((await request(pathIn('vi', '/inspiration/xoa'))).status).toBe(200)
    expect(await audited()).toEqual(['entry.delete', 'entry.undelete'])
  })

  it('says nothing of drafts that were never public', async () => {
    const { id } = await insertPost({ slug: 'nhap', status: 'draft' })
    await mai.desk('DELETE', `/posts/${id}`)
    for (const path of ['/inspiration/nhap', '/api/posts/nhap', '/api/posts/nhap?locale=vi'])
      expect((await request(path)).status, path).toBe(404)
  })
})
