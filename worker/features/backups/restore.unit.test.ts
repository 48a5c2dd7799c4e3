import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { getPlatformProxy } from 'wrangler'
import { fetchBackup } from '../../../tools/backup/from-bucket'
import { applyMigrations } from '../../../tools/backup/migrations'
import { restoreBackup } from '../../../tools/backup/restore'
import { dumpTable, fillTables, tableNames } from '../../../tools/testing/fill-tables'
import { memoryDatabase } from '../../../tools/testing/memory-database'
import { backUp } from './make-backup'

const folder = mkdtempSync(join(tmpdir(), 'mango-road-bucket-backup-'))
const day = '2026-11-29'
const file = join(folder, 'backup.jsonl.gz')
const objects = new Map<string, string>()
let source: DatabaseSync

type Stores = Parameters<typeof backUp>[0]

/** Works with the local D1 and R2, as the Worker has them. */
async function withStores<Result>(work: (stores: Stores) => Promise<Result>): Promise<Result> {
  const { env, dispose } = await getPlatformProxy<Stores>({
    persist: { path: join(folder, 'v3') },
  })
  try {
    return await work(env)
  } finally {
    await dispose()
  }
}

/** The bucket as wrangler reads it. */
const bucket = {
  get: async (key: string, target: string) => {
    const object = objects.get(key)
    if (object) writeFileSync(target, readFileSync(object))
    return object !== undefined
  },
}

beforeAll(async () => {
  await withStores(({ DB }) => DB.prepare('select 1').run())
  const d1 = join(folder, 'v3/d1/miniflare-D1DatabaseObject')
  const name = readdirSync(d1).find((one) => /^[0-9a-f]+\.sqlite$/.test(one)) ?? ''
  source = new DatabaseSync(join(d1, name))
  applyMigrations(source)
  fillTables(source)
  await withStores(async (stores) => {
    await backUp(stores, new Date(`${day}T02:17:00+07:00`))
    for (const { key } of (await stores.BACKUPS.list()).objects) {
      const object = join(folder, key.replaceAll('/', '_'))
      const body = await stores.BACKUPS.get(key)
      writeFileSync(object, Buffer.from((await body?.arrayBuffer()) ?? new ArrayBuffer(0)))
      objects.set(key, object)
    }
  })
})
afterAll(() => {
  source.close()
  rmSync(folder, { recursive: true, force: true })
})

it('brings every table of a backup of the cron back into an empty database', async () => {
  await fetchBackup(bucket, day, file)
  expect(statSync(file).mode & 0o077).toBe(0)
  const target = memoryDatabase()
  const { tables } = await restoreBackup(target, file, { replace: false })
  expect(tables.map(({ name }) => name).sort()).toEqual(tableNames(source))
  for (const { name, rows } of tables) {
    expect(rows, name).toBeGreaterThan(0)
    if (name !== 'operation_switches')
      expect(dumpTable(target.sqlite, name), name).toEqual(dumpTable(source, name))
  }
})

it('refuses a day without a backup, and one that lacks a piece', async () => {
  await expect(fetchBackup(bucket, '2026-01-01', file)).rejects.toThrow('2026-01-01')
  const [piece = ''] = [...objects.keys()].filter((key) => key.startsWith('pieces/'))
  objects.delete(piece)
  await expect(fetchBackup(bucket, day, file)).rejects.toThrow(piece)
})
