import { expect, it } from 'vitest'
import { externalIdOf, type FileRow, splitBatches } from './import-rows'
import { readProductRows } from './read-product-file'

const rows = (count: number, value: unknown = { a: 1 }): FileRow[] =>
  Array.from({ length: count }, (_, index) => ({ position: index + 1, value }))

it('cuts rows into batches of five hundred, in order and without loss', () => {
  const batches = splitBatches(rows(1201))
  expect(batches.map(({ length }) => length)).toEqual([500, 500, 201])
  expect(batches.flat().map(({ position }) => position)).toEqual(
    rows(1201).map(({ position }) => position),
  )
  expect(splitBatches([])).toEqual([])
})

it('makes smaller batches of long rows, one row each at the least', () => {
  const long = { text: 'x'.repeat(250_000) }
  expect(splitBatches(rows(5, long)).map(({ length }) => length)).toEqual([2, 2, 1])
  expect(splitBatches(rows(2, { text: 'x'.repeat(900_000) })).map(({ length }) => length)).toEqual([
    1, 1,
  ])
})

it('reads a table with quotes, line breaks in cells, and rows of another length', () => {
  const text =
    '\uFEFFexternalId,title\r\nbag,"A ""dry"" bag\nin two lines"\r\nshort\r\n\r\nhat, Hat \r\n'
  const { rows: read, positionKind } = readProductRows('Shop.CSV', text)
  expect(positionKind).toBe('line')
  expect(read[0]).toEqual({
    position: 2,
    value: { externalId: 'bag', title: 'A "dry" bag\nin two lines' },
  })
  expect(read[1]).toEqual({ position: 4, error: 'columns' })
  expect(read[2]).toEqual({ position: 6, value: { externalId: 'hat', title: 'Hat' } })
})

it('tells the rows of a table whose quotation marks are wrong by their line, and reads the others', () => {
  const { rows: read } = readProductRows(
    'a.csv',
    'id,title\na,5" cable\nb,"Cable" long\nc,"Cable long\nd,"Cable"\ne,Hat\n',
  )
  expect(read).toEqual([
    { position: 2, error: 'strayQuote' },
    { position: 3, error: 'strayQuote' },
    { position: 4, error: 'openQuote' },
    { position: 5, value: { id: 'd', title: 'Cable' } },
    { position: 6, value: { id: 'e', title: 'Hat' } },
  ])
})

it('reads objects by line, and tells which line is none', () => {
  const { rows: read } = readProductRows('a.jsonl', '{"externalId":"a"}\n\nnonsense\n')
  expect(read[0]).toEqual({ position: 1, value: { externalId: 'a' } })
  expect(read[1]).toEqual({ position: 3, error: expect.any(String) })
})

it('reads an array, and nothing else as one', () => {
  expect(readProductRows('a.json', '[{"externalId":"a"},2]')).toEqual({
    rows: [
      { position: 1, value: { externalId: 'a' } },
      { position: 2, value: 2 },
    ],
    positionKind: 'item',
  })
  expect(() => readProductRows('a.json', '{}')).toThrow('not an array')
  expect(() => readProductRows('a.json', '[')).toThrow(SyntaxError)
})

it('finds the id of a row', () => {
  expect([
    externalIdOf({ externalId: ' a ' }),
    externalIdOf({ externalId: 3 }),
    externalIdOf(null),
    externalIdOf('a'),
  ]).toEqual(['a', undefined, undefined, undefined])
})
