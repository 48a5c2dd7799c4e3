import { expect, it } from 'vitest'
import { type CsvRow, csvReader } from './csv-reader'

function read(text: string): CsvRow[] {
  const reader = csvReader()
  return [...text.split('\n').flatMap(reader.push), ...reader.end()]
}
/**
 * What a table with the columns `id` and `title` holds: the ids of good rows, the faults of others,
 * by line.
 */
const outline = (rows: string) =>
  read(`id,title\n${rows}`).map((row) => [row.line, 'error' in row ? row.error : row.value.id])

it('reads plain and quoted cells', () => {
  expect(read('id , title,note\n a b ," c ",""\n"1, 2","say ""yes""", "two\n\nlines" \n')).toEqual([
    { line: 2, value: { id: 'a b', title: ' c ', note: '' } },
    { line: 3, value: { id: '1, 2', title: 'say "yes"', note: 'two\n\nlines' } },
  ])
})

it('passes over rows whose cells are all empty', () => {
  expect(outline(',\n , \n,,,\na,b\n')).toEqual([[5, 'a']])
  expect(read(';;\nid;title\n;\na;b')).toEqual([{ line: 4, value: { id: 'a', title: 'b' } }])
})

it('reads semicolons where the first line has them', () => {
  expect(read('id;title;price\na;Áo mưa, màu vàng;12,5\n"b;c";"x";\n')).toEqual([
    { line: 2, value: { id: 'a', title: 'Áo mưa, màu vàng', price: '12,5' } },
    { line: 3, value: { id: 'b;c', title: 'x', price: '' } },
  ])
})

it.each([
  ['a quote in a plain cell', 'a,5" cable', 'strayQuote'],
  ['a quote at the end of a plain cell', 'a,cable 5"', 'strayQuote'],
  ['words after a quoted cell', 'a,"Cable" long', 'strayQuote'],
  ['a quote that is not closed', 'a,"Cable long', 'openQuote'],
  ['a last cell that is missing', 'a', 'columns'],
  ['a cell too many', 'a,b,c', 'columns'],
])('tells %s by its line, and reads the rows around it', (_, bad, error) => {
  const found = [
    [2, 'one'],
    [3, error],
    [4, 'two'],
    [5, 'three'],
  ]
  expect(outline(`one,x\n${bad}\ntwo,y\nthree,z\n`)).toEqual(found)
  expect(outline(`one,x\n${bad}\ntwo,"y"\nthree,"a\nb"\n`)).toEqual(found)
  expect(outline(`one,x\n${bad}\ntwo,"y ""z"""\nthree,z`)).toEqual(found)
})

it('takes no row with it where a quote that is not closed meets the end of another', () => {
  expect(outline('one,"x\ntwo,y",z\nthree,z\n')).toEqual([
    [2, 'columns'],
    [3, 'strayQuote'],
    [4, 'three'],
  ])
})

it('does not wait for the end of a long file to tell that a quote is not closed', () => {
  const reader = csvReader()
  const rows = [
    'id,title',
    '"a,b',
    ...Array.from({ length: 20_000 }, (_, index) => `${index},${'x'.repeat(100)}`),
  ].flatMap(reader.push)
  expect(rows[0]).toEqual({ line: 2, error: 'openQuote' })
  expect(rows).toHaveLength(20_001)
  expect(reader.end()).toEqual([])
})

it('reads nothing where the first line is at error, and nothing in nothing', () => {
  expect(read('id,5" title\na,b\nc,d')).toEqual([{ line: 1, error: 'header' }])
  expect(read('id,"title\na,b\nc,d')).toEqual([{ line: 1, error: 'header' }])
  expect(read('')).toEqual([])
  expect(read('\n \nid\n\na')).toEqual([{ line: 5, value: { id: 'a' } }])
})
