import { env } from 'cloudflare:test'
import { afterEach, beforeEach, expect, inject, it, vi } from 'vitest'
import type { AdminEntry, EntryRevision, EntryRevisionDetail } from '../../schema/api/admin-entries'
import type { EntryFile } from '../../schema/content/entry-file'
import { kindUpgrades } from '../../schema/content/kind-upgrades'
import { clearAdmins } from '../testing/admins'
import { keepFewEntries, resetEntries } from '../testing/entries'
import {
  type EntryDesk,
  exportAll,
  importAll,
  openEntryDesk,
  readText,
  runCron,
} from '../testing/entry-desk'
import { request } from '../testing/site'

type Json = Record<string, unknown>

const fixtures = import.meta.glob<EntryFile>('../../schema/content/testing/deal-1.json', {
  eager: true,
  import: 'default',
})
const [exported] = Object.values(fixtures)
if (!exported) throw new Error('the export of a deal is missing')

/** A kind that has changed: deals once had both prices in one field. A draft may have had none. */
const joinPrices = ({ originalPrice, discountedPrice, ...rest }: Json): Json => ({
  ...rest,
  prices: [originalPrice, discountedPrice],
})
const splitPrices = ({ prices, ...rest }: Json): Json => {
  if (prices === undefined) return rest
  const [originalPrice, discountedPrice] = prices as unknown[]
  return { ...rest, originalPrice, discountedPrice }
}
const oldFile = { ...exported, data: joinPrices(exported.data) }
const prices = {
  originalPrice: exported.data.originalPrice,
  discountedPrice: exported.data.discountedPrice,
}

let mai: EntryDesk
beforeEach(async () => {
  await clearAdmins()
  await resetEntries()
  await env.DB.prepare("delete from entries where kind = 'deal'").run()
  mai = await openEntryDesk()
})
afterEach(async () => {
  kindUpgrades.deal = undefined
  await env.CACHE.delete('entries-upgraded~test')
  vi.restoreAllMocks()
})

async function listText(): Promise<string> {
  const response = await request('/api/entries/deal?locale=vi')
  expect(response.status).toBe(200)
  return response.text()
}

/** Rewrites all deals as they were before the kind changed. */
async function makeOld(): Promise<void> {
  const rewrite = async (table: string, columns: string[], where: string) => {
    const { results } = await env.DB.prepare(
      `select rowid as number, ${columns.join(', ')} from ${table} where ${where}`,
    ).all<Json>()
    for (const row of results) {
      const values = columns.map((column) =>
        row[column] === null ? null : JSON.stringify(joinPrices(JSON.parse(String(row[column])))),
      )
      const set = columns.map((column) => `${column} = ?`).join(', ')
      await env.DB.prepare(`update ${table} set ${set}, schema_version = 1 where rowid = ?`)
        .bind(...values, row.number)
        .run()
    }
  }
  await rewrite('entries', ['data', 'live', 'summary'], "kind = 'deal'")
  const ofDeals = "entry_id in (select id from entries where kind = 'deal')"
  for (const table of ['entry_revisions', 'entry_drafts']) await rewrite(table, ['data'], ofDeals)
}

it('imports a file of an earlier version, and exports it in today’s', async () => {
  const [refused] = await importAll(mai.desk, [oldFile])
  expect([refused?.outcome, refused?.issues.map(({ path }) => path)]).toEqual([
    'refused',
    expect.arrayContaining(['prices']),
  ])
  kindUpgrades.deal = [splitPrices]
  expect((await importAll(mai.desk, [oldFile]))[0]).toMatchObject({ outcome: 'created' })
  const file = (await exportAll(mai.desk)).find(({ slug }) => slug === exported.slug)
  expect(file).toEqual({ ...exported, schemaVersion: 2 })
  expect((await importAll(mai.desk, [file]))[0]).toMatchObject({ outcome: 'unchanged' })
})

it('refuses a file of a version to come, and one that cannot be upgraded; the others come in', async () => {
  kindUpgrades.deal = [splitPrices]
  const broken = { ...oldFile, data: { ...oldFile.data, prices: 7 } }
  const results = await importAll(mai.desk, [{ ...exported, schemaVersion: 3 }, broken, oldFile])
  expect(results.map(({ outcome, issues }) => [outcome, issues.map(({ path }) => path)])).toEqual([
    ['refused', ['schemaVersion']],
    ['refused', ['schemaVersion']],
    ['created', []],
  ])
})

it('shows readers and editors stored entries of an earlier version as today’s, before anything is rewritten', async () => {
  kindUpgrades.deal = [splitPrices]
  await importAll(mai.desk, [oldFile])
  const [row] = (await mai.desk<{ entries: AdminEntry[] }>('GET', '/entries?kind=deal')).body
    .entries
  const id = row?.id ?? ''
  await mai.save(id, { titleVi: 'Mới hơn' })
  const { version, data } = await mai.read(id)
  await mai.desk('PUT', `/entries/${id}/draft`, {
    baseVersion: version,
    data: { ...data, titleVi: 'Đang gõ' },
  })
  const before = await readText('deal', exported.slug, 'vi')
  const list = await listText()
  await makeOld()
  await env.CACHE.put('content-version', 'anew')
  expect(
    await env.DB.prepare("select summary ->> 'prices' from entries where id = ?").bind(id).first(),
  ).not.toBeNull()
  expect(await readText('deal', exported.slug, 'vi')).toBe(before)
  expect(await listText()).toBe(list)
  expect(await mai.read(id)).toMatchObject({
    data,
    draft: { data: { ...prices, titleVi: 'Đang gõ' } },
    issues: [],
  })
  const { body: revisions } = await mai.desk<EntryRevision[]>('GET', `/entries/${id}/revisions`)
  const first = revisions.at(-1)
  const detail = (
    await mai.desk<EntryRevisionDetail>('GET', `/entries/${id}/revisions/${first?.id}`)
  ).body
  expect(detail.data).toEqual(exported.data)
  const restored = await mai.desk<AdminEntry>(
    'POST',
    `/entries/${id}/revisions/${first?.id}/restore`,
    { version },
  )
  expect([restored.status, restored.body.data]).toEqual([200, exported.data])
  expect((await mai.publish(id, ['vi', 'en'])).status).toBe(200)
})

it('rewrites what is stored, a hundred entries a run, and lets no editor that was open overwrite it', async () => {
  kindUpgrades.deal = [splitPrices]
  // A hundred and five need two runs, and take half a minute.
  const count = inject('isDeep') ? 105 : 5
  if (!inject('isDeep')) await keepFewEntries()
  const files = Array.from({ length: count }, (_, number) => ({ ...oldFile, slug: `cu-${number}` }))
  await importAll(mai.desk, files)
  const [row] = (await mai.desk<{ entries: AdminEntry[] }>('GET', '/entries?kind=deal')).body
    .entries
  const open = await mai.read(row?.id ?? '')
  const list = await listText()
  await makeOld()
  const isOld =
    "kind = 'deal' and (schema_version = 1 or data ->> 'prices' is not null or live ->> 'prices' is not null or summary ->> 'prices' is not null)"
  const countOld = () =>
    env.DB.prepare(`select count(*) as count from entries where ${isOld}`).first('count')
  expect(await countOld()).toBe(count)
  const left: unknown[] = []
  for (let minute = 0; minute < 2; minute += 1) {
    await runCron(new Date())
    left.push(await countOld())
  }
  expect(left).toEqual([count > 100 ? count - 100 : 0, 0])
  expect(await listText()).toBe(list)
  expect(
    (await mai.desk('PUT', `/entries/${open.id}`, { version: open.version, data: open.data }))
      .status,
  ).toBe(409)
  expect((await mai.read(open.id)).data).toEqual(open.data)
  expect(await env.CACHE.get('entries-upgraded~test')).toBe('done')
})
