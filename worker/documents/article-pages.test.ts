import { env } from 'cloudflare:test'
import { beforeEach, describe, expect, it } from 'vitest'
import { type Locale, localizedPath } from '../../schema/locale'
import { invalidateContent } from '../platform/cache/content-version'
import { brokenDatabase } from '../testing/failures'
import { clearPosts, insertPost } from '../testing/posts'
import { request } from '../testing/site'

beforeEach(async () => {
  await clearPosts()
  await invalidateContent(env.CACHE)
})

const defaultLocale = env.DEFAULT_LOCALE === 'en' ? 'en' : 'vi'
const at = (locale: Locale, path: string) => localizedPath(path, locale, defaultLocale)

const page = async (path: string) =>
  (await request(path, { headers: { 'Sec-Fetch-Mode': 'navigate' } })).text()

describe('the contents of an article', () => {
  it('are there from three headings on, with an id each', async () => {
    const bodyEn = '## Main\n\na\n\n## Main\n\nb\n\n## *Phở* & rice\n\nc'
    await insertPost({ slug: 'dai', bodyEn, bodyVi: '## Một\n\na\n\n## Hai\n\nb' })
    const english = await page(at('en', '/inspiration/dai'))
    for (const [id, text] of [
      ['main-2', 'Main'],
      ['main-3', 'Main'],
      ['pho-rice', 'Phở &amp; rice'],
    ]) {
      expect(english).toContain(`<h2 id="${id}">`)
      expect(english).toMatch(new RegExp(`href="#${id}"[^>]*>${text}</a>`))
    }
    const vietnamese = await page(at('vi', '/inspiration/dai'))
    expect(vietnamese).toContain('<h2 id="mot">')
    expect(vietnamese).not.toContain('href="#mot"')
  })
})

describe('the heart of an article', () => {
  it('is on each card, the related ones too, and on its page', async () => {
    await insertPost({ slug: 'mot', titleEn: 'One', tags: [] })
    await insertPost({ slug: 'hai', titleEn: 'Two', tags: [] })
    const list = await page(at('en', '/inspiration'))
    for (const title of ['One', 'Two']) expect(list).toContain(`aria-label="Save ${title}"`)
    expect(await page(at('en', '/inspiration/mot'))).toContain('aria-label="Save Two"')
  })
})

describe('the list of more than a hundred articles', () => {
  const insertMany = async (count: number) => {
    const day = (index: number) => new Date(Date.UTC(2025, 9, 1) + index * 3_600_000).toISOString()
    for (let index = 0; index < count; index += 1)
      await insertPost({
        slug: `bai-so-${index}`,
        titleEn: `Old ${index}`,
        publishedAt: day(index),
        updatedAt: day(index),
      })
  }

  it('has pages that work without scripts, of a month too', async () => {
    await insertMany(203)
    const first = await page(at('en', '/inspiration'))
    expect(first).toMatch(/<a [^>]*href="[^"]*\/inspiration\?page=2"[^>]*>Next page/)
    expect(first).toContain('Page 1 of 3')
    const last = await page(at('en', '/inspiration?page=3'))
    for (const title of ['Old 0', 'Old 1', 'Old 2']) expect(last).toContain(`>${title}</a>`)
    expect(last).not.toContain('>Old 3</a>')
    expect(last).toMatch(/href="[^"]*\/inspiration\?page=2"[^>]*>/)
    expect(last).not.toContain('Next page')
    const month = await page(at('en', '/inspiration?month=2025-10&page=3'))
    expect(month).toContain('>Old 2</a>')
    expect(month).toMatch(/\?month=2025-10&amp;page=2"/)
    expect(month).toContain('203')
  })
})

describe('the share picture of an article written since the build', () => {
  const leadsTo = async (path: string) => (await request(path)).headers.get('Location')

  it('is its cover, and the home page’s for what has none', async () => {
    await insertPost({ slug: 'moi', coverImage: '@assets/art/hue-2' })
    await insertPost({ slug: 'la', coverImage: '/images/khac.jpg' })
    await insertPost({ slug: 'nhap', coverImage: '@assets/art/hue-2', status: 'draft' })
    expect(await leadsTo('/share/en/inspiration/moi.jpg')).toBe('/share/art/hue-2.jpg')
    expect(await leadsTo('/share/vi/inspiration/moi.jpg')).toBe('/share/art/hue-2.jpg')
    for (const slug of ['la', 'nhap', 'khong-co'])
      expect(await leadsTo(`/share/en/inspiration/${slug}.jpg`)).toBe('/share/en/home.jpg')
  })

  it('is the home page’s while the database is down', async () => {
    await insertPost({ slug: 'moi', coverImage: '@assets/art/hue-2' })
    const response = await request('/share/en/inspiration/moi.jpg', {}, { DB: brokenDatabase() })
    expect(response.headers.get('Location')).toBe('/share/en/home.jpg')
  })
})
