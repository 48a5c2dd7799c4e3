import { env } from 'cloudflare:test'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { PostPreview, PreviewLink } from '../../../schema/api/posts'
import { localizedPath } from '../../../schema/locale'
import { clearAdmins } from '../../testing/admins'
import { storeSeedPosts } from '../../testing/entries'
import { type EntryDesk, openEntryDesk } from '../../testing/entry-desk'
import { clearPosts, insertPost } from '../../testing/posts'
import { request } from '../../testing/site'

const start = new Date('2026-11-21T03:00:00.400Z')
const weekMs = 7 * 24 * 60 * 60 * 1000

const defaultLocale = env.DEFAULT_LOCALE === 'en' ? 'en' : 'vi'
const inVietnamese = (path: string) => localizedPath(path, 'vi', defaultLocale)

let mai: EntryDesk
let id: string
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: start })
  await clearPosts()
  await clearAdmins()
  mai = await openEntryDesk()
  id = (
    await insertPost({
      id: 'ban-nhap',
      slug: 'nhap',
      titleVi: 'Còn là nháp',
      titleEn: 'Still a draft',
      status: 'draft',
    })
  ).id
})
afterEach(() => vi.useRealTimers())

const link = async (post = id) =>
  (await mai.desk<PreviewLink>('POST', `/posts/${post}/preview-link`)).body

describe('a preview link', () => {
  it('shows the saved draft as an article, neither indexed nor cached', async () => {
    const { path, expiresAt } = await link()
    expect(expiresAt).toBe('2026-11-28T03:00:00.000Z')
    const response = await request(inVietnamese(path))
    const html = await response.text()
    expect(response.status).toBe(200)
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    expect(html).toContain('Còn là nháp</h1>')
    expect(html).toContain('Đây là bản xem trước')
    expect(html).toContain('10:00 ngày 28 tháng 11 năm 2026')
    expect(html).toContain('content="noindex"')
    expect(await (await request(localizedPath(path, 'en', defaultLocale))).text()).toContain(
      'This is a preview',
    )
    await mai.desk('PUT', `/posts/${id}`, { titleVi: 'Đã sửa' })
    expect(await (await request(inVietnamese(path))).text()).toContain('Đã sửa</h1>')
    await mai.save(id, { titleVi: 'Sửa nữa' })
    expect(await (await request(inVietnamese(path))).text()).toContain('Sửa nữa</h1>')
  })

  it('shows what is saved of a public article and not published, which nobody else sees', async () => {
    const shown = await insertPost({ slug: 'dang', titleVi: 'Như cũ' })
    await mai.save(shown.id, { titleVi: 'Chưa đăng' })
    const { path } = await link(shown.id)
    expect(await (await request(inVietnamese(path))).text()).toContain('Chưa đăng</h1>')
    expect(await (await request(inVietnamese('/inspiration/dang'))).text()).toContain('Như cũ</h1>')
  })

  it('is made of an article of the seed, whose id has a dot', async () => {
    await storeSeedPosts()
    const { path } = await link('post.da-nang-mua-he')
    expect((await request(inVietnamese(path))).status).toBe(200)
  })

  it('is not made of what is no article', async () => {
    const topic = await mai.create('topic')
    for (const other of [topic.id, 'khong-co'])
      expect((await mai.desk('POST', `/posts/${other}/preview-link`)).status).toBe(404)
  })

  it('shows visitors no more than an article would', async () => {
    const { path } = await link()
    const response = await request(`/api/preview${path.slice(path.indexOf('?'))}&locale=en`)
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    const preview = await response.json<PostPreview>()
    expect(preview).toMatchObject({
      titleEn: 'Still a draft',
      bodyLocale: 'en',
      expiresAt: '2026-11-28T03:00:00.000Z',
    })
    const hidden = ['status', 'deletedAt', 'featured', 'liveAt', 'bodyVi', 'createdAt']
    for (const field of [...hidden, 'bodyEn', 'data', 'live', 'version', 'updatedBy', 'drift'])
      expect(preview).not.toHaveProperty(field)
  })

  it('stops to open after a week, and when the article is deleted', async () => {
    const { path } = await link()
    vi.setSystemTime(start.getTime() + weekMs - 1000)
    expect((await request(inVietnamese(path))).status).toBe(200)
    vi.setSystemTime(start.getTime() + weekMs)
    const expired = await request(inVietnamese(path))
    expect(expired.status).toBe(404)
    expect(await expired.text()).toContain('Bản xem trước không còn mở được')
    vi.setSystemTime(start)
    await mai.desk('DELETE', `/posts/${id}`)
    expect((await request(inVietnamese(path))).status).toBe(404)
  })

  it('opens its own article only, and cannot be made or made to last', async () => {
    await insertPost({ id: 'bai-khac', status: 'draft' })
    const { path } = await link()
    const [subject = '', expiry = '', signature = ''] = (
      new URLSearchParams(path.split('?')[1]).get('token') ?? ''
    ).split('.')
    expect(subject).toBe('ban-nhap')
    const forged = [
      `bai-khac.${expiry}.${signature}`,
      `${subject}.${Number(expiry) + 1}.${signature}`,
      `${subject}.${expiry}.${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`,
      `${subject}.${expiry}.`,
      `${subject}.${expiry}`,
      '',
      'x'.repeat(5000),
      '../../etc',
    ]
    for (const token of forged) {
      expect((await request(`/xem-truoc?${new URLSearchParams({ token })}`)).status, token).toBe(
        404,
      )
      expect((await request(`/api/preview?${new URLSearchParams({ token })}`)).status, token).toBe(
        404,
      )
    }
    expect((await request('/xem-truoc')).status).toBe(404)
  })
})
