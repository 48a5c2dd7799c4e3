import { afterEach, expect, it, vi } from 'vitest'
import { productImportRow } from '../../../schema/api/product-import'
import { fakeApi } from '../kit/testing/fake-api'
import { productImport } from './product-import-view'

afterEach(() => vi.unstubAllGlobals())

it('asks what would become of rows, and which fields of them are wrong', async () => {
  const api = fakeApi()
  const errors = [
    { index: 2, issues: [{ path: 'price', message: 'no number' }] },
    { index: 3, issues: [{ path: '', message: 'no object' }] },
  ]
  api.answerWith(() => Response.json({ added: [0], changed: [], errors }))
  expect(await productImport.check?.([1, 2, 3, 4])).toMatchObject({
    outcomes: ['added', 'unchanged', 'unchanged', 'unchanged'],
    refused: [
      { index: 2, fields: ['price'] },
      { index: 3, error: 'no object' },
    ],
  })
  expect(api.requests[0]?.path).toContain('dryRun=1')
})

it('knows a product by its id', () => {
  const ids = [{ externalId: ' a ' }, { externalId: 3 }, null, 'a']
  expect(ids.map((value) => productImport.keyOf?.(value))).toEqual([
    'a',
    undefined,
    undefined,
    undefined,
  ])
})

it('asks for the columns that the schema of a row has, and says which every row needs', () => {
  expect(productImport.columns).toEqual(
    Object.entries(productImportRow.shape).map(([name, schema]) => ({
      name,
      isNeeded: !schema.safeParse(undefined).success,
    })),
  )
})
