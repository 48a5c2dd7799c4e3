import { beforeEach, expect, it } from 'vitest'
import type { EntryOf } from '../../schema/api/entries'
import type { PostPage } from '../../schema/api/posts'
import { clearAdmins } from '../testing/admins'
import { resetEntries } from '../testing/entries'
import { type EntryDesk, openEntryDesk, readPublic } from '../testing/entry-desk'
import { sampleSlug } from '../testing/kind-samples'
import { insertPost } from '../testing/posts'
import { pathIn, request } from '../testing/site'

const markdown =
  '[Huế](/where-to-go/hue "card")\n\n[Ưu đãi](/travel-deals/brindlewick-new "card")\n\n[Bún bò](/inspiration/x "card")'
const hue = {
  path: '/where-to-go/hue',
  kind: 'destination',
  image: '@assets/art/hue',
  region: 'central',
}
const deal = { path: '/travel-deals/brindlewick-new', kind: 'deal', image: '@assets/art/da-lat' }

let editor: EntryDesk

beforeEach(async () => {
  await clearAdmins()
  await resetEntries()
  editor = await openEntryDesk()
})

async function topicCards(locale: 'vi' | 'en') {
  const response = await readPublic('topic', sampleSlug.topic, locale)
  return (await response.json<EntryOf<'topic'>>()).cards
}

it('says what the cards of a text show: what is public in its language, with the price of now', async () => {
  const { id } = await editor.create('deal')
  const topic = await editor.create('topic')
  await editor.save(topic.id, { contentVi: markdown, contentEn: markdown })
  await editor.publish(topic.id, ['vi', 'en'])
  expect(await topicCards('vi')).toEqual([hue])
  await editor.publish(id, ['vi'])
  expect(await topicCards('vi')).toEqual(expect.arrayContaining([hue, { ...deal, price: 600_000 }]))
  expect(await topicCards('en')).toEqual([hue])
  await editor.save(id, { discountedPrice: 500_000 })
  await editor.publish(id, ['vi'])
  expect(await topicCards('vi')).toEqual(expect.arrayContaining([{ ...deal, price: 500_000 }]))
})

it('says what an article is, where it is public in the language', async () => {
  const { slug } = await insertPost({ coverImage: '@assets/art/hue-2', isInEn: false })
  const topic = await editor.create('topic')
  const content = `[x](/inspiration/${slug} "card")`
  await editor.save(topic.id, { contentVi: content, contentEn: content })
  await editor.publish(topic.id, ['vi', 'en'])
  expect(await topicCards('vi')).toEqual([
    { path: `/inspiration/${slug}`, kind: 'article', image: '@assets/art/hue-2' },
  ])
  expect(await topicCards('en')).toEqual([])
})

it('draws them without scripts, in articles too', async () => {
  const { slug } = await insertPost({ bodyVi: markdown, bodyEn: markdown })
  const { cards } = await (await request(`/api/posts/${slug}?locale=en`)).json<PostPage>()
  expect(cards).toEqual([hue])
  const html = await (await request(pathIn('en', `/inspiration/${slug}`))).text()
  const card = /<a class="content-card" href="[^"]*\/where-to-go\/hue">.*?<\/a>/.exec(html)?.[0]
  expect(card).toMatch(/hue-wide\.svg.*loading="lazy"/)
  expect(card).toContain('<small>Central Vietnam</small> Huế')
})
