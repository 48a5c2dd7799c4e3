import { env } from 'cloudflare:test'
import { afterEach, beforeEach, describe, expect, inject, it, vi } from 'vitest'
import type { AdminEntryList } from '../../schema/api/admin-entries'
import {
  type EntryKind,
  entryKinds,
  isFixed,
  isOnly,
  isPublishedTogether,
} from '../../schema/content/choices'
import { entryPagePath } from '../../schema/content/entry-paths'
import { knownKinds, unseeded } from '../../schema/seed/entries-sql'
import { readSettings } from '../platform/settings/settings'
import { clearAdmins } from '../testing/admins'
import { keepFewEntries, resetEntries, seedEntries } from '../testing/entries'
import {
  type EntryDesk,
  exportAll,
  importAll,
  openEntryDesk,
  readPublic,
  readText,
  runCron,
  wipeEntries,
} from '../testing/entry-desk'
import { brokenDatabase, brokenKv } from '../testing/failures'
import { sampleData, sampleSlug, without, wordOf } from '../testing/kind-samples'
import { runHour } from '../testing/schedule'
import { pathIn, request } from '../testing/site'
import { startFilling } from './copies'

let editor: EntryDesk

beforeEach(async () => {
  await clearAdmins()
  await resetEntries()
  editor = await openEntryDesk()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/**
 * Leaves more entries than the cron copies in one run, of every kind but festivals and routes;
 * `test:deep` has all.
 */
async function leaveOutHalf(): Promise<void> {
  if (!inject('isDeep'))
    await env.DB.exec(
      "delete from entries where kind in ('festival', 'route') or kind = 'guide' and slug <> 'day-7'",
    )
}

const statusOf = async (...input: Parameters<typeof readPublic>) =>
  (await readPublic(...input)).status

/**
 * The settings have no page of their own: see site-settings.test.ts. In the short lane one of many,
 * an only one, a fixed one and one without a page.
 */
const some: readonly EntryKind[] = ['destination', 'home', 'page', 'fact']
const kindsWithPages = entryKinds.filter(
  (kind) => !isPublishedTogether(kind) && (inject('isDeep') || some.includes(kind)),
)

describe.each(kindsWithPages)('an entry of the kind %s', (kind) => {
  beforeEach(() => keepFewEntries())
  const slug = sampleSlug[kind]

  it('is public a language at a time, and lets out no word of the other one', async () => {
    const { id } = await editor.create(kind)
    expect(await statusOf(kind, slug, 'vi')).toBe(404)
    expect((await editor.publish(id, ['vi'])).status).toBe(200)
    const shown = await readText(kind, slug, 'vi')
    expect(shown).toContain(wordOf.vi)
    expect(shown).not.toContain(wordOf.en)
    const missing = await readPublic(kind, slug, 'en')
    expect([missing.status, await missing.json()]).toEqual([
      404,
      expect.objectContaining({ code: 'NOT_IN_LANGUAGE' }),
    ])
    await editor.publish(id, ['en'])
    expect(await readText(kind, slug, 'en')).toContain(wordOf.en)
  })

  it('shows readers nothing of a change until it is published, goes out of public and into the trash, unless the site needs it', async () => {
    const { id, data } = await editor.create(kind)
    await editor.publish(id, ['vi', 'en'])
    const before = await readText(kind, slug, 'vi')
    const changed = JSON.parse(JSON.stringify(data).replaceAll(wordOf.vi, 'Lansuong'))
    expect((await editor.save(id, changed)).body).toMatchObject({
      hasChanges: true,
      isBehind: true,
    })
    expect(await readText(kind, slug, 'vi')).toBe(before)
    expect((await editor.discard(id)).body).toMatchObject({ hasChanges: false, data })
    await editor.save(id, changed)
    await editor.publish(id, ['vi'])
    expect(await readText(kind, slug, 'vi')).toContain('Lansuong')
    expect(await readText(kind, slug, 'en')).toContain(wordOf.en)
    if (isOnly(kind)) {
      for (const refused of [await editor.unpublish(id, ['vi']), await editor.trash(id)])
        expect([refused.status, refused.body.code]).toEqual([409, 'ALWAYS_PUBLIC'])
      expect([await statusOf(kind, slug, 'vi'), await statusOf(kind, slug, 'en')]).toEqual([
        200, 200,
      ])
      return
    }
    await editor.unpublish(id, ['vi'])
    expect(await statusOf(kind, slug, 'vi')).toBe(404)
    expect(await statusOf(kind, slug, 'vi', { DB: brokenDatabase() })).not.toBe(200)
    expect(await statusOf(kind, slug, 'en')).toBe(200)
    const trashed = await editor.trash(id)
    if (isFixed(kind, slug)) {
      expect([trashed.status, trashed.body.code]).toEqual([409, 'ALWAYS_PUBLIC'])
      return
    }
    expect(await statusOf(kind, slug, 'en')).toBe(410)
    await editor.undelete(id)
    expect(await statusOf(kind, slug, 'en')).toBe(200)
  })
})

const pages = kindsWithPages.flatMap((kind) => {
  const path = entryPagePath(kind, sampleSlug[kind])
  return path === undefined ? [] : [[kind, path] as const]
})

it.each(pages)(
  '%s has its page and its line of the sitemap in a language that is public only',
  async (kind, path) => {
    const { id } = await editor.create(kind)
    await editor.publish(id, ['vi'])
    const page = await request(pathIn('en', path))
    const html = await page.text()
    expect(page.status).toBe(404)
    expect(html).toContain('noindex')
    expect(html).toContain(`href="${pathIn('vi', path)}"`)
    const { siteUrl } = readSettings(env)
    const file = kind === 'post' ? '/sitemap-posts-1.xml' : '/sitemap-pages.xml'
    const sitemap = await (await request(file)).text()
    expect(sitemap).toContain(`<loc>${siteUrl}${pathIn('vi', path)}</loc>`)
    expect(sitemap).not.toContain(`<loc>${siteUrl}${pathIn('en', path)}</loc>`)
    await editor.publish(id, ['en'])
    expect(await (await request(file)).text()).toContain(
      `<loc>${siteUrl}${pathIn('en', path)}</loc>`,
    )
  },
)

it('marks the other language as behind until it follows, the change is taken back, or an editor says that it holds', async () => {
  const { id } = await editor.create('destination')
  const drift = async (fields: object) => (await editor.save(id, { ...fields })).body.drift
  expect(await drift({ descriptionVi: 'Vé 200.000 đồng.' })).toEqual({
    '.description': { behind: 'en', was: sampleData('destination').descriptionVi },
  })
  const { entries } = (await editor.desk<AdminEntryList>('GET', '/entries?state=behind')).body
  expect(entries.map((entry) => entry.id)).toEqual([id])
  expect(await drift({ descriptionEn: 'The ticket is 200,000 VND.' })).toEqual({})
  expect(Object.keys(await drift({ descriptionEn: 'The ticket is 8 dollars.' }))).toEqual([
    '.description',
  ])
  expect(await drift({ descriptionEn: 'The ticket is 200,000 VND.' })).toEqual({})
  await drift({ descriptionVi: 'Vé 250.000 đồng.' })
  expect((await editor.hold(id, ['.description'])).body).toMatchObject({
    drift: {},
    isBehind: false,
  })
})

it('overwrites no newer version, and keeps what each person has typed', async () => {
  const { id, version, data } = await editor.create('topic')
  await editor.save(id, { titleVi: 'Của người khác' })
  expect(
    (await editor.desk('PUT', `/entries/${id}`, { version, data: { ...data, titleVi: 'Của tôi' } }))
      .status,
  ).toBe(409)
  expect((await editor.read(id)).titleVi).toBe('Của người khác')
  await editor.desk('PUT', `/entries/${id}/draft`, {
    baseVersion: version,
    data: { titleVi: 'đang gõ' },
  })
  expect((await editor.read(id)).draft).toMatchObject({
    data: { titleVi: 'đang gõ' },
    baseVersion: version,
  })
  const other = await openEntryDesk('lan')
  expect((await other.read(id)).draft).toBeNull()
  await editor.save(id, { titleVi: 'Xong' })
  expect((await editor.read(id)).draft).toBeNull()
})

it('redirects from an address that was public, and gives a taken one a number', async () => {
  const { id, slug } = await editor.create('deal')
  await editor.publish(id, ['vi', 'en'])
  const { body } = await editor.save(id, {}, 'mango-farm-day')
  expect(body.slug).toBe('mango-farm-day-2')
  const moved = await request(pathIn('en', `/travel-deals/${slug}`))
  expect([moved.status, moved.headers.get('Location')]).toEqual([
    301,
    pathIn('en', '/travel-deals/mango-farm-day-2'),
  ])
})

it('goes live by the cron at its minute, and not before', async () => {
  const { id, slug } = await editor.create('deal')
  const at = new Date(Date.now() + 3_600_000)
  expect((await editor.publish(id, ['vi'], at.toISOString())).body.scheduledAtVi).toBe(
    at.toISOString(),
  )
  expect((await editor.save(id, { titleVi: '' })).status).toBe(400)
  await runCron(new Date(at.getTime() - 60_000))
  expect(await statusOf('deal', slug, 'vi')).toBe(404)
  await runCron(at)
  expect(await statusOf('deal', slug, 'vi')).toBe(200)
  expect((await editor.read(id)).scheduledAtVi).toBeNull()
})

it('is purged a month after it was trashed, but for the last of its kind, so that the kind is not seeded again', async () => {
  const { entries } = (await editor.desk<AdminEntryList>('GET', '/entries?kind=itinerary')).body
  expect(entries.length).toBeGreaterThan(1)
  for (const { id } of entries) await editor.trash(id)
  await runHour(Date.now() + 31 * 24 * 3_600_000)
  const kinds = await env.DB.prepare(knownKinds).all<{ kind: EntryKind }>()
  expect(unseeded(seedEntries, kinds.results)).toEqual([])
  const { results } = await env.DB.prepare("select id from entries where kind = 'itinerary'").all()
  expect(results).toHaveLength(1)
})

it('has a new version of a public language wait for its day, which can be called off while the page stays', async () => {
  const { id, slug } = await editor.create('deal')
  await editor.publish(id, ['vi', 'en'])
  const before = await readText('deal', slug, 'vi')
  await editor.save(id, { descriptionVi: 'Từ tuần sau.' })
  const day = new Date(Date.now() + 3_600_000).toISOString()
  expect((await editor.publish(id, ['vi'], day)).body).toMatchObject({
    scheduledAtVi: day,
    statusVi: 'published',
  })
  expect(await readText('deal', slug, 'vi')).toBe(before)
  const later = new Date(Date.now() + 5_400_000).toISOString()
  await editor.publish(id, ['vi'], later)
  const { version } = await editor.read(id)
  const { body } = await editor.desk('POST', `/entries/${id}/unpublish`, {
    version,
    locales: ['vi'],
    keepsPublic: true,
  })
  expect(body).toMatchObject({ scheduledAtVi: null, statusVi: 'published', hasChanges: true })
  const said = await env.DB.prepare(
    "select action from audit_log where subject = ? and action like 'entry.%schedule' order by id",
  )
    .bind(id)
    .all()
  expect(said.results.map(({ action }) => action)).toEqual([
    'entry.schedule',
    'entry.reschedule',
    'entry.unschedule',
  ])
  await runCron(new Date(Date.now() + 7_200_000))
  expect(await readText('deal', slug, 'vi')).toBe(before)
})

it('answers from its copies while D1 is down, once the cron has made them', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  await leaveOutHalf()
  // As after a deployment: what other tests had made stands for another database.
  for (const { name } of (await env.CACHE.list({ prefix: 'entry~' })).keys)
    await env.CACHE.delete(name)
  await startFilling(env.CACHE)
  for (let minute = 0; minute < 6; minute += 1) await runCron(new Date())
  const down = { DB: brokenDatabase() }
  const { results } = await env.DB.prepare('select kind, slug from entries').all<{
    kind: EntryKind
    slug: string
  }>()
  expect(results.length).toBeGreaterThan(60)
  for (const { kind, slug } of results)
    for (const locale of ['vi', 'en'] as const)
      expect([kind, slug, await statusOf(kind, slug, locale, down)]).toEqual([kind, slug, 200])
  for (const path of [
    '/where-to-go',
    '/where-to-go/hue',
    '/things-to-do/hot-springs',
    '/plan-your-trip/day-7',
    '/travel-deals',
    '/dieu-khoan',
  ])
    for (const locale of ['vi', 'en'] as const) {
      const response = await request(pathIn(locale, path), {}, down)
      expect([response.status, (await response.text()).includes('<h1')], path).toEqual([200, true])
    }
})

it('answers from D1 where KV holds nothing, and makes the copy anew; without either it says 503 and when to try again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { id, slug } = await editor.create('deal')
  await editor.publish(id, ['vi', 'en'])
  for (const { name } of (await env.CACHE.list({ prefix: 'entry~' })).keys)
    await env.CACHE.delete(name)
  expect(await statusOf('deal', slug, 'en', { DB: brokenDatabase() })).toBe(503)
  expect(await statusOf('deal', slug, 'en')).toBe(200)
  expect(await statusOf('deal', slug, 'en', { DB: brokenDatabase() })).toBe(200)
  const bothDown = { DB: brokenDatabase(), CACHE: brokenKv() }
  expect(await statusOf('deal', slug, 'en', bothDown)).toBe(503)
  const page = await request(pathIn('en', `/travel-deals/${slug}`), {}, bothDown)
  expect([
    page.status,
    page.headers.get('Cache-Control'),
    Number(page.headers.get('Retry-After')) > 0,
  ]).toEqual([503, 'no-store', true])
  expect(await page.text()).toContain('>Retry<')
  expect((await request(pathIn('en', `/travel-deals/${slug}`))).status).toBe(200)
})

it('is the same after an export, a wipe and an import; bad files are named by field and keep no good one out', async () => {
  if (!inject('isDeep')) await keepFewEntries('mango-farm-day')
  const { id, slug } = await editor.create('destination', {
    data: without(sampleData('destination'), 'en'),
  })
  await editor.publish(id, ['vi'])
  await editor.save(id, { descriptionVi: 'Chưa đăng.' })
  const before = await exportAll(editor.desk)
  const page = await readText('destination', slug, 'vi')
  await wipeEntries()
  const first = before.find(({ kind }) => kind === 'deal')
  const bad = {
    ...first,
    slug: 'hong',
    data: { ...first?.data, category: 'nothing', originalPrice: 'free' },
  }
  const outcomes = await importAll(editor.desk, [bad, ...before])
  const refused = outcomes.filter(({ outcome }) => outcome === 'refused')
  expect(refused.map(({ file }) => file)).toEqual([`${first?.kind}/hong`])
  expect(refused[0]?.issues.map(({ path }) => path).sort()).toEqual(['category', 'originalPrice'])
  expect(await exportAll(editor.desk)).toEqual(before)
  expect(await readText('destination', slug, 'vi')).toBe(page)
})
