import { afterEach, expect, it, vi } from 'vitest'
import { importRowFor, productImportRow } from '../../../schema/api/product-import'
import { loadAdminTexts } from '../../i18n/admin-texts'
import { getI18n, loadTexts } from '../../i18n/i18n'
import { startJob } from '../kit/import/import-job'
import { fakeApi } from '../kit/testing/fake-api'
import { productErrorText } from './product-errors'
import { importColumns, productImport } from './product-import-view'
import { withCodes } from './product-names'

const plan = productImport(25_000)
const row = {
  externalId: 'bag',
  merchant: 'tropic-trail',
  category: 'outdoor',
  titleVi: 'Túi chống nước',
  descriptionVi: 'Giữ máy ảnh khô ráo.',
  imageUrl: '@assets/art/product-outdoor',
  destinationUrl: 'https://a.example/bag',
}

afterEach(() => vi.unstubAllGlobals())

it('asks what would become of rows, and which fields of them are wrong', async () => {
  const api = fakeApi()
  const errors = [
    { index: 2, issues: [{ path: 'price', message: 'no number' }] },
    { index: 3, issues: [{ path: '', message: 'no object' }] },
  ]
  api.answerWith(() => Response.json({ added: [0], changed: [], errors }))
  expect(await plan.check?.([1, 2, 3, 4])).toMatchObject({
    outcomes: ['added', 'unchanged', 'unchanged', 'unchanged'],
    refused: [
      { index: 2, fields: ['price'], issues: [{ path: 'price', message: 'no number' }] },
      { index: 3, error: 'no object' },
    ],
  })
  expect(api.requests[0]?.path).toContain('dryRun=1')
})

it('says of a refused cell what was wrong with it', async () => {
  await loadTexts('vi', ['admin'])
  await loadAdminTexts('vi', ['products'])
  const t = getI18n('vi').getFixedT(null, 'admin')
  const reasonOf = (name: 'destinationUrl' | 'earlierTo', change: object) => {
    const merchant = {
      id: 'tropic-trail',
      name: 'Tropic Trail',
      country: 'VN' as const,
      commissionMin: 0,
      commissionMax: 5,
      hosts: ['a.example', 'b.example'],
    }
    const { error } = importRowFor([merchant]).safeParse({ ...row, ...change })
    const { message = '' } = error?.issues.find(({ path }) => path[0] === name) ?? {}
    return productErrorText(t, { name, message, locale: 'vi' })
  }
  expect(reasonOf('destinationUrl', { destinationUrl: 'https://evil.example/' })).toContain(
    'a.example, b.example',
  )
  const earlier = { price: 20, earlierPrice: 30, earlierFrom: '1/2/2025' }
  expect(reasonOf('earlierTo', { ...earlier, earlierTo: '31/2/2025' })).toContain('3/11/2026')
  expect(reasonOf('earlierTo', { ...earlier, earlierTo: '31/1/2025' })).toContain('ngày bắt đầu')
})

it('knows a product by its id', () => {
  const ids = [{ externalId: ' a ' }, { externalId: 3 }, null, 'a']
  expect(ids.map((value) => plan.keyOf?.(value))).toEqual(['a', undefined, undefined, undefined])
})

it('asks for the columns that the schema of a row has, and says which every row needs', () => {
  const columns = importColumns.filter(({ name }) => name !== 'priceVnd')
  expect(columns.map(({ name, isNeeded }) => ({ name, isNeeded: isNeeded === true }))).toEqual(
    Object.entries(productImportRow.shape).map(([name, schema]) => ({
      name,
      isNeeded: !schema.safeParse(undefined).success,
    })),
  )
  const { error } = productImportRow.safeParse({ ...row, titleVi: '', descriptionVi: '' })
  const eithers = columns.filter(({ isNeeded }) => isNeeded === 'either').map(({ name }) => name)
  expect(eithers).toEqual(['title', 'titleVi', 'description', 'descriptionVi'])
  expect(error?.issues.map(({ path }) => path[0])).toEqual(['titleVi', 'descriptionVi'])
})

it('reads headers as editors know them in either language, and code words', async () => {
  fakeApi().answerWith(() => Response.json({ merchants: [] }))
  const columns = (await plan.namedColumns?.()) ?? []
  const headersOf = ({ name, aliases = [] }: (typeof columns)[number]) => [name, ...aliases]
  const headers = columns.flatMap(headersOf)
  expect(headers).toHaveLength(3 * columns.length)
  for (const header of headers) {
    const file = {
      rows: [{ position: 2, value: { [header]: '12' } }],
      positionKind: 'line' as const,
      headers: [header],
    }
    const job = await startJob({ ...plan, columns }, 'a.csv', file)
    const { name } = columns.find((one) => headersOf(one).includes(header)) ?? {}
    const [column] = Object.keys(Object(job.batches[0]?.[0]?.value))
    expect(column).toBe(name === 'priceVnd' ? 'price' : name)
  }
})

it('gives codes for names, and the price of a row in dollars', () => {
  const names = { merchants: [{ id: 'tropic-trail', name: 'Tropic Trail' }], vndPerUsd: 25_000 }
  const read = (row: object) => withCodes({ ...row }, names)
  expect(read({ merchant: 'tropic trail', category: 'Dã ngoại', priceVnd: '450.000 ₫' })).toEqual({
    merchant: 'tropic-trail',
    category: 'outdoor',
    price: 18,
  })
  expect(read({ merchant: 'x', category: 'outdoor', price: '20', priceVnd: '1' })).toEqual({
    merchant: 'x',
    category: 'outdoor',
    price: '20',
  })
  expect([read({ priceVnd: 'hỏi' }), read({ priceVnd: '' })]).toEqual([{ price: 'hỏi' }, {}])
})
