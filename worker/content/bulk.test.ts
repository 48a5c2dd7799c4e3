import { beforeEach, expect, inject, it } from 'vitest'
import type { BulkResult } from '../../schema/api/admin-entries'
import { clearAdmins } from '../testing/admins'
import { resetEntries } from '../testing/entries'
import { type EntryDesk, importAll, openEntryDesk, readPublic } from '../testing/entry-desk'
import { brokenDatabase, countingDatabase, countingKv } from '../testing/failures'
import { sampleData } from '../testing/kind-samples'

let mai: EntryDesk
beforeEach(async () => {
  await clearAdmins()
  await resetEntries()
  mai = await openEntryDesk()
})

const bulk = (input: object, bindings = {}) =>
  mai.desk<BulkResult>('POST', '/entries/bulk', input, bindings)

// What an invocation may do (Cloudflare, "Limits" of D1 and of KV): 1,000 statements and 1,000
// calls of KV.
const limit = 1000
/** As many as one request may name, or a part of them with that part of the limit. */
const count = inject('isDeep') ? 100 : 30

it(`changes ${count} entries within the limits of one invocation, in few steps`, async () => {
  const draft = { status: 'draft', publishedAt: null, changedAt: null }
  const files = Array.from({ length: count }, (_, number) => ({
    kind: 'deal',
    slug: `uu-dai-${number}`,
    vi: draft,
    en: draft,
    data: sampleData('deal'),
  }))
  await importAll(mai.desk, files)
  const ids: string[] = []
  for (let page = 1; page <= Math.ceil(count / 25); page += 1) {
    const { body } = await mai.desk<{ entries: { id: string }[] }>(
      'GET',
      `/entries?kind=deal&q=uu-dai&page=${page}`,
    )
    ids.push(...body.entries.map(({ id }) => id))
  }
  expect(ids.length).toBe(count)
  for (const action of ['publish', 'unpublish', 'publish', 'trash', 'restore']) {
    const { DB, statements, asked } = countingDatabase()
    const { CACHE, asked: askedKv } = countingKv()
    const { body } = await bulk({ ids, action }, { DB, CACHE })
    expect(body.results.filter(({ ok }) => !ok)).toEqual([])
    expect(statements(), `${action}: statements`).toBeLessThan((limit * count) / 100)
    expect(askedKv(), `${action}: calls of KV`).toBeLessThan((limit * count) / 100)
    // Only what makes copies anew asks once an entry and language.
    const copies = action === 'publish' || action === 'restore' ? 2 * count : 0
    expect(asked() - copies, `${action}: questions beside the copies`).toBeLessThan(25)
  }
  expect((await readPublic('deal', 'uu-dai-7', 'en', { DB: brokenDatabase() })).status).toBe(200)
})

it('says of each what happened, and does what it can', async () => {
  const { id: good } = await mai.create('deal', { slug: 'tot' })
  const { id: lacking } = await mai.create('deal', { slug: 'thieu', data: { titleVi: 'Thiếu' } })
  const { id: trashed } = await mai.create('deal', { slug: 'da-xoa' })
  await mai.trash(trashed)
  const { status, body } = await bulk({
    ids: [good, 'khong-co', lacking, trashed, good],
    action: 'publish',
  })
  expect(status).toBe(200)
  expect(body.results).toEqual([
    { id: good, ok: true },
    { id: 'khong-co', ok: false, code: 'NOT_FOUND' },
    {
      id: lacking,
      ok: false,
      code: 'BAD_REQUEST',
      issues: expect.arrayContaining([expect.objectContaining({ path: 'window.repeats' })]),
    },
    { id: trashed, ok: false, code: 'CONFLICT' },
  ])
  expect(await mai.read(good)).toMatchObject({ statusVi: 'published', statusEn: 'published' })
  expect(await mai.read(lacking)).toMatchObject({ statusVi: 'draft', version: 1 })
  expect(
    (await bulk({ ids: [good, trashed], action: 'trash' })).body.results.every(({ ok }) => ok),
  ).toBe(true)
  expect((await readPublic('deal', 'tot', 'vi')).status).toBe(410)
})

it('takes no more than a hundred, and no other action', async () => {
  for (const input of [
    { ids: Array.from({ length: 101 }, (_, n) => `${n}`), action: 'trash' },
    { ids: ['a'], action: 'burn' },
    { ids: [], action: 'trash' },
  ])
    expect((await bulk(input)).status).toBe(400)
})
