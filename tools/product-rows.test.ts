import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { readProductRows } from './product-rows'

const folder = mkdtempSync(join(tmpdir(), 'mango-road-'))
afterAll(() => rmSync(folder, { recursive: true }))

/**
 * The rows of a file with this text: where they stand, and what they hold or what is wrong with
 * them.
 */
async function rowsOf(name: string, text: string): Promise<[string, unknown][]> {
  const file = join(folder, name)
  writeFileSync(file, text)
  const rows: [string, unknown][] = []
  for await (const { place, value, error } of readProductRows(file))
    rows.push([place, error ?? value])
  return rows
}

it('reports the rows of a table that cannot be read by their line, and reads the others', async () => {
  const text =
    '\uFEFFid,title\r\na,"Two\r\nlines"\r\nb,Cable 5" long\r\nshort\r\nc,"Cable" long\r\nd,"Cable long\r\ne,"Last, ""one"""\r\n'
  expect(await rowsOf('a.csv', text)).toEqual([
    ['line 2', { id: 'a', title: 'Two\nlines' }],
    ['line 4', expect.stringContaining('quotation mark stands in the middle')],
    ['line 5', expect.stringContaining('number of cells')],
    ['line 6', expect.stringContaining('quotation mark stands in the middle')],
    ['line 7', expect.stringContaining('quotation mark opens')],
    ['line 8', { id: 'e', title: 'Last, "one"' }],
  ])
})

it('reads objects by line, after a byte order mark as well', async () => {
  const good = { title: 'one\u2028row' }
  expect(await rowsOf('a.jsonl', `\uFEFF${JSON.stringify(good)}\r\n\r\nnonsense\n3`)).toEqual([
    ['line 1', good],
    ['line 3', expect.stringContaining('JSON')],
    ['line 4', 3],
  ])
})

it('reads an array, and says where there is none or where it breaks', async () => {
  expect(await rowsOf('a.json', '\uFEFF[{"id":"a"},2]')).toEqual([
    ['item 1', { id: 'a' }],
    ['item 2', 2],
  ])
  expect(await rowsOf('a.json', '[{"id":"a"},{"id"')).toEqual([
    ['item 1', { id: 'a' }],
    ['item 2', expect.stringContaining('JSON array')],
  ])
  for (const text of ['{"id":"a"}', '3', 'nonsense', '']) {
    expect(await rowsOf('a.json', text)).toEqual([
      ['item 1', expect.stringContaining('JSON array')],
    ])
  }
})

it('says which files it reads', async () => {
  expect(await rowsOf('a.txt', 'id')).toEqual([['the file', expect.stringContaining('.csv')]])
})
