import { env } from 'cloudflare:test'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { AdminEntry, BulkResult, TranslatedEntry } from '../../schema/api/admin-entries'
import type { AdminMe } from '../../schema/api/admins'
import type { ErrorBody } from '../../schema/errors'
import type { Bindings } from '../platform/http/env'
import { clearAdmins } from '../testing/admins'
import { resetEntries } from '../testing/entries'
import {
  type EntryDesk,
  exportAll,
  importAll,
  openEntryDesk,
  readText,
  runCron,
} from '../testing/entry-desk'
import { sampleData } from '../testing/kind-samples'
import { standInForPeers } from '../testing/outbox'

let mai: EntryDesk
beforeEach(async () => {
  await clearAdmins()
  await resetEntries()
  mai = await openEntryDesk()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const local: Partial<Bindings> = { TRANSLATE_ADAPTER: 'local' }
const service: Partial<Bindings> = {
  TRANSLATE_ADAPTER: 'http',
  TRANSLATE_URL: 'https://translate.example/all',
  TRANSLATE_SECRET: 'translate-secret',
}

/** Vietnamese alone, with all that a text can name. */
const vietnamese = {
  titleVi: 'Ăn gì ở Huế',
  summaryVi: 'Bún bò và bánh bèo.',
  bodyVi: '## Bún bò\n\nXem [Huế](/where-to-go/hue).\n\n![Chợ](@assets/art/hue)',
  highlightsVi: ['Bún bò', 'Bánh bèo'],
}
const create = () =>
  mai.create('post', { data: { ...sampleData('post'), ...english, ...vietnamese } })
const english = { titleEn: '', summaryEn: '', bodyEn: '', highlightsEn: [], travelTipsEn: ['Go'] }

async function translate(
  { id, version, data }: AdminEntry,
  fields: object = {},
  bindings: Partial<Bindings> = local,
) {
  const body = { version, to: 'en', data: { ...data, ...fields } }
  const path = `/entries/${id}/translate`
  return mai.desk<TranslatedEntry & Partial<ErrorBody>>('POST', path, body, bindings)
}

it('fills what is empty, keeps the rest, saves what was typed and marks its own texts', async () => {
  const entry = await create()
  const { status, body } = await translate(entry, { titleVi: 'Ăn gì, uống gì ở Huế' })
  expect(status).toBe(200)
  expect(body.translation).toEqual({ filled: 4, notTaken: [] })
  expect(body.data).toMatchObject({
    titleVi: 'Ăn gì, uống gì ở Huế',
    titleEn: '[en] Ăn gì, uống gì ở Huế',
    bodyEn: '## [en] Bún bò\n\n[en] Xem [Huế](/where-to-go/hue).\n\n[en] ![Chợ](@assets/art/hue)',
    highlightsEn: ['[en] Bún bò', '[en] Bánh bèo'],
    travelTipsEn: ['Go'],
  })
  expect(body.machineTexts).toEqual({
    '.title': 'en',
    '.summary': 'en',
    '.body': 'en',
    '.highlights': 'en',
  })
  expect(body).toMatchObject({ version: 2, statusEn: 'draft', live: null })
  expect(
    (await mai.desk<{ action: string }[]>('GET', `/entries/${entry.id}/revisions`)).body[0],
  ).toMatchObject({ action: 'entry.translate' })
})

it('publishes nothing of it until a person has read it: not now, later, in bulk or by cron', async () => {
  const { id } = await create()
  await mai.publish(id, ['vi'])
  const { body } = await translate(await mai.read(id))
  const messages = (answer: Partial<ErrorBody>) =>
    answer.issues?.map(({ path, message }) => `${path} ${message}`)
  const unread = [
    'titleEn machine:.title',
    'summaryEn machine:.summary',
    'bodyEn machine:.body',
    'highlightsEn machine:.highlights',
  ]
  for (const at of [undefined, '2100-01-01T00:00:00.000Z']) {
    const refused = await mai.publish(id, ['en'], at)
    expect([refused.status, messages(refused.body)]).toEqual([400, unread])
  }
  const check = await mai.desk<Record<string, []>>('POST', `/entries/${id}/check`, {
    data: body.data,
  })
  expect(messages({ issues: check.body.en ?? [] })).toEqual(unread)
  expect(check.body.vi).toEqual([])
  const bulk = { ids: [id], action: 'publish', locales: ['en'] }
  const { results } = (await mai.desk<BulkResult>('POST', '/entries/bulk', bulk)).body
  expect(results).toMatchObject([{ ok: false, code: 'BAD_REQUEST' }])
  // Vietnamese alone takes no English with it.
  expect((await mai.publish(id, ['vi'])).status).toBe(200)
  expect(JSON.stringify((await mai.read(id)).live)).not.toContain('[en]')
  await mai.hold(id, ['.title'], 'machineTexts')
  await mai.save(id, { summaryEn: 'Noodles and cakes.', bodyEn: 'Noodles.' })
  expect((await mai.read(id)).machineTexts).toEqual({ '.highlights': 'en' })
  expect((await mai.publish(id, ['en'])).status).toBe(400)
  await mai.hold(id, ['.highlights'], 'machineTexts')
  expect((await mai.publish(id, ['en'])).status).toBe(200)
  expect(await readText('post', (await mai.read(id)).slug, 'en')).toContain('Noodles and cakes.')
})

it('takes a correction of its text for no change that the other language has to follow', async () => {
  const { id } = await create()
  await mai.publish(id, ['vi'])
  await translate(await mai.read(id))
  const corrected = await mai.save(id, { titleEn: 'What to eat in Hue', summaryVi: 'Bún bò.' })
  expect(corrected.body.drift).toEqual({
    '.summary': { behind: 'en', was: 'Bún bò và bánh bèo.' },
  })
  await mai.desk('PUT', `/posts/${id}`, { summaryEn: 'Noodles.', highlightsEn: ['Noodles'] })
  expect((await mai.read(id)).drift).toEqual({})
  // Now a text of a person, in a language that readers do not see yet.
  const polished = await mai.save(id, { titleEn: 'What to drink in Hue' })
  expect(polished.body.drift).toEqual({})
  await mai.hold(id, Object.keys(polished.body.machineTexts), 'machineTexts')
  await mai.publish(id, ['en'])
  const changed = await mai.save(id, { titleEn: 'What to try in Hue' })
  expect(changed.body.drift).toEqual({ '.title': { behind: 'vi', was: 'What to drink in Hue' } })
})

it('publishes none of it by editing a public article in place', async () => {
  const data = { ...sampleData('post'), summaryEn: '' }
  const { id } = await mai.create('post', { data: { ...sampleData('post') } })
  await mai.publish(id, ['vi', 'en'])
  await mai.save(id, data)
  const { body } = await translate(await mai.read(id))
  const { summaryEn } = body.data
  const put = (fields: object) => mai.desk<ErrorBody>('PUT', `/posts/${id}`, fields)
  const refused = await put({ summaryEn, titleVi: 'Tên khác' })
  expect([refused.status, refused.body.issues?.[0]?.path]).toEqual([400, 'summaryEn'])
  expect((await put({ titleVi: 'Tên khác' })).status).toBe(200)
  expect(JSON.stringify((await mai.read(id)).live)).not.toContain('[en]')
  expect((await put({ summaryEn: 'Written by Mai.' })).status).toBe(200)
  expect(await mai.read(id)).toMatchObject({
    machineTexts: {},
    live: { summaryEn: 'Written by Mai.' },
  })
})

it('gives a public language no new list item either, when the other one is published', async () => {
  const { id } = await mai.create('deal')
  const sample = await mai.create('itinerary')
  await mai.publish(sample.id, ['vi', 'en'])
  const stored = await mai.read(sample.id)
  const days = stored.data.days as Record<string, unknown>[]
  const only = Object.entries(days[0] ?? {}).filter(([key]) => !key.endsWith('En'))
  const added = { days: [...days, { ...Object.fromEntries(only), titleVi: 'Ngày thêm' }] }
  const { body } = await translate(stored, added)
  expect(JSON.stringify(body.data)).toContain('[en] Ngày thêm')
  expect((await mai.publish(sample.id, ['vi'])).status).toBe(200)
  const { live } = await mai.read(sample.id)
  expect(JSON.stringify(live)).toContain('Ngày thêm')
  expect(JSON.stringify(live)).not.toContain('[en]')
  expect((await translate(await mai.read(id))).body.translation).toEqual({
    filled: 0,
    notTaken: [],
  })
})

it('leaves a language alone that waits for its time, and the cron what was marked since', async () => {
  const at = '2100-01-01T00:00:00.000Z'
  const { id } = await mai.create('post', { data: { ...sampleData('post'), travelTipsEn: [] } })
  await mai.publish(id, ['en'], at)
  const refused = await translate(await mai.read(id))
  expect([refused.status, refused.body.issues?.[0]?.path]).toEqual([400, 'to'])
  expect((await mai.read(id)).data.travelTipsEn).toEqual([])
  // As another version of the site might have stored it.
  const marks = JSON.stringify({ '.title': 'en' })
  const mark = 'update entries set machine_texts = ?, schedule_failed_at = null where id = ?'
  await env.DB.prepare(mark).bind(marks, id).run()
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  await runCron(new Date(at))
  expect(await mai.read(id)).toMatchObject({ statusEn: 'draft', scheduleFailedAt: at })
  expect(JSON.stringify(logged.mock.calls)).toContain('titleEn')
  await mai.hold(id, ['.title'], 'machineTexts')
  await runCron(new Date(at))
  expect((await mai.read(id)).statusEn).toBe('published')
})

it('keeps the marks in a copy, an export and an import, and where an old text comes back', async () => {
  const entry = await create()
  const { body } = await translate(entry)
  const copy = (await mai.desk<AdminEntry>('POST', `/entries/${entry.id}/duplicate`)).body
  expect(copy.machineTexts).toEqual(body.machineTexts)
  const [file] = (await exportAll(mai.desk)).filter(({ slug }) => slug === body.slug)
  expect(file?.machineTexts).toEqual(body.machineTexts)
  const [refused] = await importAll(
    mai.desk,
    [{ ...file, en: { status: 'published', publishedAt: null, changedAt: null } }],
    true,
  )
  expect(refused?.issues.map(({ path }) => path)).toContain('titleEn')
  const written = { titleEn: 'Food', summaryEn: 'Noodles.', bodyEn: 'Soup.', highlightsEn: ['A'] }
  await mai.save(entry.id, written)
  expect((await mai.read(entry.id)).machineTexts).toEqual({})
  const [imported] = await importAll(mai.desk, [file], true)
  expect(imported?.outcome).toBe('updated')
  expect((await mai.read(entry.id)).machineTexts).toEqual(body.machineTexts)
  await mai.save(entry.id, written)
  const revisions = await mai.desk<{ id: number; action: string }[]>(
    'GET',
    `/entries/${entry.id}/revisions`,
  )
  const made = revisions.body.find(({ action }) => action === 'entry.translate')
  const { version } = await mai.read(entry.id)
  const path = `/entries/${entry.id}/revisions/${made?.id}/restore`
  const restored = await mai.desk<AdminEntry>('POST', path, { version })
  expect(restored.body.machineTexts).toEqual(body.machineTexts)
})

it('says that there is no translator, and of a conflict before anything is asked', async () => {
  const asked = standInForPeers(() => Response.json({ texts: [] }))
  const entry = await create()
  const none = await translate(entry, {}, {})
  expect([none.status, none.body.code]).toEqual([409, 'NO_TRANSLATOR'])
  const late = await translate({ ...entry, version: 7 }, {}, service)
  expect([late.status, late.body.code]).toEqual([409, 'CONFLICT'])
  expect(asked).toEqual([])
  const me = async (bindings: Partial<Bindings>) =>
    (await mai.desk<AdminMe>('GET', '/me', undefined, bindings)).body
  expect([await me({}), await me(local)]).toMatchObject([
    { hasTranslator: false },
    { hasTranslator: true },
  ])
  expect(JSON.stringify(await me(service))).not.toContain('translate.example')
})

it('asks the service with its secret, and takes no text that lost something or is too long', async () => {
  const sent: RequestInit[] = []
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    sent.push(init)
    const { texts } = JSON.parse(String(init.body))
    return Response.json({
      texts: texts.map((text: string) =>
        text.includes('⟦')
          ? text.replace('⟦0⟧', '')
          : text === 'Ăn gì ở Huế'
            ? 'x'.repeat(999)
            : text,
      ),
    })
  })
  const { body } = await translate(await create(), {}, service)
  expect(body.translation).toEqual({
    filled: 2,
    notTaken: [
      { path: 'titleEn', message: 'translation:unfit' },
      { path: 'bodyEn', message: 'translation:lost' },
    ],
  })
  expect(body.data.titleEn ?? '').toBe('')
  expect(Object.keys(body.machineTexts)).toEqual(['.summary', '.highlights'])
  expect(new Headers(sent[0]?.headers).get('Authorization')).toBe('Bearer translate-secret')
  expect(JSON.parse(String(sent[0]?.body))).toMatchObject({ from: 'vi', to: 'en' })
  // A redirect would get the secret.
  expect(sent[0]?.redirect).toBe('manual')
})

it.each([
  ['refuses', () => new Response('translate-secret is wrong', { status: 403 })],
  [
    'redirects',
    () => new Response(null, { status: 302, headers: { Location: 'https://x.example' } }),
  ],
  ['answers no JSON', () => new Response('<html>')],
  ['loses a text', () => Response.json({ texts: ['one'] })],
  ['answers without end', () => Response.json({ texts: ['x'.repeat(100_000)] })],
  ['is away', () => Promise.reject(new Error('translate-secret: no network'))],
])('saves nothing where the service %s', async (_, answer) => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  standInForPeers(answer)
  const entry = await create()
  const { status, body } = await translate(entry, { titleVi: 'Khác' }, service)
  expect([status, body.code]).toEqual([502, 'TRANSLATION_FAILED'])
  expect(await mai.read(entry.id)).toMatchObject({ version: 1, data: { titleVi: 'Ăn gì ở Huế' } })
  expect(JSON.stringify(logged.mock.calls)).not.toContain('translate-secret')
})
