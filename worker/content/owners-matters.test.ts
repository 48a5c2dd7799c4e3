import { env } from 'cloudflare:test'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { BulkResult } from '../../schema/api/admin-entries'
import type { Teamwork } from '../../schema/api/teamwork'
import { clearAdmins, insertAdmin } from '../testing/admins'
import { resetEntries } from '../testing/entries'
import {
  type EntryDesk,
  exportAll,
  importAll,
  openEntryDesk,
  readPublic,
} from '../testing/entry-desk'

/** The site's settings, its shops and its legal pages: an editor with a stolen password. */

let mai: EntryDesk
let tu: EntryDesk
beforeEach(async () => {
  await clearAdmins()
  await resetEntries()
  await env.DB.prepare('delete from entry_reviews').run()
  mai = await openEntryDesk()
  await insertAdmin('tu', 'editor')
  tu = await openEntryDesk('tu')
})

afterEach(() => vi.useRealTimers())

const idOf = async (kind: string, slug: string) => {
  const query = `/entries?kind=${kind}&pageSize=100`
  const { body } = await mai.desk<{ entries: { id: string; slug: string }[] }>('GET', query)
  return body.entries.find((entry) => entry.slug === slug)?.id ?? ''
}
const soon = () => new Date(Date.now() + 60_000).toISOString()
const takeOver = async () => {
  const id = await idOf('settings', 'site')
  const { company } = (await tu.read(id)).data as { company: object }
  expect((await tu.save(id, { company: { ...company, email: 'me@evil.example' } })).status).toBe(
    200,
  )
  return id
}

it('are published, withdrawn and scheduled by owners alone', async () => {
  const settings = await takeOver()
  expect((await tu.publish(settings, ['vi', 'en'])).body.code).toBe('OWNER_REQUIRED')
  expect((await tu.publish(settings, ['vi', 'en'], soon())).body.code).toBe('OWNER_REQUIRED')
  const bulk = { ids: [settings], action: 'publish' }
  const { body } = await tu.desk<BulkResult>('POST', '/entries/bulk', bulk)
  expect(body.results).toEqual([{ id: settings, ok: false, code: 'OWNER_REQUIRED' }])
  expect(await (await readPublic('settings', 'site', 'vi')).text()).not.toContain('evil')
  for (const slug of ['privacy', 'terms'])
    expect((await tu.unpublish(await idOf('page', slug), ['vi'])).body.code).toBe('OWNER_REQUIRED')
  expect((await tu.publish(await idOf('shop', 'shop'), ['vi', 'en'])).status).toBe(200)
  expect((await tu.publish(await idOf('home', 'home'), ['vi'])).status).toBe(200)
  expect((await mai.publish(settings, ['vi', 'en'])).status).toBe(200)
})

it('are not changed on their way, nor by an import', async () => {
  const id = await idOf('page', 'terms')
  await mai.publish(id, ['vi'], soon())
  expect((await tu.save(id, { titleVi: 'Điều khoản của tôi' })).body.code).toBe('OWNER_REQUIRED')
  const file = (await exportAll(tu.desk)).find(({ slug }) => slug === 'privacy')
  const draft = { status: 'draft', publishedAt: null, changedAt: null }
  for (const changed of [
    { ...file, vi: draft, en: draft },
    { ...file, data: { ...file?.data, titleVi: 'Riêng tư?' } },
  ])
    expect(await importAll(tu.desk, [changed], true)).toMatchObject([{ outcome: 'refused' }])
  const held = { ...file, live: file?.data, data: { ...file?.data, titleVi: 'Riêng tư?' } }
  expect(await importAll(tu.desk, [held], true)).toMatchObject([{ outcome: 'updated' }])
})

it('go live by an editor once an owner has approved that version', async () => {
  await insertAdmin('ha', 'editor')
  const ha = await openEntryDesk('ha')
  const id = await takeOver()
  const { version } = await tu.read(id)
  const asked = await tu.desk<Teamwork>('POST', `/entries/${id}/review`, { version })
  expect(asked.body).toMatchObject({ needsApprovalOf: 'owner' })
  const approve = (by: EntryDesk) =>
    by.desk<{ code?: string }>('POST', `/entries/${id}/review/approve`, { version })
  expect((await approve(ha)).body.code).toBe('OWNER_REQUIRED')
  expect((await approve(mai)).status).toBe(200)
  expect((await ha.publish(id, ['vi', 'en'])).status).toBe(200)
  expect(await (await readPublic('settings', 'site', 'vi')).text()).toContain('evil')
})

it('need no colleague of an owner, who may be the only one who can approve them', async () => {
  const id = await idOf('settings', 'site')
  await mai.save(id, { newsroom: { needsApproval: true } })
  expect((await mai.publish(id, ['vi', 'en'])).status).toBe(200)
  await mai.save(id, { newsroom: { needsApproval: false }, vndPerUsd: 27_000 })
  const { body } = await mai.desk<Teamwork>('GET', `/entries/${id}/teamwork`)
  expect(body.needsApprovalOf).toBeNull()
  const topic = await mai.create('topic')
  expect((await mai.publish(topic.id, ['vi'])).body.code).toBe('APPROVAL_REQUIRED')
  expect((await mai.publish(id, ['vi', 'en'])).status).toBe(200)
  expect((await mai.publish(topic.id, ['vi'])).status).toBe(200)
})

it('ask an owner for a recent login, once something changes for readers', async () => {
  const id = await idOf('settings', 'site')
  await mai.save(id, { vndPerUsd: 27_000 })
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 11 * 60_000 })
  expect((await mai.publish(id, ['vi', 'en'])).body.code).toBe('LOGIN_AGAIN')
  expect((await mai.publish(await idOf('home', 'home'), ['vi'])).status).toBe(200)
  const again = await openEntryDesk()
  expect((await again.publish(id, ['vi', 'en'])).status).toBe(200)
})

it('name no partner at a host that the deployment does not list', async () => {
  const id = await idOf('settings', 'site')
  const hotelPartner = { name: 'Phish', searchUrl: 'https://evil.example/search' }
  await mai.save(id, { hotelPartner })
  expect((await mai.publish(id, ['vi', 'en'])).body).toMatchObject({
    code: 'BAD_REQUEST',
    issues: [{ path: 'hotelPartner.searchUrl' }],
  })
})
