import { env } from 'cloudflare:test'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ErrorBody } from '../../../schema/errors'
import type { Bindings } from '../../platform/http/env'
import { clearAdmins, insertAdmin, sessionCookie } from '../../testing/admins'
import { endFailures, letFail } from '../../testing/failure-injectors'
import { failureNames } from '../../testing/failure-matrix'
import { forgetfulDatabase, halfBrokenDatabase } from '../../testing/failures'
import { clearMedia, countMedia, picture, storedKeys, upload, uploaded } from '../../testing/media'
import { expectNoLeak } from '../../testing/no-leak'
import { request } from '../../testing/site'

beforeAll(async () => {
  await clearAdmins()
  await insertAdmin('mai')
})
beforeEach(clearMedia)
afterEach(endFailures)

/** A photograph has its file, and no file is without its photograph. Answers how many there are. */
async function expectWhole(): Promise<number> {
  const rows = await countMedia()
  expect((await storedKeys('originals/')).length).toBe(rows)
  return rows
}

/** Whoever was refused sends again; then it is there, once. */
async function expectNothingLost(): Promise<void> {
  const { src } = await uploaded('photo.jpg')
  expect(await expectWhole()).toBe(1)
  expect((await request(src)).status).toBe(200)
}

it.each(['storageDown', 'imagesDown'] as const)(
  '%s: an upload and a replacement are refused, and nothing is stored',
  async (failure) => {
    const { id, src } = await uploaded('gps.jpg')
    for (const options of [{}, { id }]) {
      const bindings = letFail(failure)
      const log = vi.spyOn(console, 'error').mockImplementation(() => {})
      const response = await upload(picture('photo.jpg'), { ...options, bindings })
      expect([response.status, await response.json<ErrorBody>()]).toMatchObject([
        503,
        { code: 'UNAVAILABLE' },
      ])
      expect(log).toHaveBeenCalledWith(expect.stringContaining('request failed'))
      endFailures()
      expect(await expectWhole()).toBe(1)
    }
    expect((await request(src)).status).toBe(200)
    expect((await upload(picture('photo.jpg'))).status).toBe(201)
  },
)

it('imagesDown: a file of which its first bytes tell enough is refused for what it is', async () => {
  const response = await upload('<svg xmlns="x"/>', { bindings: letFail('imagesDown') })
  expect([response.status, await response.json<ErrorBody>()]).toMatchObject([
    400,
    { issues: [{ message: 'svg' }] },
  ])
})

it('storageDown: the original is 503', async () => {
  const { id } = await uploaded('gps.jpg')
  const response = await request(
    `/api/admin/media/${id}/original`,
    { headers: await sessionCookie('mai') },
    letFail('storageDown'),
  )
  expect(response.status).toBe(503)
})

const others = failureNames.filter((name) => !/^(storage|images|clock)|Hangs|Slow/.test(name))

it.each(others)('%s: an upload is stored whole or refused', async (failure) => {
  const response = await upload(picture('photo.jpg'), { bindings: letFail(failure) })
  endFailures()
  expectNoLeak(await response.text())
  expect([201, 503]).toContain(response.status)
  await expectWhole()
  await expectNothingLost()
})

describe('D1', () => {
  const send = async (DB: D1Database) => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    return upload(picture('photo.jpg'), { bindings: { DB } satisfies Partial<Bindings> })
  }

  it.each([0, 1, 2, 3, 4, 5])(
    'that forgets to answer after %i questions loses nothing',
    async (answered) => {
      expect([201, 503]).toContain((await send(forgetfulDatabase(answered))).status)
      endFailures()
      expect(await countMedia()).toBeLessThanOrEqual((await storedKeys('originals/')).length)
      await expectNothingLost()
    },
  )

  it.each(['refused', 'answered'] as const)(
    'that fails every second time, the first one %s, loses nothing',
    async (first) => {
      await send(halfBrokenDatabase(first))
      endFailures()
      expect(await countMedia()).toBeLessThanOrEqual((await storedKeys('originals/')).length)
      await expectNothingLost()
    },
  )
})

it('deletes the file again when D1 refuses the row', async () => {
  await env.DB.prepare(
    "create trigger no_media before insert on media begin select raise(abort, 'no'); end",
  ).run()
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const response = await upload(picture('photo.jpg'))
  await env.DB.prepare('drop trigger no_media').run()
  expect(response.status).toBe(503)
  expect([await countMedia(), await storedKeys()]).toEqual([0, []])
})
