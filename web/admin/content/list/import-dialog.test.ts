import { afterEach, expect, it, vi } from 'vitest'
import { fakeApi } from '../../kit/testing/fake-api'
import { entryImport } from './import-dialog'

afterEach(() => vi.unstubAllGlobals())

it('sends facts before what names them', () => {
  const value = (kind: string) => ({ kind, slug: 'a' })
  const rows = [
    { position: 1, value: value('page') },
    { position: 2, value: value('fact') },
  ]
  expect(entryImport(false).prepare?.(rows)).toEqual(rows.toReversed())
})

it('counts what became of entries, and says which were left as they were and which refused', async () => {
  const api = fakeApi()
  const results = [
    { file: 'page/a', outcome: 'created', issues: [] },
    { file: 'page/b', outcome: 'kept', issues: [] },
    { file: '#3', outcome: 'refused', issues: [{ path: 'slug', message: 'is wrong' }] },
    { file: 'page/d', outcome: 'created', issues: [] },
  ]
  api.answerWith(() => Response.json({ results }))
  expect(await entryImport(true).send([1, 2, 3, 4])).toEqual({
    counts: { created: 2, kept: 1, refused: 1 },
    refused: [
      { index: 1, name: 'page/b', error: 'kept' },
      { index: 2, name: '#3', error: 'slug: is wrong' },
    ],
  })
  expect(api.requests[0]?.body).toEqual({ files: [1, 2, 3, 4], overwrite: true })
})
