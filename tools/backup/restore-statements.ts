import type { OpenBackup } from './backup-file'
import { type Cell, cellLiterals, emptyBlob, quoteName, textLiteral } from './cells'
import type { TableShape } from './read-tables'
import { type SearchEntry, searchEntryOf } from './search-index'

/** An insert grows to so many bytes before the next one begins; D1 takes statements of up to 100 KB. */
const statementBytes = 45_000
/** What is shorter always stands in the insert: keys, above all, which must differ from row to row. */
const shortBytes = 1000

interface WrittenRow {
  /** `(1, 'a', null)` */
  values: string
  /** What is put to long values afterwards. */
  additions: string[]
}

function rowStatements(table: TableShape, rowid: string, cells: readonly Cell[]): WrittenRow {
  const additions: string[] = []
  const values = table.rowidColumn ? [] : [rowid]
  let bytes = 0
  for (const [index, column] of table.columns.entries()) {
    const { empty, pieces } = cellLiterals(cells[index])
    const [only = empty] = pieces
    const own = Buffer.byteLength(only)
    if (pieces.length === 1 && (own <= shortBytes || bytes + own < statementBytes)) {
      values.push(only)
      bytes += own
      continue
    }
    values.push(empty)
    const name = quoteName(column)
    const [before, after] = empty === emptyBlob ? ['cast(', ' as blob)'] : ['', '']
    for (const piece of pieces) {
      additions.push(`update ${quoteName(table.name)} set ${name} = ${before}${name} || ${piece}${after} where rowid = ${rowid}`)
    }
  }
  return { values: `(${values.join(', ')})`, additions }
}

function insertOf({ name, columns, rowidColumn }: TableShape, rows: string[]): string {
  const names = [...(rowidColumn ? [] : ['rowid']), ...columns.map(quoteName)]
  return `insert into ${quoteName(name)} (${names.join(', ')}) values ${rows.join(', ')}`
}

/** An index without contents takes no additions. An import lets nothing in that is near this length, in characters. */
const longestIndexed = 3_000

function searchStatements({ table, rowid, texts }: SearchEntry): string[] {
  const shape = { name: table, columns: Object.keys(texts) }
  const cells = Object.values(texts).map((text) => `t${table === 'products_search' ? text.slice(0, longestIndexed) : text}`)
  const { values, additions } = rowStatements(shape, rowid, cells)
  return [insertOf(shape, [values]), ...additions]
}

const emptyIndex: Record<SearchEntry['table'], string> = {
  posts_search: 'delete from posts_search',
  // An index without contents is emptied by its own command.
  products_search: "insert into products_search(products_search) values ('delete-all')",
}

/** The indexes that triggers fill with the rows; `leads_search` is one of databases before migration 0011. */
export const triggeredIndexes: readonly string[] = ['leads_search', 'submissions_search']

interface MadeAnew {
  indexes: readonly SearchEntry['table'][]
  /** What triggers make: empty without rows, whatever it held. */
  derived: readonly string[]
}

/**
 * The statements that bring a backup into tables that are empty, or are emptied first, and make the search indexes anew. Each is short
 * enough for D1. Rows keep their rowid: articles and their search entries share it.
 */
export async function* restoreStatements(backup: OpenBackup, { indexes, derived }: MadeAnew): AsyncGenerator<string> {
  for (const { name } of backup.header.tables) yield `delete from ${quoteName(name)}`
  for (const name of derived) {
    yield triggeredIndexes.includes(name) ? `insert into ${name}(${name}) values ('delete-all')` : `delete from ${quoteName(name)}`
  }
  for (const index of indexes) yield emptyIndex[index]
  let waiting: { insert: (rows: string[]) => string; table: string; rows: string[]; bytes: number } | undefined
  for await (const { table, line } of backup.rows()) {
    const [rowid, ...cells] = line
    const { values, additions } = rowStatements(table, rowid, cells)
    const bytes = Buffer.byteLength(values)
    if (waiting && (waiting.table !== table.name || waiting.bytes + bytes > statementBytes)) {
      yield waiting.insert(waiting.rows)
      waiting = undefined
    }
    if (additions.length > 0) {
      yield insertOf(table, [values])
      yield* additions
    } else {
      waiting ??= { insert: (rows) => insertOf(table, rows), table: table.name, rows: [], bytes: 0 }
      waiting.rows.push(values)
      waiting.bytes += bytes
    }
    const entry = searchEntryOf(table.name, rowid, new Map(table.columns.map((column, index) => [column, cells[index] ?? null])))
    if (entry && indexes.includes(entry.table)) yield* searchStatements(entry)
  }
  if (waiting) yield waiting.insert(waiting.rows)
  yield "delete from sqlite_sequence where name <> 'd1_migrations'"
  for (const [name, seq] of Object.entries(backup.header.sequences)) {
    yield `insert into sqlite_sequence (name, seq) values (${textLiteral(name)}, ${seq})`
  }
}
