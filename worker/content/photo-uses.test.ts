import { env } from 'cloudflare:test'
import { beforeEach, describe, expect, it } from 'vitest'
import type { AdminEntry } from '../../schema/api/admin-entries'
import type { MediaDetail, MediaList, MediaUse } from '../../schema/api/admin-media'
import type { AdminProduct } from '../../schema/api/admin-products'
import type { ErrorBody } from '../../schema/errors'
import { mediaIdsIn } from '../../schema/media'
import { clearAdmins } from '../testing/admins'
import { resetToFewEntries } from '../testing/entries'
import {
  type EntryDesk,
  exportAll,
  importAll,
  openEntryDesk,
  runCron,
  wipeEntries,
} from '../testing/entry-desk'
import { clearMedia, insertPhoto } from '../testing/media'
import { clearPosts } from '../testing/posts'
import { clearProducts, productRow } from '../testing/products'
import { runHour } from '../testing/schedule'

let mai: EntryDesk
/** Photographs by a letter each. */
let photos: Record<'a' | 'b' | 'c', string>

beforeEach(async () => {
  await clearAdmins()
  await clearMedia()
  await clearPosts()
  await clearProducts()
  await resetToFewEntries()
  mai = await openEntryDesk()
  const [a, b, c] = [await insertPhoto(), await insertPhoto(), await insertPhoto()]
  photos = { a: a.id, b: b.id, c: c.id }
})

const named = (letter: keyof typeof photos) => `media:${photos[letter]}`

/** The uses that are stored, as `a entry id`. */
async function storedUses(): Promise<string[]> {
  const { results } = await env.DB.prepare('select media_id, noun, noun_id from media_uses').all<
    Record<string, string>
  >()
  const letterOf = (id = '') => Object.entries(photos).find(([, known]) => known === id)?.[0] ?? id
  return results.map((row) => `${letterOf(row.media_id)} ${row.noun} ${row.noun_id}`).sort()
}

/** The same, computed from all that is stored. */
async function recomputedUses(): Promise<string[]> {
  const content = [
    "select 'entry' noun, id, coalesce(data, '') || ' ' || coalesce(live, '') text from entries",
    "select 'product', p.external_id, image_url from products p join product_texts t on t.id = p.id",
  ]
  const { results } = await env.DB.prepare(content.join(' union all ')).all<{
    noun: string
    id: string
    text: string
  }>()
  const letterOf = (id: string) =>
    Object.entries(photos).find(([, known]) => known === id)?.[0] ?? id
  return results
    .flatMap(({ noun, id, text }) =>
      mediaIdsIn(text).map((photo) => `${letterOf(photo)} ${noun} ${id}`),
    )
    .sort()
}

async function createPost(content: Record<string, unknown> = {}): Promise<string> {
  const { id } = await mai.create('post', { data: { titleVi: 'Bài có ảnh' } })
  await mai.save(id, content)
  return id
}

describe('of articles', () => {
  it('follow each save, also of texts that name several', async () => {
    const id = await createPost({
      coverImage: named('a'),
      bodyVi: `Chữ ![x](${named('b')}) và ![y](${named('b')})`,
    })
    expect(await storedUses()).toEqual([`a entry ${id}`, `b entry ${id}`])
    await mai.save(id, { coverImage: undefined, bodyEn: `![z](${named('c')})` })
    expect(await storedUses()).toEqual([`b entry ${id}`, `c entry ${id}`])
  })

  it('stay as they are where a save is refused', async () => {
    const id = await createPost({ coverImage: named('a') })
    const { version, data } = await mai.read(id)
    const { status } = await mai.desk('PUT', `/entries/${id}`, {
      version: version - 1,
      data: { ...data, coverImage: named('b') },
    })
    expect(status).toBe(409)
    expect(await storedUses()).toEqual([`a entry ${id}`])
  })

  it('follow the inline edit, in what editors see and in what readers see', async () => {
    const { id } = await mai.create('post')
    await mai.publish(id, ['vi', 'en'])
    expect(await storedUses()).toEqual([])
    await mai.desk('PUT', `/posts/${id}`, { summaryVi: `![x](${named('a')})` })
    await mai.save(id, { summaryVi: 'Không ảnh', coverImage: named('b') })
    expect(await storedUses()).toEqual([`a entry ${id}`, `b entry ${id}`])
    await mai.desk('PUT', `/posts/${id}`, { summaryVi: 'Không ảnh' })
    expect(await storedUses()).toEqual([`b entry ${id}`])
  })
})

describe('of entries', () => {
  it('are those that editors see and those that readers see', async () => {
    const { id } = await mai.create('topic')
    await mai.save(id, { image: named('a') })
    await mai.publish(id, ['vi', 'en'])
    await mai.save(id, { image: named('b') })
    expect(await storedUses()).toEqual([`a entry ${id}`, `b entry ${id}`])
    await mai.publish(id, ['vi', 'en'])
    expect(await storedUses()).toEqual([`b entry ${id}`])
  })

  it('are those that readers see once changes are discarded', async () => {
    const { id } = await mai.create('topic')
    await mai.save(id, { image: named('a') })
    await mai.publish(id, ['vi', 'en'])
    await mai.save(id, { image: named('b') })
    await mai.discard(id)
    expect(await storedUses()).toEqual([`a entry ${id}`])
  })

  it('come with a copy, a restored revision and an import', async () => {
    const { id } = await mai.create('topic')
    await mai.save(id, { image: named('a') })
    const copy = await mai.desk<AdminEntry>('POST', `/entries/${id}/duplicate`)
    await mai.save(id, { image: named('b') })
    expect(await storedUses()).toEqual([`a entry ${copy.body.id}`, `b entry ${id}`].sort())
    const revisions = (await mai.desk<{ id: number }[]>('GET', `/entries/${id}/revisions`)).body
    const { version } = await mai.read(id)
    await mai.desk('POST', `/entries/${id}/revisions/${revisions[1]?.id}/restore`, { version })
    expect(await storedUses()).toEqual([`a entry ${copy.body.id}`, `a entry ${id}`].sort())
    const files = await exportAll(mai.desk)
    await wipeEntries()
    await env.DB.prepare('delete from media_uses').run()
    await importAll(mai.desk, files)
    expect(await storedUses()).toEqual(await recomputedUses())
    expect(await storedUses()).toHaveLength(2)
    const changed = files.map((file) => ({
      ...file,
      data: JSON.parse(JSON.stringify(file.data).replaceAll(named('a'), named('c'))),
    }))
    await importAll(mai.desk, changed, true)
    expect((await storedUses()).map((use) => use[0])).toEqual(['c', 'c'])
  })

  it('go when the trash is emptied', async () => {
    // The last of a kind is never purged.
    await mai.create('topic', { slug: 'con-lai' })
    const { id } = await mai.create('topic')
    await mai.save(id, { image: named('a') })
    await mai.trash(id)
    expect(await storedUses()).toEqual([`a entry ${id}`])
    await runHour(Date.now() + 40 * 24 * 60 * 60 * 1000)
    expect(await storedUses()).toEqual([])
  })
})

describe('that nothing but these would tell of', () => {
  const refused = async (letter: keyof typeof photos) => {
    const { status, body } = await mai.desk<ErrorBody>('DELETE', `/media/${photos[letter]}`)
    return { status, code: body.code, paths: body.issues?.map(({ path }) => path) }
  }
  const inUse = (...paths: string[]) => ({ status: 409, code: 'MEDIA_IN_USE', paths })
  const isUnused = async (letter: keyof typeof photos) => {
    const { items } = (await mai.desk<MediaList>('GET', '/media?state=unused')).body
    return items.some(({ id }) => id === photos[letter])
  }

  it('are addresses that were pasted into a text', async () => {
    const { src } = (await mai.desk<MediaDetail>('GET', `/media/${photos.a}`)).body
    const post = await createPost({
      bodyVi: `Chữ ![x](${src}) và [ảnh lớn](${src.replace('full-1080.jpg', 'full-2200.webp')})`,
    })
    expect(await storedUses()).toEqual([`a entry ${post}`])
    expect(await refused('a')).toEqual(inUse(`entry/${post}`))
    expect(await isUnused('a')).toBe(false)
  })

  it('are autosaves of articles, of each editor their own', async () => {
    const lan = await openEntryDesk('lan')
    const post = await createPost()
    const draft = (data: object) => ({ baseVersion: 1, data })
    await mai.desk('PUT', `/entries/${post}/draft`, draft({ coverImage: named('a') }))
    await mai.desk('PUT', `/entries/${post}/draft`, draft({ coverImage: named('b') }))
    await lan.desk(
      'PUT',
      `/entries/${post}/draft`,
      draft({ bodyVi: `![x](${named('b')}) ![y](${named('c')})` }),
    )
    expect((await refused('a')).status).toBe(200)
    expect(await refused('b')).toEqual(inUse(`entry/${post}`))
    expect((await mai.desk<MediaDetail>('GET', `/media/${photos.b}`)).body).toMatchObject({
      useCount: 1,
      uses: [{ id: post }],
    })
    await mai.save(post, { titleVi: 'Đã lưu' })
    expect(await storedUses()).toEqual([`b entry ${post}`, `c entry ${post}`])
    expect(await isUnused('c')).toBe(false)
    await lan.desk('DELETE', `/entries/${post}/draft`)
    expect(await storedUses()).toEqual([])
    expect((await refused('c')).status).toBe(200)
  })

  it('are autosaves of entries, until they are saved or deleted', async () => {
    const { id } = await mai.create('topic')
    const draft = (letter: keyof typeof photos) =>
      mai.desk('PUT', `/entries/${encodeURIComponent(id)}/draft`, {
        baseVersion: 1,
        data: { image: named(letter) },
      })
    await draft('a')
    expect(await refused('a')).toEqual(inUse(`entry/${id}`))
    await mai.save(id, { image: named('b') })
    expect(await storedUses()).toEqual([`b entry ${id}`])
    await draft('c')
    expect(await storedUses()).toEqual([`b entry ${id}`, `c entry ${id}`])
    await mai.desk('DELETE', `/entries/${encodeURIComponent(id)}/draft`)
    expect(await storedUses()).toEqual([`b entry ${id}`])
  })

  it('are no autosaves of what is not there', async () => {
    const draft = { baseVersion: 1, data: { coverImage: named('a') } }
    expect((await mai.desk('PUT', '/entries/khong-co/draft', draft)).status).toBe(404)
    expect(await storedUses()).toEqual([])
  })
})

async function importProducts(...rows: object[]) {
  return mai.desk<{ imported: number }>('POST', '/products/import', { rows })
}

it('of products follow imports and changes', async () => {
  const [bag, hat] = [productRow({ imageUrl: named('a') }), productRow({ imageUrl: named('b') })]
  await importProducts(bag, hat)
  expect(await storedUses()).toEqual([`a product ${bag.externalId}`, `b product ${hat.externalId}`])
  await importProducts({ ...bag, imageUrl: named('c') })
  expect(await storedUses()).toEqual([`b product ${hat.externalId}`, `c product ${bag.externalId}`])
  const [{ id = '' } = {}] = (
    await mai.desk<{ products: { id: string }[] }>(
      'GET',
      `/products?q=${encodeURIComponent(bag.title)}`,
    )
  ).body.products
  const { product, updatedAt } = (await mai.desk<AdminProduct>('GET', `/products/${id}`)).body
  const change = { product: { ...product, imageUrl: named('a') }, listed: true }
  expect(
    (await mai.desk('PUT', `/products/${id}`, { ...change, updatedAt: '2020-01-01T00:00:00.000Z' }))
      .status,
  ).toBe(409)
  expect(await storedUses()).toContain(`c product ${bag.externalId}`)
  expect((await mai.desk('PUT', `/products/${id}`, { ...change, updatedAt })).status).toBe(200)
  expect(await storedUses()).toEqual([`a product ${bag.externalId}`, `b product ${hat.externalId}`])
})

it('are the ones that all stored content names after many ways of writing', async () => {
  const ids = [
    await createPost({ coverImage: named('a') }),
    await createPost({ bodyVi: `![x](${named('b')})` }),
  ]
  const { id: topic } = await mai.create('topic')
  await mai.save(topic, { image: named('c') })
  await mai.publish(topic, ['vi'])
  await mai.save(topic, { image: named('a') })
  await mai.publish(topic, ['en'], '2030-01-01T00:00:00.000Z')
  const [home] = (await mai.desk<{ entries: { id: string }[] }>('GET', '/entries?kind=home')).body
    .entries
  const { data } = await mai.read(home?.id ?? '')
  const pictured = JSON.parse(JSON.stringify(data).replace(/@assets\/art\/[a-z0-9-]+/, named('b')))
  await mai.save(home?.id ?? '', pictured)
  await mai.publish(home?.id ?? '', ['vi', 'en'])
  await mai.desk('POST', `/entries/${ids[0]}/duplicate`)
  await mai.desk('DELETE', `/posts/${ids[0]}`)
  await mai.unpublish(topic, ['vi'])
  await importProducts(productRow({ imageUrl: named('c') }), productRow())
  await runCron(new Date('2030-01-02T00:00:00.000Z'))
  const uses = await storedUses()
  expect(uses).toEqual(await recomputedUses())
  expect(uses.length).toBeGreaterThanOrEqual(6)
})

it('are told with their titles and editors, and counted', async () => {
  const post = await createPost({ coverImage: named('a') })
  const { id: topic } = await mai.create('topic')
  await mai.save(topic, { image: named('a'), titleVi: 'Chủ đề', titleEn: 'Topic' })
  await importProducts(productRow({ imageUrl: named('a'), titleVi: 'Túi', title: 'Bag' }))
  const detail = (await mai.desk<MediaDetail>('GET', `/media/${photos.a}`)).body
  expect(detail.useCount).toBe(3)
  const ofEntries: MediaUse[] = [
    { noun: 'entry', id: post, titleVi: 'Bài có ảnh', titleEn: '', path: `/admin/content/${post}` },
    {
      noun: 'entry',
      id: topic,
      titleVi: 'Chủ đề',
      titleEn: 'Topic',
      path: `/admin/content/${topic}`,
    },
  ]
  expect(detail.uses).toEqual([
    ...ofEntries.sort((one, other) => (one.id < other.id ? -1 : 1)),
    {
      noun: 'product',
      id: expect.any(String),
      titleVi: 'Túi',
      titleEn: 'Bag',
      path: expect.stringMatching(/^\/admin\/products\/\d+$/),
    },
  ] satisfies MediaUse[])
  expect((await mai.desk<MediaDetail>('GET', `/media/${photos.b}`)).body.uses).toEqual([])
})
