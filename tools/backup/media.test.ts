import { createHash } from 'node:crypto'
import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openMemoryDatabase } from '../testing/memory-database'
import { workerName } from '../worker-name'
import { backUpMedia, type MediaResult, restoreMedia } from './media'
import { bucketName, type MediaBucket } from './media-bucket'
import { type Original, readOriginals } from './originals'

let folder = ''
/** What the bucket holds, each a file of its own. */
let store = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mango-road-media-test-'))
  store = mkdtempSync(join(tmpdir(), 'mango-road-media-store-'))
})
afterEach(() => {
  for (const one of [folder, store]) rmSync(one, { recursive: true, force: true })
})

const hashOf = (content: string) => createHash('sha256').update(content).digest('hex')
const original = (content: string): Original => ({
  id: content.padEnd(10, '0').slice(0, 10),
  sha256: hashOf(content),
  bytes: content.length,
  mimeType: 'image/jpeg',
})
const inStore = (sha256: string) => join(store, sha256)
const keep = (content: string) => writeFileSync(inStore(hashOf(content)), content)

const asked: string[] = []
const bucket: MediaBucket = {
  get: async (key, file) => {
    asked.push(key)
    const source = inStore(key.replace('originals/', ''))
    if (existsSync(source)) copyFileSync(source, file)
    return existsSync(source)
  },
  put: async (key, file) => copyFileSync(file, inStore(key.replace('originals/', ''))),
}

async function run(
  copy: typeof backUpMedia,
  contents: string[],
  change: Partial<MediaBucket> = {},
) {
  asked.length = 0
  const results: MediaResult[] = []
  const report = (result: MediaResult) => results.push(result)
  await copy({
    originals: contents.map(original),
    bucket: { ...bucket, ...change },
    folder,
    atOnce: 3,
    report,
  })
  return Object.fromEntries(
    contents.map((content) => [
      content,
      results.find(({ original: { sha256 } }) => sha256 === hashOf(content)),
    ]),
  )
}

describe('a backup of photographs', () => {
  it('copies what the folder lacks, under its hash, and asks for nothing twice', async () => {
    for (const content of ['one', 'two']) keep(content)
    expect(await run(backUpMedia, ['one'])).toMatchObject({ one: { outcome: 'copied' } })
    expect(await run(backUpMedia, ['one', 'two'])).toMatchObject({
      one: { outcome: 'there' },
      two: { outcome: 'copied' },
    })
    expect(asked).toEqual([`originals/${hashOf('two')}`])
    expect(readdirSync(folder).sort()).toEqual([hashOf('one'), hashOf('two')].sort())
    expect(readFileSync(join(folder, hashOf('two')), 'utf8')).toBe('two')
  })

  it('takes a damaged copy anew, and reports what is missing or damaged while the good ones go on', async () => {
    for (const content of ['good', 'cut']) keep(content)
    writeFileSync(join(folder, hashOf('good')), 'goo')
    writeFileSync(inStore(hashOf('cut')), 'cu')
    const get: MediaBucket['get'] = async (key, file) => {
      if (key.endsWith(hashOf('faulty'))) throw new Error('no network')
      return bucket.get(key, file)
    }
    expect(await run(backUpMedia, ['cut', 'lost', 'faulty', 'good'], { get })).toMatchObject({
      cut: { outcome: 'damaged', message: expect.stringContaining(hashOf('cu')) },
      lost: { outcome: 'missing' },
      faulty: { outcome: 'failed', message: 'Error: no network' },
      good: { outcome: 'copied' },
    })
    expect(readdirSync(folder)).toEqual([hashOf('good')])
    expect(readFileSync(join(folder, hashOf('good')), 'utf8')).toBe('good')
  })

  it('makes no path of what is no hash', async () => {
    const results: MediaResult[] = []
    const evil = { ...original('evil'), sha256: '../../evil' }
    await backUpMedia({
      originals: [evil],
      bucket,
      folder,
      atOnce: 1,
      report: (result) => results.push(result),
    })
    expect(results).toMatchObject([{ outcome: 'damaged' }])
    expect(readdirSync(folder)).toEqual([])
  })

  it('holds no more files at once than it is told', async () => {
    let now = 0
    let most = 0
    const get: MediaBucket['get'] = async () => {
      now += 1
      most = Math.max(most, now)
      await new Promise((resolve) => setTimeout(resolve, 5))
      now -= 1
      return false
    }
    await run(backUpMedia, ['a', 'b', 'c', 'd', 'e', 'f', 'g'], { get })
    expect(most).toBe(3)
  })
})

describe('a restoration of photographs', () => {
  it('puts back what the bucket lacks or has damaged, and leaves the rest', async () => {
    for (const content of ['one', 'two', 'three']) keep(content)
    await run(backUpMedia, ['one', 'two', 'three'])
    rmSync(inStore(hashOf('one')))
    writeFileSync(inStore(hashOf('two')), 'tw')
    const put = vi.fn(bucket.put)
    expect(await run(restoreMedia, ['one', 'two', 'three'], { put })).toMatchObject({
      one: { outcome: 'copied' },
      two: { outcome: 'copied' },
      three: { outcome: 'there' },
    })
    expect(put).toHaveBeenCalledTimes(2)
    for (const content of ['one', 'two', 'three'])
      expect(readFileSync(inStore(hashOf(content)), 'utf8')).toBe(content)
    expect(readdirSync(folder).filter((name) => name.endsWith('.part'))).toEqual([])
  })

  it('never puts a file that is not what its name says, and sees one that arrived damaged', async () => {
    writeFileSync(join(folder, hashOf('changed')), 'CHANGED')
    writeFileSync(join(folder, hashOf('torn')), 'torn')
    const put: MediaBucket['put'] = async (key) =>
      writeFileSync(inStore(key.replace('originals/', '')), 'to')
    expect(await run(restoreMedia, ['changed', 'gone', 'torn'], { put })).toMatchObject({
      changed: { outcome: 'damaged', message: expect.stringContaining(hashOf('CHANGED')) },
      gone: { outcome: 'missing' },
      torn: { outcome: 'damaged', message: expect.stringContaining('restored, but') },
    })
    expect(existsSync(inStore(hashOf('changed')))).toBe(false)
  })
})

it('reads every photograph of a database once, those in the trash too', async () => {
  const sqlite = openMemoryDatabase()
  const insert = sqlite.prepare(
    `insert into media (id, sha256, mime_type, file_name, bytes, width, height, colour, created_at, updated_at, uploaded_by, deleted_at)
    values (?, ?, 'image/png', '', ?, 1, 1, '000000', '', '', '', ?)`,
  )
  for (let number = 0; number < 2001; number += 1)
    insert.run(
      `p${String(number).padStart(9, '0')}`,
      hashOf(String(number)),
      number,
      number % 2 ? null : 'now',
    )
  const database = {
    ask: async (queries: string[]) => queries.map((query) => sqlite.prepare(query).all()),
  }
  const originals = await readOriginals(database)
  expect(new Set(originals.map(({ id }) => id)).size).toBe(2001)
  expect(originals[7]).toEqual({
    id: 'p000000007',
    sha256: hashOf('7'),
    bytes: 7,
    mimeType: 'image/png',
  })
  sqlite.exec('drop table media')
  expect(await readOriginals(database)).toEqual([])
})

it('has a bucket of its own for each environment', () => {
  expect(bucketName('MEDIA', undefined)).toBe(`${workerName()}-media`)
  expect(bucketName('MEDIA', 'preview')).toBe(`${workerName()}-preview-media`)
  expect(bucketName('BACKUPS', undefined)).toBe(`${workerName()}-backups`)
  expect(bucketName('BACKUPS', 'preview')).toBe(`${workerName()}-preview-backups`)
})
