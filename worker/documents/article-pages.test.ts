import { env } from 'cloudflare:test'
import { beforeEach, describe, expect, it } from 'vitest'
import { type Locale, localizedPath } from '../../schema/locale'
import { clearPosts, insertPost } from '../testing/posts'
import { request } from '../testing/site'

beforeEach(clearPosts)

const defaultLocale = env.DEFAULT_LOCALE === 'en' ? 'en' : 'vi'
const at = (locale: Locale, path: string) => localizedPath(path, locale, defaultLocale)

const page = async (path: string) => (await request(path, { headers: { 'Sec-Fetch-Mode': 'navigate' } })).text()

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
