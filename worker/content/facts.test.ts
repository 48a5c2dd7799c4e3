import { env } from 'cloudflare:test'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type {
  AdminEntryList,
  FactUse,
  ImportReport,
  WaitingEntries,
} from '../../schema/api/admin-entries'
import type { PostPage } from '../../schema/api/posts'
import type { ErrorBody } from '../../schema/errors'
import { type Locale, locales } from '../../schema/locale'
import { addDays, vietnamDay } from '../../schema/time'
import { invalidateContent } from '../platform/cache/content-version'
import { clearAdmins } from '../testing/admins'
import { keepFewEntries } from '../testing/entries'
import { type EntryDesk, openEntryDesk, readPublic, readText } from '../testing/entry-desk'
import { sampleData } from '../testing/kind-samples'
import { clearPosts, insertPost } from '../testing/posts'
import { pathIn, request } from '../testing/site'

const token = '{{fact:boat-fare}}'
const data = {
  labelVi: 'Giá đò',
  labelEn: 'Boat fare',
  valueVi: '41.000 đ',
  valueEn: '41,000 VND',
  sourceUrl: 'https://boats.example',
  checkedOn: '2026-10-12',
}

let editor: EntryDesk
beforeAll(() => keepFewEntries())
beforeEach(async () => {
  await clearAdmins()
  await clearPosts()
  await env.DB.prepare(
    "delete from entries where kind = 'topic' or kind = 'fact' and updated_by <> 'seed'",
  ).run()
  await invalidateContent(env.CACHE)
  editor = await openEntryDesk()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

async function insertFact(fields: object = {}, published: Locale[] = ['vi', 'en']) {
  const fact = await editor.create('fact', { slug: 'boat-fare', data: { ...data, ...fields } })
  if (published.length > 0) expect((await editor.publish(fact.id, published)).status).toBe(200)
  return fact
}

async function publishTopic(
  fields: object = {
    contentVi: `Đò ${token}.`,
    contentEn: `Boat ${token}.`,
    descriptionVi: `Từ ${token}`,
  },
) {
  const topic = await editor.create('topic', {
    slug: 'boats',
    data: { ...sampleData('topic'), ...fields },
  })
  return { ...topic, published: await editor.publish(topic.id, ['vi', 'en']) }
}

const get = async (path: string) => (await request(path)).text()
const pathsOf = (body: Partial<ErrorBody>) => body.issues?.map(({ path }) => path)

it('is held back by articles only in the languages in which they are public', async () => {
  const { id } = await insertFact()
  const article = await insertPost({ bodyVi: 'Đò.', bodyEn: `Boat ${token}.`, isInEn: false })
  expect((await editor.unpublish(id, ['en'])).status).toBe(200)
  await editor.publish(id, ['en'])
  expect((await editor.publish(article.id, ['en'])).status).toBe(200)
  expect((await editor.unpublish(id, ['en'])).body.code).toBe('FACT_IN_USE')
})

describe('a text that names a fact', () => {
  it('shows its value wherever an entry is shown, with the day of the last check, and the new value with the next request', async () => {
    const { id } = await insertFact()
    expect(
      (
        await publishTopic({
          contentVi: `Đò ${token}.`,
          titleVi: `Đò ${token}`,
          descriptionVi: `Từ ${token}`,
          tagsVi: [token],
        })
      ).published.status,
    ).toBe(200)
    const places = [
      '/api/entries/topic/boats?locale=vi',
      '/api/entries/topic?locale=vi',
      '/api/things?locale=vi',
      '/api/search/index?locale=vi',
      pathIn('vi', '/things-to-do/boats'),
      pathIn('vi', '/things-to-do'),
    ]
    for (const place of places) {
      const text = await get(place)
      expect([place, text.includes('41.000 đ'), text.includes('{{fact')]).toEqual([
        place,
        true,
        false,
      ])
    }
    const shown = await (await readPublic('topic', 'boats', 'vi')).json<{
      factsCheckedOn?: string
    }>()
    expect(shown.factsCheckedOn).toBe('2026-10-12')
    expect(await get(pathIn('vi', '/things-to-do/boats'))).toContain('12 tháng 10 năm 2026')
    expect(await readText('topic', 'boats', 'en')).not.toContain('factsCheckedOn')
    await editor.save(id, { valueVi: '43.500 đ', checkedOn: '2026-11-23' })
    expect(await get(pathIn('vi', '/things-to-do/boats'))).toContain('41.000 đ')
    await editor.publish(id, ['vi'])
    for (const place of places) {
      const text = await get(place)
      expect([place, text.includes('43.500 đ'), text.includes('41.000 đ')]).toEqual([
        place,
        true,
        false,
      ])
    }
    expect(await get(pathIn('vi', '/things-to-do/boats'))).toContain('23 tháng 11 năm 2026')
  })

  it('shows its value wherever an article is shown, with the day of the last check, and the new value with the next request', async () => {
    const { id } = await insertFact()
    await insertPost({
      slug: 'do',
      titleVi: `Đò ${token}`,
      summaryVi: `Từ ${token}.`,
      bodyVi: `Vé ${token}.`,
      highlightsVi: [`Đò ${token}`],
      travelTipsVi: [token],
      tags: ['Đò'],
      contentPillar: 'practical-travel',
    })
    await insertPost({ slug: 'khac', tags: ['Đò'], contentPillar: 'practical-travel' })
    await invalidateContent(env.CACHE)
    const places = [
      '/api/posts?limit=5',
      '/api/posts/featured',
      '/api/posts/daily-inspiration',
      '/api/posts/by-pillar/practical-travel',
      '/api/posts/do',
      '/api/posts/do?locale=vi',
      '/api/posts/khac?locale=vi',
      '/api/tags/do?locale=vi',
      '/api/search/index?locale=vi',
      pathIn('vi', '/inspiration/do'),
      pathIn('vi', '/inspiration'),
      pathIn('vi', '/rss.xml'),
    ]
    for (const place of places) {
      const text = await get(place)
      expect([place, text.includes('41.000 đ'), text.includes('{{fact')]).toEqual([
        place,
        true,
        false,
      ])
    }
    expect(await get('/api/posts/do?locale=vi')).toContain('"factsCheckedOn":"2026-10-12"')
    expect(await get('/api/posts/do?locale=en')).not.toContain('factsCheckedOn')
    expect(await get(pathIn('vi', '/inspiration/do'))).toContain('12 tháng 10 năm 2026')
    await editor.save(id, { valueVi: '43.500 đ' })
    await editor.publish(id, ['vi'])
    for (const place of places) {
      const text = await get(place)
      expect([place, text.includes('43.500 đ'), text.includes('41.000 đ')]).toEqual([
        place,
        true,
        false,
      ])
    }
  })

  it('shows it to editors in previews, and what they mistyped as it is', async () => {
    await insertFact()
    const typed = { ...sampleData('topic'), contentVi: `Đò ${token}, {{fact:boat-fair}}.` }
    const { body } = await editor.desk<object>('POST', '/entries/preview', {
      kind: 'topic',
      slug: 'x',
      data: typed,
      locale: 'vi',
    })
    expect(JSON.stringify(body)).toContain('Đò 41.000 đ, {{fact:boat-fair}}.')
    const preview = await editor.desk<PostPage>('POST', '/entries/preview', {
      kind: 'post',
      slug: 'x',
      data: { ...sampleData('post'), bodyEn: `${token} {{fact:boat-fair}}` },
      locale: 'en',
    })
    expect(preview.body.bodyHtml).toContain('41,000 VND {{fact:boat-fair}}')
  })

  it('never shows readers a token: the last public value stands in, or nothing, and an error is logged', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
    await insertFact()
    await publishTopic({ contentVi: `Đò ${token}.`, contentEn: `Boat ${token}.` })
    await insertPost({ slug: 'do', bodyVi: `Vé ${token} {{fact:nothing-like-it}}!` })
    await env.DB.prepare(
      "update entries set status_vi = 'draft', status_en = 'draft' where slug = 'boat-fare'",
    ).run()
    await invalidateContent(env.CACHE)
    expect(await readText('topic', 'boats', 'vi')).toContain('Đò 41.000 đ.')
    expect(await get(pathIn('vi', '/inspiration/do'))).toContain('Vé 41.000 đ !')
    expect(logged.mock.calls.join()).toContain('boat-fare in vi')
    await env.DB.prepare("delete from entries where slug = 'boat-fare'").run()
    await invalidateContent(env.CACHE)
    expect(await readText('topic', 'boats', 'vi')).toContain('Đò .')
    expect(await get('/api/entries/topic?locale=vi')).not.toContain('{{fact')
  })
})

describe('publishing', () => {
  it('is refused for an entry that names a fact which is not public in its language, by the field', async () => {
    await insertFact({}, ['vi'])
    const { id, published } = await publishTopic({
      tipsEn: ['x', token],
      contentVi: `${token} {{fact:boat-fair}}`,
    })
    expect([published.status, pathsOf(published.body)]).toEqual([400, ['contentVi', 'tipsEn.1']])
    const later = new Date(Date.now() + 3_600_000).toISOString()
    expect((await editor.publish(id, ['en'], later)).status).toBe(400)
    await editor.save(id, { contentVi: token })
    expect((await editor.publish(id, ['en'])).status).toBe(400)
    expect((await editor.publish(id, ['vi'])).status).toBe(200)
  })

  it('is refused for an article, and so is a change of one that is public', async () => {
    await insertFact({}, ['vi'])
    const { id } = await insertPost({
      status: 'draft',
      bodyEn: `Boat ${token}`,
      travelTipsVi: [token, '{{fact:x}}'],
    })
    const refused = await editor.publish(id, ['vi', 'en'])
    expect([refused.status, pathsOf(refused.body)]).toEqual([400, ['bodyEn', 'travelTipsVi.1']])
    const { id: shown } = await insertPost()
    const changed = await editor.desk<ErrorBody>('PUT', `/posts/${shown}`, { summaryEn: token })
    expect([changed.status, pathsOf(changed.body)]).toEqual([400, ['summaryEn']])
    expect(
      (await editor.desk<ErrorBody>('PUT', `/posts/${shown}`, { summaryVi: token })).status,
    ).toBe(200)
  })

  it('refuses a value that names another fact', async () => {
    const { status, body } = await editor.desk<ErrorBody>('POST', '/entries', {
      kind: 'fact',
      data: { ...data, valueVi: token },
    })
    expect([status, pathsOf(body)]).toEqual([400, ['valueVi']])
  })
})

describe('a fact that public texts name', () => {
  it('stays: it goes neither out of public nor into the trash, nor changes its name, and the error names the texts', async () => {
    const { id } = await insertFact()
    await publishTopic({ titleVi: 'Đi đò', contentVi: token })
    const { id: post } = await insertPost({
      slug: 'do',
      titleVi: 'Bài về đò',
      highlightsVi: [token],
    })
    const refusals = [
      await editor.unpublish(id, ['vi']),
      await editor.trash(id),
      await editor.save(id, {}, 'ferry-fare'),
    ]
    for (const { status, body } of refusals) {
      expect([status, body.code]).toEqual([409, 'FACT_IN_USE'])
      expect(body.issues).toEqual([
        { path: 'post/do', message: 'Bài về đò' },
        { path: 'topic/boats', message: 'Đi đò' },
      ])
    }
    const bulk = await editor.desk<{ results: object[] }>('POST', '/entries/bulk', {
      ids: [id],
      action: 'trash',
    })
    expect(bulk.body.results).toMatchObject([
      { ok: false, code: 'FACT_IN_USE', issues: [{ path: 'post/do' }, { path: 'topic/boats' }] },
    ])
    expect((await editor.unpublish(id, ['en'])).status).toBe(200)
    const { body } = await editor.desk<FactUse[]>('GET', `/entries/${id}/uses`)
    expect(body).toMatchObject([
      { kind: 'post', id: post, titleVi: 'Bài về đò', publicIn: ['vi'] },
      { kind: 'topic', slug: 'boats', publicIn: ['vi'] },
    ])
  })

  it('may go once they name it no more; drafts and what is in the trash do not keep it, but do not come back without it', async () => {
    const { id } = await insertFact()
    const topic = await publishTopic({ contentVi: token })
    const draft = await editor.create('topic', {
      slug: 'draft',
      data: { ...sampleData('topic'), tipsEn: [token] },
    })
    const { id: post } = await insertPost({ bodyVi: token })
    await editor.trash(topic.id)
    await editor.desk('DELETE', `/posts/${post}`)
    const { body } = await editor.desk<FactUse[]>('GET', `/entries/${id}/uses`)
    expect(body).toEqual([expect.objectContaining({ id: draft.id, publicIn: [] })])
    expect((await editor.trash(id)).status).toBe(200)
    const back = await editor.undelete(topic.id)
    expect([back.status, pathsOf(back.body)]).toEqual([400, ['contentVi']])
    expect((await editor.undelete(post)).status).toBe(400)
    expect((await editor.undelete(id)).status).toBe(200)
    expect((await editor.undelete(topic.id)).status).toBe(200)
    expect((await editor.undelete(post)).status).toBe(200)
  })

  it('stays for a text that waits for its day', async () => {
    const { id } = await insertFact()
    const { id: topic } = await editor.create('topic', {
      data: { ...sampleData('topic'), contentEn: token },
    })
    await editor.publish(topic, ['en'], new Date(Date.now() + 3_600_000).toISOString())
    expect((await editor.unpublish(id, ['en'])).body.code).toBe('FACT_IN_USE')
    expect((await editor.save(topic, { contentEn: '{{fact:other}}' })).status).toBe(400)
  })

  it('is asked about for facts only', async () => {
    const { id } = await editor.create('topic')
    expect((await editor.desk('GET', `/entries/${id}/uses`)).status).toBe(404)
  })
})

it('lists value, check and end of facts, and on the dashboard those that run out within thirty days or have run out', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const today = vietnamDay(new Date())
  const end = async (days: number, slug: string, published: Locale[]) => {
    const { id } = await editor.create('fact', {
      slug,
      data: { ...data, labelVi: slug, validUntil: addDays(today, days) },
    })
    if (published.length > 0) await editor.publish(id, published)
  }
  await end(31, 'later', ['vi'])
  await end(30, 'soon', ['en'])
  await end(-2, 'past', ['vi', 'en'])
  await end(1, 'draft', [])
  const { expiringFacts } = (await editor.desk<WaitingEntries>('GET', '/entries/waiting')).body
  expect(
    expiringFacts.map(({ slug, validUntil, daysLeft }) => [slug, validUntil, daysLeft]),
  ).toEqual([
    ['past', addDays(today, -2), -2],
    ['soon', addDays(today, 30), 30],
  ])
  const { entries } = (await editor.desk<AdminEntryList>('GET', '/entries?kind=fact&q=later')).body
  const fact = {
    valueVi: '41.000 đ',
    valueEn: '41,000 VND',
    checkedOn: '2026-10-12',
    validUntil: addDays(today, 31),
  }
  expect(entries).toMatchObject([{ slug: 'later', titleVi: 'later', titleEn: 'Boat fare', fact }])
  await editor.create('topic')
  const { entries: topics } = (await editor.desk<AdminEntryList>('GET', '/entries?kind=topic')).body
  expect(topics[0]).toMatchObject({ fact: null })
})

it('imports facts before the texts that name them, refuses texts that name none, and keeps a fact that is in use', async () => {
  const state = { status: 'published', publishedAt: '2026-11-20T00:00:00.000Z', changedAt: null }
  const states = Object.fromEntries(locales.map((locale) => [locale, state]))
  const file = (kind: string, slug: string, content: object) => ({
    kind,
    slug,
    ...states,
    data: content,
  })
  const topic = { ...sampleData('topic'), contentVi: token }
  const files = [
    file('topic', 'boats', topic),
    file('topic', 'bad', { ...topic, tipsVi: ['{{fact:x}}'] }),
    file('fact', 'boat-fare', data),
  ]
  const { body } = await editor.desk<ImportReport>('POST', '/entries/import', { files })
  expect(body.results.map(({ file: name, outcome }) => [name, outcome])).toEqual([
    ['topic/boats', 'created'],
    ['topic/bad', 'refused'],
    ['fact/boat-fare', 'created'],
  ])
  expect(body.results[1]?.issues.map(({ path }) => path)).toEqual(['tipsVi.0'])
  const draft = { ...file('fact', 'boat-fare', data), vi: { ...state, status: 'draft' } }
  const again = await editor.desk<ImportReport>('POST', '/entries/import', {
    files: [draft],
    overwrite: true,
  })
  expect(again.body.results).toMatchObject([
    { outcome: 'refused', issues: [{ path: 'topic/boats' }] },
  ])
})

it('names on the dashboard what has prices seen more than a year ago, by the oldest', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2025-10-13T00:00:00Z') })
  const board = await editor.create('prices')
  const [row] = sampleData('prices').rows as Record<string, unknown>[]
  const save = async (days: string[]) => {
    await editor.save(board.id, {
      rows: days.map((pricedOn, index) => ({ ...row, id: `row-${index}`, pricedOn })),
    })
    expect((await editor.publish(board.id, ['vi', 'en'])).status).toBe(200)
    const { body } = await editor.desk<WaitingEntries>('GET', '/entries/waiting')
    return body.agedPrices.map(({ kind, oldest }) => [kind, oldest])
  }
  expect(await save(['2025-10-01', '2024-10-13'])).toEqual([])
  expect(await save(['2025-10-01', '2024-10-12'])).toEqual([['prices', '2024-10-12']])
})
