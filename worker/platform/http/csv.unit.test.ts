import { parse } from 'csv-parse/sync'
import { describe, expect, it } from 'vitest'
import { storedCell } from '../../../schema/safe-cells'
import { csvStream } from './csv'

const signs = [
  '=',
  '+',
  '-',
  '@',
  '＝',
  '＋',
  '－',
  '＠',
  '\t',
  '\r',
  '\n',
  "'",
  '"',
  ',',
  ';',
  ' ',
  '\u00a0',
  '\ufeff',
  '|',
  '\\',
  'ế',
  '😀',
  '0',
  '84',
]
const columns = 6

/** Always the same numbers, so that a failure comes again. */
function numbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}

function hostileRows(count: number): string[][] {
  const next = numbers(7)
  const cell = () =>
    Array.from(
      { length: Math.floor(next() * 7) },
      () => signs[Math.floor(next() * signs.length)],
    ).join('')
  return Array.from({ length: count }, () => Array.from({ length: columns }, cell))
}

async function* each(rows: string[][]): AsyncGenerator<string[], void> {
  yield* rows
}

const readFile = async (rows: string[][]) =>
  new Uint8Array(await new Response(csvStream(['tên'], each(rows))).arrayBuffer())

describe('a CSV file', () => {
  it('brings ten thousand rows of hostile cells back as they were stored, none of them a formula', async () => {
    const rows = hostileRows(10_000)
    const bytes = await readFile(rows)
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes).slice(1)
    const [, ...read] = parse(text, { record_delimiter: '\r\n', relax_column_count: true })
    expect(read.length).toBe(rows.length)
    const formulas = read.flat().filter((cell) => /^[\t\r\n]|^\s*[=+\-@＝＋－＠]/u.test(cell))
    expect(formulas).toEqual([])
    expect(read.map((row) => row.map(storedCell))).toEqual(rows)
  })

  it.each([0, 1, 199, 200, 201, 400])('has all of %i rows', async (count) => {
    const rows = Array.from({ length: count }, (_, index) => [String(index)])
    const text = new TextDecoder().decode(await readFile(rows))
    expect(text.split('\r\n').length).toBe(count + 2)
  })

  it('fails as a whole where reading the rows fails', async () => {
    async function* broken(): AsyncGenerator<string[], void> {
      yield ['one']
      throw new Error('the database is gone')
    }
    await expect(new Response(csvStream(['a'], broken())).text()).rejects.toThrow(
      'the database is gone',
    )
  })
})
