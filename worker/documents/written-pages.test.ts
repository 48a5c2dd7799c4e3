import { env } from 'cloudflare:test'
import { beforeEach, expect, it } from 'vitest'
import { invalidateContent } from '../platform/cache/content-version'
import { clearAdmins } from '../testing/admins'
import { keepFewEntries, resetEntries } from '../testing/entries'
import { type EntryDesk, openEntryDesk } from '../testing/entry-desk'
import { pathIn, request } from '../testing/site'

let editor: EntryDesk
const texts = {
  titleVi: 'Đi cùng trẻ nhỏ',
  titleEn: 'Travelling with children',
  summaryVi: 'Những điều một gia đình nên biết.',
  summaryEn: 'What a family should know.',
  bodyVi: '## Tàu\n\nMột.\n\n## Xe\n\nHai.\n\n## Ăn\n\nBa.',
  bodyEn: 'Short.',
}

beforeEach(async () => {
  await clearAdmins()
  await resetEntries()
  await keepFewEntries()
  await invalidateContent(env.CACHE)
  editor = await openEntryDesk()
})

const open = (path: string) => request(path, { headers: { 'Sec-Fetch-Mode': 'navigate' } })

it('has its own address in each language, with head, contents where it is long, and sitemap', async () => {
  const { id } = await editor.create('page', { slug: 'tre-nho', data: texts })
  await editor.publish(id, ['vi', 'en'])
  const vi = await (await open(pathIn('vi', '/trang/tre-nho'))).text()
  expect(vi).toContain('<h1')
  expect(vi).toContain('Đi cùng trẻ nhỏ | Mango Road</title>')
  expect(vi).toContain('content="Những điều một gia đình nên biết."')
  expect(vi).toContain(
    `hreflang="en" href="https://mangoroad.example${pathIn('en', '/trang/tre-nho')}"`,
  )
  expect(vi).toContain('page-contents')
  const en = await (await open(pathIn('en', '/trang/tre-nho'))).text()
  expect(en).not.toContain('page-contents')
  const sitemap = await (await request('/sitemap-pages.xml')).text()
  expect(sitemap).toContain(`<loc>https://mangoroad.example${pathIn('en', '/trang/tre-nho')}</loc>`)
  const found = await request('/api/search?q=cung+tre+nho&locale=vi')
  expect(await found.text()).toContain('"page:tre-nho"')
})

it('sends the other language’s spelling, a former address and a fixed page’s slug to its own', async () => {
  const { id } = await editor.create('page', { slug: 'cu', data: texts })
  await editor.publish(id, ['vi', 'en'])
  await editor.save(id, {}, 'moi')
  await editor.publish(id, ['vi', 'en'])
  for (const [from, to] of [
    [pathIn('vi', '/trang/moi').replace('trang', 'pages'), pathIn('vi', '/trang/moi')],
    [pathIn('en', '/trang/moi').replace('pages', 'trang'), pathIn('en', '/trang/moi')],
    [pathIn('en', '/trang/cu'), pathIn('en', '/trang/moi')],
    [pathIn('vi', '/trang/privacy'), pathIn('vi', '/chinh-sach-bao-mat')],
  ] as const) {
    const response = await open(from)
    expect([response.status, response.headers.get('Location')]).toEqual([301, to])
  }
})

it('needs a title before it is published', async () => {
  const { titleEn: _, ...data } = texts
  const { id } = await editor.create('page', { slug: 'tre-nho', data })
  expect((await editor.publish(id, ['vi'])).status).toBe(200)
  const refused = await editor.publish(id, ['en'])
  expect([refused.status, refused.body.issues?.map(({ path }) => path)]).toEqual([400, ['titleEn']])
})

it('keeps the address of a fixed page, which cannot be made twice or deleted', async () => {
  const again = await editor.desk('POST', '/entries', { kind: 'page', slug: 'terms', data: {} })
  expect(again.status).toBe(400)
  const { body } = await editor.desk<{ entries: { id: string; slug: string }[] }>(
    'GET',
    '/entries?kind=page',
  )
  const id = body.entries.find(({ slug }) => slug === 'terms')?.id ?? ''
  const renamed = await editor.save(id, {}, 'dieu-khoan')
  expect([renamed.status, renamed.body.issues?.map(({ path }) => path)]).toEqual([400, ['slug']])
  expect((await editor.trash(id)).body.code).toBe('ALWAYS_PUBLIC')
})
