import { env } from 'cloudflare:test'
import { afterEach, beforeAll, beforeEach, describe, expect, inject, it, vi } from 'vitest'
import type { BackupList } from '../../../schema/api/admin-backups'
import { type BackupManifest, manifestKey } from '../../../schema/backup/format'
import { runSchedule } from '../../schedule'
import { clearAdmins, insertAdmin, sessionCookie } from '../../testing/admins'
import { keepFewEntries } from '../../testing/entries'
import { request } from '../../testing/site'
import { continueBackup } from './make-backup'
import { deleteOldBackups, keptBackups } from './stored-backups'

const { BACKUPS: bucket, DB } = env
const cron = '17 * * * *'
/** The hour of a day in Vietnam, at which the hourly cron runs. */
const at = (day: string, hour: string) => Date.parse(`${day}T${hour}:17:00+07:00`)
const run = (day: string, hour: string, bindings = env) =>
  runSchedule({ scheduledTime: at(day, hour), cron, noRetry: () => {} }, bindings)

const keys = async (prefix = '') => (await bucket.list({ prefix })).objects.map(({ key }) => key)
const manifestOf = async (day: string) =>
  (await bucket.get(manifestKey(day)))?.json<BackupManifest>()
const heartbeat = () =>
  DB.prepare("select succeeded_at as at from heartbeats where name = 'backup'").first('at')

async function linesOf(manifest: BackupManifest | undefined): Promise<string[]> {
  const texts = await Promise.all(
    (manifest?.pieces ?? []).map(async ({ key }) => {
      const piece = await bucket.get(key)
      return new Response(piece?.body.pipeThrough(new DecompressionStream('gzip'))).text()
    }),
  )
  return texts.join('').trimEnd().split('\n')
}

const source = {
  ask: async (queries: string[]) => {
    const results = await DB.batch<Record<string, unknown>>(
      queries.map((query) => DB.prepare(query)),
    )
    return results.map(({ results: rows }) => rows)
  },
}

beforeAll(async () => {
  if (!inject('isDeep')) await keepFewEntries()
})
beforeEach(async () => {
  for (const key of await keys()) await bucket.delete(key)
  await DB.prepare('delete from heartbeats').run()
})
afterEach(() => vi.restoreAllMocks())

describe('the hourly cron', () => {
  it('backs every table up, once a day from two o’clock on', async () => {
    await run('2026-11-28', '02')
    await run('2026-11-29', '01')
    expect(await keys('manifests/')).toEqual([manifestKey('2026-11-28')])
    const first = await heartbeat()
    await run('2026-11-29', '02')
    const made = await keys()
    await run('2026-11-29', '03')
    expect(await keys()).toEqual(made)
    expect(await keys('manifests/')).toEqual(['2026-11-28', '2026-11-29'].map(manifestKey))
    expect([first, await heartbeat()]).toEqual([
      new Date(at('2026-11-28', '02')).toISOString(),
      new Date(at('2026-11-29', '02')).toISOString(),
    ])
    const manifest = await manifestOf('2026-11-29')
    const stored = await DB.prepare('select count(*) as rows from entries').first<number>('rows')
    expect(manifest?.tables.find(({ name }) => name === 'entries')?.rows).toBe(stored)
    expect(await linesOf(manifest)).toHaveLength(
      manifest?.tables.reduce((sum, { rows }) => sum + rows, 0) ?? 0,
    )
  })

  it('says so in the log and tries again when the bucket fails', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
    const BACKUPS = new Proxy(bucket, {
      get: (target, name) =>
        name === 'put'
          ? async () => {
              throw new Error('R2 is down')
            }
          : Reflect.get(target, name).bind(target),
    })
    await run('2026-11-29', '02', { ...env, BACKUPS })
    expect(logged).toHaveBeenCalledWith(expect.stringContaining('"part":"backup"'))
    const since = await heartbeat()
    await run('2026-11-29', '03', { ...env, BACKUPS })
    expect(await heartbeat()).toBe(since)
    await run('2026-11-29', '04')
    expect(await keys('manifests/')).toHaveLength(1)
    expect(await heartbeat()).not.toBe(since)
  })
})

describe('a backup that takes several runs', () => {
  const limits = { pages: 7, ms: 60_000 }
  const now = new Date(at('2026-11-29', '02'))

  it('is the same as one made at once', async () => {
    await continueBackup({ source, bucket }, now)
    const whole = await manifestOf('2026-11-29')
    const expected = await linesOf(whole)
    for (const key of await keys()) await bucket.delete(key)
    let runs = 1
    while (!(await continueBackup({ source, bucket }, now, limits))) runs += 1
    const made = await manifestOf('2026-11-29')
    expect(runs).toBeGreaterThan(3)
    expect(made?.pieces.length).toBeGreaterThan(1)
    expect(made?.tables).toEqual(whole?.tables)
    expect(await linesOf(made)).toEqual(expected)
    expect(await keys('progress')).toEqual([])
  })

  it('is not mixed by two runs at the same time', async () => {
    await continueBackup({ source, bucket }, now, limits)
    await Promise.all([1, 2].map(() => continueBackup({ source, bucket }, now, limits)))
    while (!(await continueBackup({ source, bucket }, now, limits)));
    const made = await manifestOf('2026-11-29')
    const lines = await linesOf(made)
    expect(new Set(lines).size).toBe(lines.length)
    const stored = await DB.prepare('select count(*) as rows from entries').first<number>('rows')
    expect(made?.tables.find(({ name }) => name === 'entries')?.rows).toBe(stored)
  })

  it('is no backup where a piece got lost', async () => {
    while ((await keys('pieces/')).length === 0)
      await continueBackup({ source, bucket }, now, limits)
    await bucket.delete(await keys('pieces/'))
    const finish = async () => {
      while (!(await continueBackup({ source, bucket }, now, limits)));
    }
    await expect(finish()).rejects.toThrow('missing')
    expect(await keys('manifests/')).toEqual([])
    await continueBackup({ source, bucket }, now)
    expect(await keys('manifests/')).toHaveLength(1)
  })

  it('is given up for the next day’s, and begun anew after a migration', async () => {
    while ((await keys('pieces/')).length === 0)
      await continueBackup({ source, bucket }, now, limits)
    const [old = ''] = await keys('pieces/')
    await DB.prepare("insert into d1_migrations (name) values ('9999_next.sql')").run()
    await continueBackup({ source, bucket }, now)
    await DB.prepare("delete from d1_migrations where name = '9999_next.sql'").run()
    const made = await manifestOf('2026-11-29')
    expect(made?.migration).toBe('9999_next.sql')
    expect(made?.pieces.map(({ key }) => key)).not.toContain(old)
    await continueBackup({ source, bucket }, new Date(at('2026-11-30', '02')), limits)
    await continueBackup({ source, bucket }, new Date(at('2026-12-01', '02')))
    expect(await keys('pieces/2026-11-30')).toEqual([])
    expect(await keys('manifests/')).toEqual(['2026-11-29', '2026-12-01'].map(manifestKey))
  })
})

describe('old backups', () => {
  const days = (count: number, last = '2026-12-31') =>
    Array.from({ length: count }, (_, ago) =>
      new Date(Date.parse(last) - ago * 86_400_000).toISOString().slice(0, 10),
    )

  it('stay for seven days, four weeks and six months', () => {
    expect([...keptBackups(days(400))].sort()).toEqual([
      '2026-07-01',
      '2026-08-01',
      '2026-09-01',
      '2026-10-01',
      '2026-11-01',
      '2026-12-01',
      '2026-12-07',
      '2026-12-14',
      '2026-12-21',
      ...days(7).reverse(),
    ])
    expect(keptBackups(['2020-01-05', '2020-01-06', '2021-05-05']).size).toBe(3)
  })

  it('stay the same whether they are deleted each day or at once', () => {
    let stored: string[] = []
    for (const day of days(400).reverse()) stored = [...keptBackups([...stored, day])]
    expect(stored.sort()).toEqual([...keptBackups(days(400))].sort())
  })

  it('go with all their pieces', async () => {
    for (const day of days(9)) {
      await bucket.put(manifestKey(day), '{}')
      await bucket.put(`pieces/${day}/00000-a.jsonl.gz`, '')
    }
    await bucket.put('pieces/2026-12-30/left-over', '')
    await bucket.put('pieces/2020-01-01/unfinished', '')
    await deleteOldBackups(bucket, '2026-12-31')
    const stay = [...keptBackups(days(9))].sort()
    expect(stay).toHaveLength(8)
    expect(await keys('manifests/')).toEqual(stay.map(manifestKey))
    expect(new Set((await keys('pieces/')).map((key) => key.split('/')[1]))).toEqual(new Set(stay))
  })
})

it('shows the staff what there is, the newest first', async () => {
  await clearAdmins()
  await insertAdmin('mai')
  await run('2026-11-28', '02')
  await run('2026-11-29', '02')
  const headers = await sessionCookie('mai')
  const { backups } = await (await request('/api/admin/backups', { headers })).json<BackupList>()
  const manifest = await manifestOf('2026-11-29')
  expect(backups.map(({ day }) => day)).toEqual(['2026-11-29', '2026-11-28'])
  expect(backups[0]).toEqual({
    day: '2026-11-29',
    madeAt: new Date(at('2026-11-29', '02')).toISOString(),
    rows: manifest?.tables.reduce((sum, { rows }) => sum + rows, 0),
    bytes: manifest?.pieces.reduce((sum, { bytes }) => sum + bytes, 0),
  })
})
