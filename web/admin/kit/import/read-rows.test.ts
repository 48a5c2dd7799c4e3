import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { readRows } from './read-rows'

const file = (name: string, text: string) => new File([text], name)

it('reads a table with quotes, line breaks in cells, and rows of another length', async () => {
  const text =
    '\uFEFFexternalId,title\r\nbag,"A ""dry"" bag\nin two lines"\r\nshort\r\n\r\nhat, Hat \r\n'
  expect(await readRows(file('Shop.CSV', text))).toEqual({
    positionKind: 'line',
    headers: ['externalId', 'title'],
    rows: [
      { position: 2, value: { externalId: 'bag', title: 'A "dry" bag\nin two lines' } },
      { position: 4, error: 'columns' },
      { position: 6, value: { externalId: 'hat', title: 'Hat' } },
    ],
  })
})

it('tells the rows of a table whose quotation marks are wrong by their line, and reads the others', async () => {
  const { rows } = await readRows(
    file('a.csv', 'id,title\na,5" cable\nb,"Cable" long\nc,"Cable long\nd,"Cable"\ne,Hat\n'),
  )
  expect(rows).toEqual([
    { position: 2, error: 'strayQuote' },
    { position: 3, error: 'strayQuote' },
    { position: 4, error: 'openQuote' },
    { position: 5, value: { id: 'd', title: 'Cable' } },
    { position: 6, value: { id: 'e', title: 'Hat' } },
  ])
})

it('reads the first sheet of a workbook: days, numbers and blank lines', async () => {
  const bytes = await readFile(new URL('testing/readers.xlsx', import.meta.url))
  const { rows, positionKind } = await readRows(new File([new Uint8Array(bytes)], 'Thu.XLSX'))
  expect(positionKind).toBe('line')
  expect(rows).toEqual([
    {
      position: 2,
      value: {
        'E-mail': 'An@Example.com',
        'Ngôn ngữ': 'vi',
        'Ngày đồng ý': '2026-02-05',
        'Nguồn đồng ý': 'Hội chợ, Đà Lạt',
        price: '12.5',
      },
    },
    {
      position: 4,
      value: {
        'E-mail': 'binh@example.com',
        'Ngôn ngữ': 'fr',
        'Ngày đồng ý': '5/2/2026',
        'Nguồn đồng ý': '',
        price: 'true',
      },
    },
  ])
})

it('refuses what only calls itself a workbook', async () => {
  await expect(readRows(file('a.xlsx', 'Huế'))).rejects.toThrow()
})

it('reads objects by line, and tells which line is none', async () => {
  const { rows } = await readRows(file('a.jsonl', '{"externalId":"a"}\n\nnonsense\n'))
  expect(rows).toEqual([
    { position: 1, value: { externalId: 'a' } },
    { position: 3, error: expect.any(String) },
  ])
})

it('reads an array, a single object and an export', async () => {
  const valuesOf = async (text: string) =>
    (await readRows(file('a.json', text))).rows.map(({ value }) => value)
  expect(await valuesOf('[{"externalId":"a"},2]')).toEqual([{ externalId: 'a' }, 2])
  expect(await valuesOf('{"kind":"page"}')).toEqual([{ kind: 'page' }])
  expect(await valuesOf('{"files":[{"slug":"a"},{"slug":"b"}],"next":null}')).toEqual([
    { slug: 'a' },
    { slug: 'b' },
  ])
  await expect(valuesOf('[')).rejects.toThrow(SyntaxError)
})
