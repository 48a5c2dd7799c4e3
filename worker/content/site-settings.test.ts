import { env } from 'cloudflare:test'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { AdminEntry, ImportReport } from '../../schema/api/admin-entries'
import type { SettingsContent } from '../../schema/content/settings'
import { paths } from '../../schema/paths'
import { defaultSettings } from '../../schema/seed/default-settings'
import { invalidateContent } from '../platform/cache/content-version'
import { openDatabase } from '../platform/db/database'
import { clearAdmins } from '../testing/admins'
import { resetEntries, seedEntries } from '../testing/entries'
import { type EntryDesk, openEntryDesk } from '../testing/entry-desk'
import { brokenDatabase, brokenKv } from '../testing/failures'
import { sampleData, without } from '../testing/kind-samples'
import { clearMedia, insertPhoto } from '../testing/media'
import { clearSubmissions, localMail, mailsTo } from '../testing/outbox'
import { runHour } from '../testing/schedule'
import { pathIn, post, request } from '../testing/site'
import { readScheduledSettings } from './site-settings'

const id = 'settings.site'
let editor: EntryDesk
let data: SettingsContent

beforeEach(async () => {
  await clearAdmins()
  await clearSubmissions()
  await resetEntries()
  await invalidateContent(env.CACHE)
  editor = await openEntryDesk()
  data = structuredClone((await editor.read(id)).data) as unknown as SettingsContent
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const read = async (path: string, bindings?: Parameters<typeof request>[2]) =>
  (await request(path, {}, bindings)).text()
const textOf = (html: string) => html.replace(/<script.*?<\/script>/gs, '')
const save = (changed: object) => editor.save(id, changed as Record<string, unknown>)

async function publish(changed: object): Promise<void> {
  expect((await save(changed)).status).toBe(200)
  expect((await editor.publish(id, ['vi'])).status).toBe(200)
}

it('shows a new rate, phone and claim on the next page, in both languages at once, and nothing of them before', async () => {
  const pages = {
    vi: [pathIn('vi', '/where-to-go/hoi-an'), pathIn('vi', '/')],
    en: [pathIn('en', '/plan-your-trip/hoi-an-3-days')],
  }
  const all = async () =>
    (await Promise.all([...pages.vi, ...pages.en].map((path) => read(path)))).map(textOf).join(' ')
  await publish({ claims: { ...data.claims, readers: 15_000, readerRating: 4.9, support: '24/7' } })
  data = structuredClone((await editor.read(id)).data) as unknown as SettingsContent
  const before = await all()
  const [office, ...others] = data.offices
  const changed = {
    vndPerUsd: 20_000,
    offices: [
      { ...office, phone: '+84 900 111 222', addressEn: '7 Other Street, Da Nang' },
      ...others,
    ],
    claims: { ...data.claims, support: '7/7', readers: undefined },
  }
  await save(changed)
  expect(await all()).toBe(before)
  expect((await editor.publish(id, ['vi'])).body).toMatchObject({
    hasChanges: false,
    statusVi: 'published',
    statusEn: 'published',
  })
  const after = await all()
  for (const shown of ['+84 900 111 222', '7 Other Street', '7/7'])
    expect([shown, before.includes(shown), after.includes(shown)]).toEqual([shown, false, true])
  expect(before).toContain('15.000+ bạn đọc')
  expect(after).not.toContain('bạn đọc ·')
  const rateOf = (html: string) => /khoảng\s([\d.]+)/.exec(html)?.[1]
  expect(Number(rateOf(before)?.replaceAll('.', '')) * 0.8).toBeCloseTo(
    Number(rateOf(after)?.replaceAll('.', '')),
    -4,
  )
})

it('links every page to a new number, but for an exception', async () => {
  const pages = [pathIn('vi', '/'), pathIn('en', paths.contact), pathIn('vi', paths.farm)]
  const linksOn = async (path: string) =>
    new Set((await read(path)).match(/https:\/\/(?:wa|zalo)\.me\/\d+|"tel:[^"]*/g))
  const [office, ...others] = data.offices
  await publish({ offices: [{ ...office, phone: '0905 123 456' }, ...others] })
  for (const page of pages) {
    const links = await linksOn(page)
    expect([page, links.has('https://wa.me/84905123456')]).toEqual([page, true])
    expect([page, links.has('https://zalo.me/0905123456')]).toEqual([page, true])
    expect([page, [...links].filter((link) => /545550101/.test(link))]).toEqual([page, []])
  }
  // A landline has no WhatsApp: the number is called.
  await publish({ offices: [{ ...office, phone: '0236 3123 456' }, ...others] })
  expect(await linksOn(pages[1] ?? '')).toContain('"tel:+842363123456')
  await publish({ offices: [{ ...office, whatsapp: 'https://wa.me/84912345678' }, ...others] })
  expect(await linksOn(pages[1] ?? '')).toContain('https://wa.me/84912345678')
})

it('reaches structured data, links to partners, the feed, security.txt and texts that name it', async () => {
  await publish({
    company: { ...data.company, email: 'new@mangoroad.example', legalName: 'Other Name Ltd.' },
    hotelPartner: { name: 'Other Partner', searchUrl: 'https://hotels.example/find' },
    activityPartner: { name: 'Doer', searchUrl: 'https://activities.example/find' },
  })
  expect(await read(pathIn('en', paths.contact))).toMatch(
    /application\/ld\+json"[^>]*>[^<]*"legalName":"Other Name Ltd\."/,
  )
  expect((await request('/r/hotel/hoi-an')).headers.get('Location')).toMatch(
    /^https:\/\/hotels\.example\/find\?city=Hoi/,
  )
  expect((await request('/r/activity/hanoi-food')).headers.get('Location')).toMatch(
    /^https:\/\/activities\.example\/find\?city_id=hanoi/,
  )
  expect(await read('/rss.xml')).toContain('<managingEditor>new@mangoroad.example')
  expect(await read('/.well-known/security.txt')).toContain('Contact: mailto:new@mangoroad.example')
  expect(textOf(await read(pathIn('vi', paths.privacy)))).toContain('mailto:new@mangoroad.example')
  expect(textOf(await read(pathIn('en', paths.about)))).toContain('Other Name Ltd. dries')
})

it('reaches mails and the hosts that the link checks may ask', async () => {
  const [office, ...others] = data.offices
  await publish({
    company: { ...data.company, email: 'desk@mangoroad.example' },
    offices: [{ ...office, addressVi: '9 Phố Khác, Đà Nẵng' }, ...others],
    hotelPartner: { name: 'Other Partner', searchUrl: 'https://hotels.example/find' },
  })
  const lead = {
    name: 'An',
    email: 'an@visitor.example',
    phone: '+84 900 000 000',
    destination: 'Huế',
    language: 'vi',
  }
  expect((await post('/api/trip-leads', lead, {}, localMail)).status).toBe(201)
  const [notice] = await mailsTo('desk@mangoroad.example')
  expect(notice?.text).toContain('9 Phố Khác')
  const asked: string[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url)
    return new Response(null, { status: 200 })
  })
  await env.DB.prepare('delete from link_checks').run()
  await runHour(Date.UTC(2026, 11, 1, 3, 17), { LINK_CHECKS: 'on' })
  expect(asked).toContain('https://hotels.example/find')
  expect(asked).not.toContain(defaultSettings.hotelPartner.searchUrl)
})

it('needs one read of KV an isolate and content version, and none of D1 once there is a copy', async () => {
  const keys: string[] = []
  const CACHE = new Proxy(env.CACHE, {
    get(target, property) {
      const value = Reflect.get(target, property, target)
      if (property !== 'get' && property !== 'getWithMetadata')
        return typeof value === 'function' ? value.bind(target) : value
      return (key: string, ...rest: unknown[]) => {
        keys.push(key)
        return Reflect.apply(value, target, [key, ...rest])
      }
    },
  })
  const ofSettings = () => keys.filter((key) => key.includes('settings')).length
  await request(pathIn('vi', paths.contact), {}, { CACHE })
  expect(ofSettings()).toBe(1)
  for (const path of [paths.contact, paths.tripPlanning, paths.about])
    await request(pathIn('en', path), {}, { CACHE })
  expect(ofSettings()).toBe(1)
  await invalidateContent(env.CACHE)
  await request(pathIn('en', paths.contact), {}, { CACHE })
  expect(ofSettings()).toBe(2)
})

it('keeps every page up while D1 and KV are down: with the last settings it knows, else with those of a new database', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  await publish({ company: { ...data.company, email: 'last@mangoroad.example' } })
  await read(pathIn('en', paths.contact))
  for (const { name } of (await env.CACHE.list({ prefix: 'entry~' })).keys)
    await env.CACHE.delete(name)
  await invalidateContent(env.CACHE)
  const down = brokenDatabase()
  const response = await request(pathIn('en', paths.contact), {}, { DB: down })
  expect([response.status, response.headers.get('Cache-Control')]).toEqual([200, 'no-store'])
  expect(textOf(await response.text())).toContain('last@mangoroad.example')
  const page = await request(pathIn('en', paths.contact), {}, { DB: down, CACHE: brokenKv() })
  expect(page.status).toBe(200)
  expect(textOf(await page.text())).toContain(defaultSettings.company.email)
  expect(await readScheduledSettings(openDatabase(down), brokenKv())).toEqual(defaultSettings)
  expect(logged.mock.calls.flat().join(' ')).toContain('the settings could not be read')
})

it('answers from its copy while D1 is down', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  await publish({ company: { ...data.company, email: 'copied@mangoroad.example' } })
  const path = '/api/entries/settings/site?locale=vi'
  await read(path)
  const answer = await request(path, {}, { DB: brokenDatabase() })
  expect([answer.status, await answer.json()]).toEqual([
    200,
    expect.objectContaining({
      company: expect.objectContaining({ email: 'copied@mangoroad.example' }),
    }),
  ])
})

it('is always there: it is neither trashed, unpublished, copied, made a second time nor imported half', async () => {
  for (const kind of ['home', 'about', 'settings'] as const) {
    const entry = seedEntries.find((one) => one.kind === kind)
    const own = `${kind}.${entry?.slug}`
    for (const refused of [await editor.trash(own), await editor.unpublish(own, ['vi'])])
      expect([kind, refused.status, refused.body.code]).toEqual([kind, 409, 'ALWAYS_PUBLIC'])
    const second = await editor.desk('POST', '/entries', { kind, data: {} })
    const copy = await editor.desk('POST', `/entries/${own}/duplicate`)
    for (const refused of [second, copy])
      expect([kind, refused.status, refused.body]).toEqual([
        kind,
        400,
        expect.objectContaining({ issues: [expect.objectContaining({ path: 'slug' })] }),
      ])
    const draft = { ...entry, vi: { ...entry?.vi, status: 'draft' } }
    const files = [{ ...entry, slug: 'other' }, draft]
    const { body } = await editor.desk<ImportReport>('POST', '/entries/import', {
      files,
      overwrite: true,
    })
    expect(body.results.map(({ outcome }) => outcome)).toEqual(['refused', 'refused'])
  }
  const bulk = await editor.desk<{ results: { ok: boolean }[] }>('POST', '/entries/bulk', {
    ids: [id],
    action: 'trash',
    locales: ['vi'],
  })
  expect(bulk.body.results).toMatchObject([{ ok: false, code: 'ALWAYS_PUBLIC' }])
  expect(await editor.read(id)).toMatchObject({
    statusVi: 'published',
    statusEn: 'published',
    deletedAt: null,
  })
})

it('is scheduled and unscheduled in both languages, and stays public', async () => {
  await save({ vndPerUsd: 26_000 })
  const at = new Date(Date.now() + 3_600_000).toISOString()
  expect((await editor.publish(id, ['en'], at)).body).toMatchObject({
    scheduledAtVi: at,
    scheduledAtEn: at,
  })
  expect((await editor.unpublish(id, ['vi'])).body).toMatchObject({
    scheduledAtVi: null,
    scheduledAtEn: null,
    statusVi: 'published',
    statusEn: 'published',
  })
  expect((await editor.unpublish(id, ['vi'])).body.code).toBe('ALWAYS_PUBLIC')
})

it('is published in no language while one lacks a text, and not without an office', async () => {
  const { id: own } = await editor.create('settings', {
    data: without(sampleData('settings'), 'en'),
  })
  const refused = await editor.publish(own, ['vi'])
  expect(refused.status).toBe(400)
  expect(refused.body.issues?.map(({ path }) => path)).toContain('offices.0.addressEn')
  expect((await editor.save(own, { ...sampleData('settings'), offices: [] })).status).toBe(200)
  const { status, body } = await editor.publish(own, ['vi', 'en'])
  expect([status, body.issues?.map(({ path }) => path)]).toEqual([400, ['offices']])
  expect(await (await request('/api/entries/settings/site?locale=vi')).json()).toMatchObject({
    code: 'NOT_FOUND',
  })
})

it('previews settings that nobody has published', async () => {
  const changed = {
    ...data,
    company: { ...data.company, email: 'typed@mangoroad.example' },
    claims: {},
  }
  const { status, body } = await editor.desk<AdminEntry>('POST', '/entries/preview', {
    kind: 'settings',
    slug: 'site',
    locale: 'vi',
    data: changed,
  })
  expect([status, body]).toMatchObject([
    200,
    {
      company: { email: 'typed@mangoroad.example' },
      claims: { readers: 0, support: '', certifications: [] },
    },
  ])
})

it('shows the picture of an office that has one', async () => {
  await clearMedia()
  const { id: photo } = await insertPhoto()
  const [office, ...others] = data.offices
  expect(await read(pathIn('vi', paths.contact))).not.toContain('/media/')
  await publish({ offices: [{ ...office, image: `media:${photo}` }, ...others] })
  expect(
    textOf(await read(pathIn('vi', paths.contact))).match(
      new RegExp(`src="/media/${photo}-1-[^"]*/wide-768.webp"`, 'g'),
    ),
  ).toHaveLength(1)
})
