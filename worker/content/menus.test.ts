import { env } from 'cloudflare:test'
import { beforeEach, expect, it } from 'vitest'
import { onlySlugs } from '../../schema/content/choices'
import type { Locale } from '../../schema/locale'
import { ownLinks } from '../../schema/menus'
import { invalidateContent } from '../platform/cache/content-version'
import { clearAdmins } from '../testing/admins'
import { keepFewEntries, resetEntries } from '../testing/entries'
import { type EntryDesk, openEntryDesk } from '../testing/entry-desk'
import { pathIn, request } from '../testing/site'

let editor: EntryDesk
const header = ownLinks.header.map(({ link }) => ({ link }))
const added = (to: string) => ({ nameVi: 'Mùa lúa chín', nameEn: 'Ripe rice', to })

beforeEach(async () => {
  await clearAdmins()
  await resetEntries()
  await keepFewEntries()
  await invalidateContent(env.CACHE)
  editor = await openEntryDesk()
})

async function settingsId(): Promise<string> {
  const { body } = await editor.desk<{ entries: { id: string; slug: string }[] }>(
    'GET',
    '/entries?kind=settings',
  )
  return body.entries.find(({ slug }) => slug === onlySlugs.settings)?.id ?? ''
}

async function publishMenus(menus: Record<string, unknown>) {
  const id = await settingsId()
  const saved = await editor.save(id, { menus })
  return saved.status === 200 ? editor.publish(id, ['vi', 'en']) : saved
}

const home = async (locale: Locale) => (await request(pathIn(locale, '/lien-he'))).text()
const menuOf = (html: string, name: 'header' | 'footer') =>
  html.slice(html.indexOf(`<${name}`), html.indexOf(`</${name}>`))
const labelsOf = (html: string) =>
  [...html.matchAll(/<a[^>]*>([^<]+)<\/a>/g)].map(([, label]) => label)

it('stores nothing of a menu that is the site’s own, and shows the same document', async () => {
  const before = await home('vi')
  expect((await publishMenus({ header })).status).toBe(200)
  expect((await editor.read(await settingsId())).data).not.toHaveProperty('menus')
  expect(await home('vi')).toBe(before)
})

it('shows added and moved links in header, phone menu and footer, in both languages', async () => {
  const first = { nameVi: 'Bản tin', nameEn: 'News', to: 'https://news.example/a' }
  const services = [first, ...ownLinks.services.map(({ link }) => ({ link })).toReversed()]
  const menus = { header: [added('/khi-nao-di#thang-9'), ...header], services }
  expect((await publishMenus(menus)).status).toBe(200)
  for (const [locale, name, news] of [
    ['vi', 'Mùa lúa chín', 'Bản tin'],
    ['en', 'Ripe rice', 'News'],
  ] as const) {
    const html = await home(locale)
    expect(labelsOf(menuOf(html, 'header')).filter((label) => label === name)).toHaveLength(2)
    expect(html).toContain(`href="${pathIn(locale, '/khi-nao-di')}#thang-9"`)
    const footer = menuOf(html, 'footer')
    expect(footer).toMatch(/href="https:\/\/news\.example\/a" target="_blank" rel="noopener"/)
    expect(footer.indexOf(news)).toBeLessThan(footer.indexOf(pathIn(locale, '/dieu-khoan')))
  }
})

it('takes a link with a name in one language, and leaves it out in the other', async () => {
  const link = { nameVi: 'Chỉ tiếng Việt', to: '/khi-nao-di' }
  expect((await publishMenus({ header: [...header, link] })).status).toBe(200)
  expect(labelsOf(menuOf(await home('vi'), 'header'))).toContain('Chỉ tiếng Việt')
  expect(labelsOf(menuOf(await home('en'), 'header'))).not.toContain('Chỉ tiếng Việt')
  const { status } = await publishMenus({ header: [...header, { to: '/khi-nao-di' }] })
  expect(status).toBe(400)
})

it('leaves out a link in the language in which its page is not public, until it is', async () => {
  const page = await editor.create('page', {
    slug: 'mua-lua',
    data: { titleVi: 'Mùa lúa', titleEn: 'Rice', bodyVi: 'Lúa.', bodyEn: 'Rice.' },
  })
  await editor.publish(page.id, ['vi'])
  expect((await publishMenus({ header: [...header, added('/trang/mua-lua')] })).status).toBe(200)
  expect(await home('vi')).toContain('Mùa lúa chín')
  expect(await home('en')).not.toContain('Ripe rice')
  await editor.publish(page.id, ['en'])
  expect(menuOf(await home('en'), 'header')).toContain(`href="${pathIn('en', '/trang/mua-lua')}"`)
  await editor.trash(page.id)
  expect(await home('vi')).not.toContain('Mùa lúa chín')
})

it.each([
  ['lacks a specified link', header.slice(1), 'menus.header'],
  ['renames one', [{ ...header[0], nameVi: 'Nơi' }, ...header.slice(1)], 'menus.header.0.nameVi'],
  ['has one twice', [...header, header[0]], 'menus.header.10.link'],
  ['has too many', [...header, ...['a', 'b', 'c', 'd'].map(() => added('/'))], 'menus.header'],
  ['has no name', [...header, { to: '/' }], 'menus.header.10.nameVi'],
  ['leads nowhere', [...header, added('/khong-co')], 'menus.header.10.to'],
  ['runs code', [...header, added('javascript:alert(1)')], 'menus.header.10.to'],
])('refuses a menu that %s', async (_, menu, path) => {
  const { status, body } = await publishMenus({ header: menu })
  expect(status).toBe(400)
  expect(body.issues?.map((issue) => issue.path)).toContain(path)
})
