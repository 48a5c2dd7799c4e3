import { env } from 'cloudflare:test'
import { addDays, addHours } from 'date-fns'
import { millisecondsInHour } from 'date-fns/constants'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { openDatabase } from '../../platform/db/database'
import type { Bindings } from '../../platform/http/env'
import { clearAdmins, insertAdmin, sessionCookie } from '../../testing/admins'
import { clearMedia, countMedia, storedKeys, uploaded } from '../../testing/media'
import { runHour } from '../../testing/schedule'
import { request } from '../../testing/site'
import { sweepOrphans } from './purge-files'

const purge = (now: Date, bindings: Partial<Bindings> = {}) => runHour(now.getTime(), bindings)

const trash = (id: string, at: Date) =>
  env.DB.prepare('update media set deleted_at = ? where id = ?').bind(at.toISOString(), id).run()

const now = new Date()

beforeAll(async () => {
  await clearAdmins()
  await insertAdmin('mai')
})
beforeEach(clearMedia)
afterEach(() => vi.restoreAllMocks())

it('deletes what was in the trash for thirty days with its files and uses, and nothing else', async () => {
  const [old, young, kept] = [
    await uploaded('photo.jpg'),
    await uploaded('gps.jpg'),
    await uploaded('cmyk.jpg'),
  ]
  for (const { src } of [old, young, kept]) expect((await request(src)).status).toBe(200)
  const insertUse = env.DB.prepare(
    "insert into media_uses (media_id, noun, noun_id) values (?, 'entry', 'p')",
  )
  await env.DB.batch([insertUse.bind(old.id), insertUse.bind(young.id)])
  await trash(old.id, addDays(now, -31))
  await trash(young.id, addDays(now, -29))
  await purge(now)
  const { results } = await env.DB.prepare('select id from media order by id').all()
  expect(results.map(({ id }) => id)).toEqual([young.id, kept.id].sort())
  expect(await storedKeys(`variants/${old.id}-`)).toEqual([])
  expect([(await storedKeys('originals/')).length, (await storedKeys('variants/')).length]).toEqual(
    [2, 2],
  )
  const uses = await env.DB.prepare('select media_id from media_uses').all()
  expect(uses.results).toEqual([{ media_id: young.id }])
})

it('keeps the row of a photograph whose files cannot be deleted, and purges the rest', async () => {
  const { id } = await uploaded('photo.jpg')
  await trash(id, addDays(now, -31))
  await env.DB.prepare(
    "insert into rate_counts (who, hour, count) values ('x', '2026-01-01T00:00:00.000Z', 1)",
  ).run()
  const MEDIA = new Proxy(env.MEDIA, {
    get: () => () => {
      throw new Error('R2 is down')
    },
  })
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  await purge(now, { MEDIA })
  expect(log).toHaveBeenCalledWith(expect.stringContaining('"part":"purge-files"'))
  expect(await countMedia()).toBe(1)
  expect(
    (await env.DB.prepare('select count(*) as rows from rate_counts').first<{ rows: number }>())
      ?.rows,
  ).toBe(0)
  await purge(now)
  expect([await countMedia(), await storedKeys()]).toEqual([0, []])
})

/** R2, in which something else happens before it is asked for the first time. */
function bucketAfter(method: 'list' | 'put', happens: () => Promise<unknown>): R2Bucket {
  let first: Promise<unknown> | undefined
  return new Proxy(env.MEDIA, {
    get: (bucket, name: keyof R2Bucket) => {
      const ask = bucket[name].bind(bucket) as (...given: unknown[]) => Promise<unknown>
      if (name !== method) return ask
      return async (...given: unknown[]) => {
        first ??= happens()
        await first
        return ask(...given)
      }
    },
  })
}

it('keeps the file of a photograph that is restored while its turn comes', async () => {
  const { id, src } = await uploaded('photo.jpg')
  await trash(id, addDays(now, -31))
  const headers = await sessionCookie('mai')
  const restore = () => request(`/api/admin/media/${id}/undelete`, { method: 'POST', headers })
  await purge(now, { MEDIA: bucketAfter('list', restore) })
  expect([await countMedia(), (await storedKeys('originals/')).length]).toEqual([1, 1])
  expect((await request(src)).status).toBe(200)
})

it('keeps the file of a photograph that is uploaded again while it is purged', async () => {
  const { id } = await uploaded('photo.jpg')
  await trash(id, addDays(now, -31))
  const { src } = await uploaded('photo.jpg', {
    bindings: { MEDIA: bucketAfter('put', () => purge(now)) },
  })
  expect([await countMedia(), (await storedKeys('originals/')).length]).toEqual([1, 1])
  expect((await request(src)).status).toBe(200)
})

it('sweeps originals without a photograph once they are a day old, each in its hour', async () => {
  await uploaded('photo.jpg')
  const orphans = ['00', '7f', 'ff'].map((start) => `originals/${start.padEnd(64, 'a')}`)
  for (const key of orphans) await env.MEDIA.put(key, 'x')
  await env.MEDIA.put('variants/kept', 'x')
  const keys = await storedKeys()
  const originals = keys.filter((key) => key.startsWith('originals/'))
  // The number of a run says which hashes it looks at.
  const runOf = (key: string) =>
    Number.parseInt(key.slice('originals/'.length, 'originals/'.length + 2), 16)
  const sweep = async (before: Date) => {
    for (const key of originals)
      await sweepOrphans({ db: openDatabase(env.DB), bucket: env.MEDIA }, before, runOf(key))
  }
  await sweep(addDays(now, -1))
  expect(await storedKeys()).toEqual(keys)
  const hour = Math.floor(now.getTime() / millisecondsInHour)
  await purge(addHours(now, 512 - (hour % 256)))
  expect(await storedKeys()).toEqual(keys.filter((key) => key !== orphans[0]))
  await sweep(addDays(now, 1))
  expect(await storedKeys()).toEqual(keys.filter((key) => !orphans.includes(key)))
})

it('deletes nothing while the clock is wrong', async () => {
  const { id } = await uploaded('photo.jpg')
  await trash(id, addDays(now, -31))
  vi.spyOn(console, 'error').mockImplementation(() => {})
  await purge(new Date(Date.UTC(2100, 0, 1)))
  expect([await countMedia(), (await storedKeys()).length]).toEqual([1, 1])
})
