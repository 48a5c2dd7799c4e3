import { beforeEach, expect, it } from 'vitest'
import type { PublicationCheck } from '../../schema/api/admin-entries'
import type { ErrorIssue } from '../../schema/errors'
import { clearAdmins } from '../testing/admins'
import { resetEntries } from '../testing/entries'
import { type EntryDesk, openEntryDesk } from '../testing/entry-desk'
import { sampleData } from '../testing/kind-samples'
import { clearMedia, insertPhoto } from '../testing/media'

let mai: EntryDesk
beforeEach(async () => {
  await clearAdmins()
  await clearMedia()
  await resetEntries()
  mai = await openEntryDesk()
})

const check = async (id: string, data: object) =>
  (await mai.desk<PublicationCheck>('POST', `/entries/${id}/check`, { data })).body
const paths = (issues: readonly ErrorIssue[] | undefined) =>
  (issues ?? []).map(({ path, photo }) => (photo ? `${path} ${photo}` : path)).sort()

it('lists all that publishing refuses, of what is typed and not saved', async () => {
  const [plain, described] = [
    (await insertPhoto(undefined, { altVi: '', altEn: '' })).id,
    (await insertPhoto(undefined, { altVi: '', altEn: 'A market' })).id,
  ]
  const { id } = await mai.create('post', { data: { titleVi: 'Huế' } })
  const typed = {
    ...sampleData('post'),
    summaryVi: '',
    coverImage: `media:${described}`,
    bodyVi: `Giá {{fact:khong-co}}.\n\n![](media:${plain})\n\n![Chợ sớm](media:${described})`,
    bodyEn: `Text.\n\n![A stall](media:${plain})`,
  }
  const found = await check(id, typed)
  expect(paths(found.vi)).toEqual([
    'bodyVi',
    `bodyVi ${plain}`,
    `coverImage ${described}`,
    'summaryVi',
  ])
  expect(found.en).toEqual([])
  expect(await mai.read(id)).toMatchObject({ version: 1, data: { titleVi: 'Huế' } })

  await mai.save(id, typed)
  const refused = await mai.publish(id, ['vi'])
  expect([refused.status, refused.body.issues]).toEqual([400, found.vi])
  expect((await mai.publish(id, ['en'])).status).toBe(200)
  // The cover is shared: what one public language needs of it keeps the other back, too.
  const mended = { ...typed, summaryVi: 'Có rồi', bodyVi: 'Hết.', coverImage: `media:${plain}` }
  expect(paths((await check(id, mended)).vi)).toEqual([
    `coverImage ${plain}`,
    `coverImage ${plain}`,
  ])
})

it('lists of the settings what both languages need, for each', async () => {
  const { id, data } = await mai.create('settings')
  const { vi, en } = await check(id, { ...data, company: { legalName: 'Mango Road' } })
  expect(paths(vi)).toContain('company.email')
  expect(en).toEqual(vi)
})

it('is of entries that there are', async () => {
  const { status } = await mai.desk('POST', '/entries/khong-co/check', { data: {} })
  expect(status).toBe(404)
})
