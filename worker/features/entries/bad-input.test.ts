import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { AdminEntry } from '../../../schema/api/admin-entries'
import { entryKinds, isPublishedTogether } from '../../../schema/content/choices'
import { contentSchemas } from '../../../schema/content/kinds'
import type { ErrorBody } from '../../../schema/errors'
import { badValues, withValue } from '../../testing/bad-values'
import { resetEntries } from '../../testing/entries'
import { type EntryDesk, openEntryDesk } from '../../testing/entry-desk'
import { sampleData, without } from '../../testing/kind-samples'
import { partsOf } from '../../testing/schema-walk'

let mai: EntryDesk
beforeAll(async () => {
  mai = await openEntryDesk()
})
beforeEach(resetEntries)

describe.each(entryKinds)('of kind %s', (kind) => {
  const parts = partsOf(contentSchemas[kind])
  const data = sampleData(kind)

  it('refuses every wrong value of every field by its path, and stores nothing', async () => {
    const { id, version } = await mai.create(kind)
    for (const part of parts) {
      for (const { value, at } of badValues(part)) {
        const { status, body } = await mai.desk<ErrorBody>('PUT', `/entries/${id}`, { version, data: withValue(data, part.path, value) })
        const said = `${part.path.join('.')} = ${JSON.stringify(value).slice(0, 60)}: ${JSON.stringify(body).slice(0, 300)}`
        expect([status, body.code], said).toEqual([400, 'BAD_REQUEST'])
        const wanted = [...part.path, ...at].join('.')
        expect(
          body.issues?.map(({ path }) => path),
          said,
        ).toContain(wanted)
      }
    }
    expect(await mai.read(id)).toMatchObject({ version, data })
  })

  it('stores a draft that lacks a field, and publishes no language that needs it', async () => {
    const { id } = await mai.create(kind)
    for (const { path, isOptional } of parts) {
      if (path.length === 0 || path.at(-1) === 0 || isOptional || path[0] === 'originalPriceDates') continue
      // An item without its only field is an empty row, which is not stored.
      if (path.at(-1) === 'firstDay') continue
      const { version } = await mai.read(id)
      const field = path.join('.')
      const saved = await mai.desk<AdminEntry>('PUT', `/entries/${id}`, { version, data: withValue(data, path, undefined) })
      expect([field, saved.status]).toEqual([field, 200])
      const locales = field.endsWith('En') ? (['en'] as const) : (['vi'] as const)
      const { status, body } = await mai.publish(id, [...locales])
      expect([field, status, body.issues?.map((issue) => issue.path)]).toEqual([field, 400, expect.arrayContaining([field])])
    }
    expect(await mai.read(id)).toMatchObject({ statusVi: 'draft', statusEn: 'draft', live: null })
  })

  it('publishes a language without a word of the other one, which then names all that it lacks', async () => {
    const { id } = await mai.create(kind, { data: without(data, 'en') })
    expect((await mai.publish(id, ['vi'])).status).toBe(isPublishedTogether(kind) ? 400 : 200)
    const { status, body } = await mai.publish(id, ['en'])
    expect(status).toBe(400)
    const texts = parts.filter(({ path, isOptional }) => String(path.at(-1)).endsWith('En') && !isOptional)
    expect(body.issues?.map(({ path }) => path).sort()).toEqual(texts.map(({ path }) => path.join('.')).sort())
  })

  it('refuses broken requests', async () => {
    const { id, version } = await mai.create(kind)
    const bodies = [{}, { version }, { version, data: [] }, { version, data: 'x' }, { version: 0, data }, { version, data, slug: 'A b' }]
    for (const body of bodies) {
      const answer = await mai.desk<ErrorBody>('PUT', `/entries/${id}`, body)
      expect([JSON.stringify(body).slice(0, 40), answer.status]).toEqual([JSON.stringify(body).slice(0, 40), 400])
    }
    expect((await mai.read(id)).version).toBe(version)
  })
})

describe('of deals, whose fields must fit together', () => {
  const window = (repeats: string, from: string, to: string) => ({ window: { repeats, from, to } })
  const wrong: [name: string, path: string, fields: object][] = [
    ['a window of every year with years', 'window.from', window('yearly', '2026-05-01', '2026-06-01')],
    ['a window that holds once without years', 'window.from', window('once', '05-01', '06-01')],
    ['a window with a year at one end only', 'window.from', window('yearly', '01-01', '2026-06-01')],
    ['a window that ends before it starts', 'window.to', window('once', '2026-05-02', '2026-05-01')],
    ['a price as high as the original one', 'discountedPrice', { originalPrice: 900_000, discountedPrice: 900_000 }],
    ['a price above the original one', 'discountedPrice', { originalPrice: 900_000, discountedPrice: 901_000 }],
    [
      'an original price that ends before it starts',
      'originalPriceDates.to',
      { originalPriceDates: { from: '2026-05-02', to: '2026-05-01' } },
    ],
  ]
  it.each(wrong)('refuses %s, by the field', async (_, path, fields) => {
    const { id, version } = await mai.create('deal')
    const { status, body } = await mai.save(id, { ...fields })
    expect([status, body.code, body.issues?.map((issue) => issue.path)]).toEqual([400, 'BAD_REQUEST', [path]])
    expect(await mai.read(id)).toMatchObject({ version, data: sampleData('deal') })
  })

  const right: [name: string, fields: object][] = [
    ['a window of every year over New Year', window('yearly', '12-15', '01-15')],
    ['a window of one day', window('once', '2026-05-01', '2026-05-01')],
    ['an original price of one day', { originalPriceDates: { from: '2026-05-01', to: '2026-05-01' } }],
    ['a price just below the original one', { originalPrice: 900_000, discountedPrice: 899_999 }],
  ]
  it.each(right)('takes %s', async (_, fields) => {
    const { id } = await mai.create('deal')
    expect((await mai.save(id, { ...fields })).status).toBe(200)
    expect((await mai.publish(id, ['vi', 'en'])).status).toBe(200)
  })
})
