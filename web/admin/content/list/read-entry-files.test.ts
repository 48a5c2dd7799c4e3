import { expect, it } from 'vitest'
import { inBatches, NotJson, readEntryFiles } from './read-entry-files'

const file = (text: string, name = 'hue.json') => new File([text], name)

it('reads single entries and exports of many', async () => {
  expect(
    await readEntryFiles([
      file('{"kind":"page"}'),
      file('{"files":[{"slug":"a"},{"slug":"b"}],"next":null}'),
    ]),
  ).toEqual([{ kind: 'page' }, { slug: 'a' }, { slug: 'b' }])
})

it('names the file that is not JSON', async () => {
  await expect(readEntryFiles([file('Huế', 'bad.json')])).rejects.toThrow(new NotJson('bad.json'))
})

it('sends fifty at a time', () => {
  expect(inBatches(Array.from({ length: 120 }), 50).map(({ length }) => length)).toEqual([
    50, 50, 20,
  ])
})
