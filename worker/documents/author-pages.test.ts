import { env } from 'cloudflare:test'
import { beforeEach, expect, it } from 'vitest'
import type { PostPage, PostSummary } from '../../schema/api/posts'
import { invalidateContent } from '../platform/cache/content-version'
import { clearAdmins, insertAdmin } from '../testing/admins'
import { keepFewEntries, resetEntries } from '../testing/entries'
import { type EntryDesk, openEntryDesk } from '../testing/entry-desk'
import { sampleData } from '../testing/kind-samples'
import { clearPosts } from '../testing/posts'
import { pathIn, request } from '../testing/site'

let editor: EntryDesk
let author: string

const person = {
  nameVi: 'Lan Chi',
  nameEn: 'Lan Chi',
  roleVi: 'Cây bút',
  roleEn: 'Writer',
  bioVi: 'Viết về sông.',
  bioEn: 'Writes about rivers.',
  image: '@assets/art/da-lat',
  links: [{ name: 'Blog', url: 'https://lan.example/' }],
  username: 'lan-o-toa-soan',
}

beforeEach(async () => {
  await clearPosts()
  await clearAdmins()
  await resetEntries()
  await keepFewEntries()
  await invalidateContent(env.CACHE)
  await insertAdmin(person.username)
  editor = await openEntryDesk()
  const { id } = await editor.create('author', { slug: 'lan-chi', data: person })
  author = id
  await editor.publish(id, ['vi', 'en'])
  for (const slug of ['song-hong', 'song-cuu-long']) {
    const data = { ...sampleData('post'), titleVi: slug, authorSlug: 'lan-chi' }
    const post = await editor.create('post', { slug, data })
    await editor.publish(post.id, slug === 'song-hong' ? ['vi', 'en'] : ['vi'])
  }
})

const pagePath = '/tac-gia/lan-chi'
const feedPath = `${pagePath}/rss.xml`
const read = async <Body>(path: string) => (await request(path)).json<Body>()
const html = async (path: string) => (await request(path)).text()

it('shows the person and their articles of the language, with a feed of its own', async () => {
  const vi = await html(pathIn('vi', pagePath))
  expect(vi).toContain('"@type":"ProfilePage"')
  expect(vi).toContain('"sameAs":["https://lan.example/"]')
  expect(vi).toContain('2 bài viết')
  expect(vi).toContain(`href="${pathIn('vi', '/inspiration/song-cuu-long')}"`)
  expect(vi).not.toContain('lan-o-toa-soan')
  expect(vi).toContain(`href="https://mangoroad.example${pathIn('vi', feedPath)}"`)
  expect(vi).toContain(`hreflang="en" href="https://mangoroad.example${pathIn('en', pagePath)}"`)
  const en = await html(pathIn('en', pagePath))
  expect(en).toContain('1 article')
  expect(en).not.toContain('song-cuu-long')
  const feed = await html(pathIn('en', feedPath))
  expect(feed).toContain('Mango Road: articles by Lan Chi')
  expect([...feed.matchAll(/<item>/g)]).toHaveLength(1)
  expect((await request(pathIn('vi', '/tac-gia/khong-co/rss.xml'))).status).toBe(404)
})

it('names the author in lists, article, structured data and feeds, before a name written by hand', async () => {
  const [first] = await read<PostSummary[]>('/api/posts?author=lan-chi&locale=vi')
  expect(first?.authorName).toBe('Lan Chi')
  expect(await read('/api/posts?author=nobody')).toEqual([])
  const page = await html(pathIn('vi', '/inspiration/song-hong'))
  expect(page).toContain(`"url":"https://mangoroad.example${pathIn('vi', pagePath)}"`)
  expect(page).toContain('Viết về sông.')
  expect(page.split(`href="${pathIn('vi', pagePath)}"`)).toHaveLength(3)
  expect(await html('/rss.xml')).toContain('<dc:creator>Lan Chi</dc:creator>')
})

it('is a name without a link where the page is not public', async () => {
  await editor.unpublish(author, ['en'])
  const post = await read<PostPage>('/api/posts/song-hong?locale=en')
  expect([post.authorName, post.author?.slug]).toEqual(['Lan Chi', undefined])
  expect(await html(pathIn('en', '/inspiration/song-hong'))).not.toContain('/authors/lan-chi')
  expect((await request(pathIn('en', feedPath))).status).toBe(404)
})

it('keeps the address of an author who was public', async () => {
  const renamed = await editor.save(author, {}, 'lan')
  expect([renamed.status, renamed.body.issues?.map(({ path }) => path)]).toEqual([400, ['slug']])
})
