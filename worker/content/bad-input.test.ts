import { beforeAll, describe, expect, inject, it } from 'vitest'
import { type EntryKind, entryKinds } from '../../schema/content/choices'
import { contentSchemas } from '../../schema/content/kinds'
import type { ErrorBody } from '../../schema/errors'
import { badValues, withValue } from '../testing/bad-values'
import { type EntryDesk, openEntryDesk } from '../testing/entry-desk'
import { sampleData, without } from '../testing/kind-samples'
import { partsOf } from '../testing/schema-walk'

let mai: EntryDesk
beforeAll(async () => {
  mai = await openEntryDesk()
})

/**
 * The first wrong value of the first, a middle and the last field of a kind; bad-input.unit.test.ts
 * tries all of them.
 */
function samples(kind: EntryKind) {
  const wrong = partsOf(contentSchemas[kind]).flatMap((part) =>
    badValues(part).map((bad) => ({ ...bad, part })),
  )
  return [0, Math.floor(wrong.length / 2), wrong.length - 1].flatMap((index) => wrong[index] ?? [])
}

describe.each(entryKinds)('of kind %s', (kind) => {
  it('refuses wrong values by their paths, and stores nothing', async () => {
    const data = sampleData(kind)
    const { id, version } = await mai.create(kind)
    for (const { part, value, at } of samples(kind)) {
      const { status, body } = await mai.desk<ErrorBody>('PUT', `/entries/${id}`, {
        version,
        data: withValue(data, part.path, value),
      })
      expect([status, body.code]).toEqual([400, 'BAD_REQUEST'])
      expect(body.issues?.map(({ path }) => path)).toContain([...part.path, ...at].join('.'))
    }
    expect(await mai.read(id)).toMatchObject({ version, data })
  })
})

it('stores a draft that lacks a text, and publishes only the language that does not need it', async () => {
  const { id } = await mai.create('topic', { data: without(sampleData('topic'), 'en') })
  expect((await mai.publish(id, ['vi'])).status).toBe(200)
  const { status, body } = await mai.publish(id, ['en'])
  expect([status, body.issues?.map(({ path }) => path)]).toEqual([
    400,
    expect.arrayContaining(['titleEn', 'contentEn']),
  ])
  expect(await mai.read(id)).toMatchObject({ statusVi: 'published', statusEn: 'draft' })
})

it('publishes neither language of the settings while one of them lacks a text', async () => {
  const { id } = await mai.create('settings', { data: without(sampleData('settings'), 'en') })
  expect((await mai.publish(id, ['vi'])).status).toBe(400)
  expect(await mai.read(id)).toMatchObject({ statusVi: 'draft', live: null })
})

it('refuses broken requests', async () => {
  const data = sampleData('topic')
  const { id, version } = await mai.create('topic')
  const bodies = [
    {},
    { version },
    { version, data: [] },
    { version, data: 'x' },
    { version: -1, data },
    { version, data, slug: 'A b' },
  ]
  for (const body of bodies) {
    const { status } = await mai.desk<ErrorBody>('PUT', `/entries/${id}`, body)
    expect([JSON.stringify(body).slice(0, 40), status]).toEqual([
      JSON.stringify(body).slice(0, 40),
      400,
    ])
  }
  expect((await mai.read(id)).version).toBe(version)
})

/**
 * Kinds with texts of their own, lists of objects, choices and numbers, one that is only once, and
 * one without a page: the short lane previews these.
 */
const telling: readonly EntryKind[] = ['topic', 'post', 'festival', 'about', 'fact']

it.each(entryKinds.filter((kind) => inject('isDeep') || telling.includes(kind)))(
  'previews %s with wrong types, or refuses them with their paths',
  async (kind) => {
    const wrong = Object.keys(contentSchemas[kind].shape).flatMap((name) =>
      [7, 'x', [null], [[]], { a: { b: 1 } }].map((value) => ({ [name]: value })),
    )
    for (const change of wrong) {
      const data = { ...sampleData(kind), ...change }
      const { status, body } = await mai.desk<ErrorBody>('POST', '/entries/preview', {
        kind,
        slug: 'x',
        locale: 'vi',
        data,
      })
      expect([200, 400], JSON.stringify(change)).toContain(status)
      if (status === 400) expect(body.issues, JSON.stringify(change)).not.toEqual([])
    }
  },
)
