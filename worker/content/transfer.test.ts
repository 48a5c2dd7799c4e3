import { env } from 'cloudflare:test'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { EntryFile } from '../../schema/content/entry-file'
import { readContentVersion } from '../platform/cache/content-version'
import { openPrimaryDatabase } from '../platform/db/database'
import { readSettings } from '../platform/settings/settings'
import { clearAdmins } from '../testing/admins'
import { resetToFewEntries } from '../testing/entries'
import {
  type EntryDesk,
  exportAll,
  importAll,
  openEntryDesk,
  readPublic,
  readText,
  wipeEntries,
} from '../testing/entry-desk'
import { brokenDatabase, countingKv, forgetfulDatabase } from '../testing/failures'
import { sampleData, without, wordOf } from '../testing/kind-samples'
import { importEntries } from './transfer'

let mai: EntryDesk
beforeEach(async () => {
  await clearAdmins()
  await resetToFewEntries()
  mai = await openEntryDesk()
})

afterEach(() => {
  vi.restoreAllMocks()
})

const fileOf = async (slug: string) =>
  (await exportAll(mai.desk)).find((file) => file.slug === slug)
const dates = { publishedAt: '2026-05-01T00:00:00.000Z', changedAt: '2026-05-02T00:00:00.000Z' }
const draft = { status: 'draft', publishedAt: null, changedAt: null } as const

/** A deal of which Vietnamese is public and English is not, as a file. */
function halfPublicDeal(more: Partial<EntryFile> = {}): EntryFile {
  return {
    kind: 'deal',
    slug: 'nua-nay',
    vi: { status: 'published', ...dates },
    en: draft,
    data: sampleData('deal'),
    ...more,
  }
}

it('brings back drift, days to come, earlier addresses, live texts and dates after a wipe', async () => {
  const { id } = await mai.create('deal')
  await mai.publish(id, ['vi', 'en'])
  await mai.save(id, {}, 'ten-moi')
  await mai.save(id, { descriptionVi: 'Chỉ đổi tiếng Việt.' })
  const { id: waiting } = await mai.create('deal', { slug: 'hen-gio' })
  await mai.publish(waiting, ['en'], '2027-03-01T01:00:00.000Z')
  const before = await exportAll(mai.desk)
  const file = before.find(({ slug }) => slug === 'ten-moi')
  expect(Object.keys(file ?? {})).toEqual(expect.arrayContaining(['aliases', 'drift', 'live']))
  expect(before.find(({ slug }) => slug === 'hen-gio')?.en.scheduledAt).toBe(
    '2027-03-01T01:00:00.000Z',
  )
  await wipeEntries()
  await importAll(mai.desk, before)
  expect(await exportAll(mai.desk)).toEqual(before)
  const { body } = await mai.desk<{ entries: { slug: string }[] }>('GET', '/entries?state=behind')
  expect(body.entries.map(({ slug }) => slug)).toEqual(['ten-moi'])
  expect((await readPublic('deal', 'brindlewick-new', 'vi')).status).toBe(200)
})

it('overwrites with drift and days to come, and leaves the same alone', async () => {
  const { id } = await mai.create('deal')
  await mai.publish(id, ['vi', 'en'])
  await mai.save(id, { descriptionVi: 'Chỉ đổi tiếng Việt.' })
  const file = await fileOf('brindlewick-new')
  await mai.save(id, { descriptionEn: 'English follows.' })
  expect((await mai.read(id)).isBehind).toBe(false)
  expect((await importAll(mai.desk, [file], true)).map(({ outcome }) => outcome)).toEqual([
    'updated',
  ])
  expect(await fileOf('brindlewick-new')).toEqual(file)
  expect((await importAll(mai.desk, [file], true)).map(({ outcome }) => outcome)).toEqual([
    'unchanged',
  ])
})

it('lets readers have no text of a language that a file does not call public', async () => {
  const live = sampleData('deal')
  await importAll(mai.desk, [halfPublicDeal({ live }), halfPublicDeal({ slug: 'khong-co-live' })])
  for (const slug of ['nua-nay', 'khong-co-live']) {
    const shown = await readText('deal', slug, 'vi')
    expect(shown).toContain(wordOf.vi)
    expect(shown).not.toContain(wordOf.en)
    expect((await fileOf(slug))?.live).toEqual(without(live, 'en'))
  }
})

it('refuses a day to come for a language that lacks texts, by field', async () => {
  const en = { ...draft, scheduledAt: '2027-03-01T01:00:00.000Z' }
  const [result] = await importAll(mai.desk, [
    halfPublicDeal({ en, data: without(sampleData('deal'), 'en') }),
  ])
  expect(result).toMatchObject({
    outcome: 'refused',
    issues: expect.arrayContaining([expect.objectContaining({ path: 'titleEn' })]),
  })
})

it('takes no address from an entry that has it, and gives an entry of its own address that address', async () => {
  await mai.create('deal', { slug: 'mango-farm-day' })
  await importAll(mai.desk, [
    halfPublicDeal({ slug: 'mot', aliases: ['mango-farm-day', 'hai', 'ba'] }),
  ])
  expect((await fileOf('mot'))?.aliases).toEqual(['ba', 'hai'])
  await importAll(mai.desk, [halfPublicDeal({ slug: 'hai' })])
  expect((await fileOf('mot'))?.aliases).toEqual(['ba'])
  expect(JSON.parse(await readText('deal', 'hai', 'vi')).slug).toBe('hai')
})

it('brings back an activity that only one of two public languages has', async () => {
  const { id, data } = await mai.create('destination')
  await mai.publish(id, ['vi', 'en'])
  const activities = data.activities as Record<string, unknown>[]
  await mai.save(id, {
    activities: [...activities, { ...without(activities[0], 'en'), id: 'chi-co-tieng-viet' }],
  })
  expect((await mai.publish(id, ['vi'])).status).toBe(200)
  const before = await exportAll(mai.desk)
  await wipeEntries()
  expect(
    (await importAll(mai.desk, before)).filter(({ outcome }) => outcome !== 'created'),
  ).toEqual([])
  expect(await exportAll(mai.desk)).toEqual(before)
})

it('refuses a text that a public language lacks, by field and in no other language', async () => {
  const data = sampleData('deal')
  const { titleEn: _, ...shown } = data
  const [result] = await importAll(mai.desk, [
    halfPublicDeal({ en: { status: 'published', ...dates }, data, live: shown }),
  ])
  expect([result?.outcome, result?.issues.map(({ path }) => path)]).toEqual([
    'refused',
    ['live.titleEn'],
  ])
})

describe('an address that an editor could not choose', () => {
  it.each([
    ['guide', 'day-7', { day: 8 }],
    ['itinerary', 'day-3', {}],
    ['home', 'trang-chu', {}],
  ] as const)('is refused: %s/%s', async (kind, slug, fields) => {
    const [result] = await importAll(mai.desk, [
      { kind, slug, vi: draft, en: draft, data: { ...sampleData(kind), ...fields } },
    ])
    expect([result?.outcome, result?.issues.map(({ path }) => path)]).toEqual(['refused', ['slug']])
  })
})

it('refuses a day to come for a text that names a fact which is not public', async () => {
  const en = { ...draft, scheduledAt: '2027-03-01T01:00:00.000Z' }
  const data = { ...sampleData('deal'), descriptionEn: 'The boat is {{fact:no-such-fare}}.' }
  const [result] = await importAll(mai.desk, [
    halfPublicDeal({ en, data, live: without(sampleData('deal'), 'en') }),
  ])
  expect([result?.outcome, result?.issues.map(({ path }) => path)]).toEqual([
    'refused',
    ['descriptionEn'],
  ])
})

it('dates what a file calls public without saying since when', async () => {
  await importAll(mai.desk, [halfPublicDeal({ vi: { ...draft, status: 'published' } })])
  const file = await fileOf('nua-nay')
  expect([typeof file?.vi.publishedAt, file?.en.publishedAt]).toEqual(['string', null])
})

it('stores earlier addresses of an entry that is otherwise the same', async () => {
  const file = halfPublicDeal()
  await importAll(mai.desk, [file])
  expect((await importAll(mai.desk, [{ ...file, aliases: ['cu'] }]))[0]?.outcome).toBe('unchanged')
  expect((await fileOf('nua-nay'))?.aliases).toEqual(['cu'])
})

it('refuses an entry that somebody changes meanwhile, and stores the others', async () => {
  await importAll(mai.desk, [halfPublicDeal()])
  const changed = halfPublicDeal({ data: { ...sampleData('deal'), titleVi: 'Tên khác' } })
  const rival = env.DB.prepare(
    "update entries set version = version + 1 where kind = 'deal' and slug = 'nua-nay'",
  )
  const rivals: Promise<unknown>[] = []
  const { results } = await importEntries(
    {
      db: openPrimaryDatabase(env.DB),
      actor: { username: 'mai' },
      now: new Date(),
      settings: readSettings(env),
    },
    {
      files: [changed, halfPublicDeal({ slug: 'sau-do' })],
      overwrite: true,
      willStore: ({ slug }) => slug === 'nua-nay' && rivals.push(rival.run()),
    },
  )
  await Promise.all(rivals)
  expect(results.map(({ outcome }) => outcome)).toEqual(['refused', 'created'])
  expect(results[0]?.issues[0]?.message).toContain('Somebody changed this')
})

it('leaves nothing outdated where D1 fails once a file is stored', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const halfDone: boolean[] = []
  for (let answered = 0; answered < 12; answered += 1) {
    const file = halfPublicDeal({ slug: `nua-chung-${answered}` })
    const version = await readContentVersion(env.CACHE)
    const { status } = await mai.desk(
      'POST',
      '/entries/import',
      { files: [file], overwrite: false },
      { DB: forgetfulDatabase(answered) },
    )
    const isStored = (await fileOf(file.slug)) !== undefined
    if (isStored && status !== 200) halfDone.push(version !== (await readContentVersion(env.CACHE)))
  }
  expect(halfDone.length).toBeGreaterThan(0)
  expect(halfDone).not.toContain(false)
})

it('deletes the copies of what it changed, and no others', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const files = [halfPublicDeal(), halfPublicDeal({ slug: 'de-yen' })]
  await importAll(mai.desk, files)
  for (const { slug } of files) expect((await readPublic('deal', slug, 'vi')).status).toBe(200)
  const changed = halfPublicDeal({ data: { ...sampleData('deal'), titleVi: 'Tên khác' } })
  const { CACHE, asked } = countingKv()
  await mai.desk(
    'POST',
    '/entries/import',
    { files: [changed, files[1]], overwrite: true },
    { CACHE },
  )
  expect(asked()).toBeLessThan(10)
  const down = { DB: brokenDatabase() }
  expect((await readPublic('deal', 'nua-nay', 'vi', down)).status).toBe(503)
  expect((await readPublic('deal', 'de-yen', 'vi', down)).status).toBe(200)
})
