import { createHash, type Hash } from 'node:crypto'
import { type Cell, cellSql, quoteName } from './cells'

export type Row = Record<string, unknown>

/** A database as backups see it: the local one, the deployed one, or one of a test. */
export interface BackupDatabase {
  /** Rows of each query. Small enough databases are read in one call, that is in one transaction. */
  ask: (queries: string[]) => Row[][]
  /** Runs statements, all or none of them. */
  run: (statements: AsyncIterable<string>) => Promise<void>
  /** Applies the migrations that are not applied yet, up to one by its file name. */
  migrate: (upTo: string) => Promise<void>
}

/** What a table is made of; generated columns are left out. */
export interface TableShape {
  name: string
  columns: string[]
  /** The column that is the rowid under another name. */
  rowidColumn?: string | undefined
}

/** A line of a table: its rowid, then a cell for each column. */
export type Line = [rowid: string, ...cells: Cell[]]

export interface TableSummary extends TableShape {
  rows: number
  /** SHA-256 of the table's lines, in hexadecimal digits. */
  sha256: string
}

/**
 * Tables that name rows of other tables are read before those, so that in a backup of a site at work the row that is named is there.
 */
const referring = [
  'outbox',
  'lead_notes',
  'post_drafts',
  'post_redirects',
  'post_revisions',
  'newsletter_tokens',
  'admin_sessions',
  'product_texts',
]

const isReferring = ({ name }: TableShape) => referring.includes(name)
const rank = ({ name }: TableShape) => (referring.includes(name) ? referring.indexOf(name) : referring.length)

/** Tables that triggers fill, some of them only before the migrations 0010 and 0011: left out of backups, and filled again by the restored rows. */
export const derivedTables: readonly string[] = ['lead_places', 'post_months', 'product_counts', 'sitemap_files', 'subscription_days']

/** All tables but those of SQLite and D1, but the search indexes, which are virtual, and but what triggers derive: that is made anew. */
export function readShapes(database: BackupDatabase): TableShape[] {
  const [rows = []] = database.ask([
    `select list.name as name, info.name as column, info.pk > 0 and upper(info.type) = 'INTEGER' as isRowid,
      (select count(*) from pragma_table_xinfo(list.name) where pk > 0) as keys
    from pragma_table_list list join pragma_table_xinfo(list.name) info
    where list.schema = 'main' and list.type = 'table' and info.hidden = 0
      and list.name not like 'sqlite\\_%' escape '\\' and list.name not like '\\_cf\\_%' escape '\\' and list.name <> 'd1_migrations'
    order by list.name, info.cid`,
  ])
  const shapes = new Map<string, TableShape>()
  for (const row of rows) {
    const name = String(row.name)
    if (derivedTables.includes(name)) continue
    const shape = shapes.get(name) ?? { name, columns: [], rowidColumn: undefined }
    shape.columns.push(String(row.column))
    if (row.isRowid && row.keys === 1) shape.rowidColumn = String(row.column)
    shapes.set(name, shape)
  }
  return [...shapes.values()].sort((a, b) => rank(a) - rank(b))
}

/** The last migration that was applied; undefined on a database without any. */
export function readMigration(database: BackupDatabase): string | undefined {
  const [[known] = []] = database.ask(["select count(*) as known from sqlite_master where name = 'd1_migrations'"])
  if (!known?.known) return undefined
  const [[last] = []] = database.ask(['select name from d1_migrations order by id desc limit 1'])
  return last && String(last.name)
}

/** Where the counters of AUTOINCREMENT stand, so that numbers of deleted rows are not given again. */
export function readSequences(database: BackupDatabase): Record<string, string> {
  const [rows = []] = database.ask([
    "select name, cast(seq as text) as seq from sqlite_sequence where name <> 'd1_migrations' order by name",
  ])
  return Object.fromEntries(rows.map(({ name, seq }) => [String(name), String(seq)]))
}

/** How much a page of a table should weigh, in characters. */
const pageWeight = 2_000_000
const firstPage = 200
const largestPage = 10_000

interface Reading {
  shape: TableShape
  after: string | undefined
  limit: number
  rows: number
  hasMore: boolean
  hash: Hash
}

function pageQuery({ shape, after, limit }: Reading): string {
  const where = after === undefined ? '' : ` where rowid > ${after}`
  return `select cast(rowid as text) as "#", ${shape.columns.map(cellSql).join(', ')} from ${quoteName(shape.name)}${where} order by rowid limit ${limit}`
}

/** Takes the rows of a page, and measures how long the next one may be. */
function takePage(reading: Reading, page: Row[], take: (table: string, line: string) => void): void {
  let weight = 0
  for (const row of page) {
    const values = Object.values(row)
    const line = `${JSON.stringify(values)}\n`
    reading.hash.update(line)
    take(reading.shape.name, line)
    weight += line.length
    reading.after = String(values[0])
  }
  reading.rows += page.length
  reading.hasMore = page.length === reading.limit
  if (page.length > 0) reading.limit = Math.max(20, Math.min(largestPage, Math.floor((page.length * pageWeight) / weight)))
}

/**
 * Reads all rows of the tables, page by page through the rowid, the next pages of all tables with one call. `take` gets each line as it
 * comes. Answers what each table holds.
 */
export function readTables(database: BackupDatabase, shapes: TableShape[], take: (table: string, line: string) => void): TableSummary[] {
  const all: Reading[] = shapes.map((shape) => ({
    shape,
    after: undefined,
    limit: firstPage,
    rows: 0,
    hasMore: true,
    hash: createHash('sha256'),
  }))
  let open = all
  while (open.length > 0) {
    const pages = database.ask(open.map(pageQuery))
    for (const [index, reading] of open.entries()) takePage(reading, pages[index] ?? [], take)
    // Tables that are referred to are asked as long as others may still bring a row that names a new one of theirs.
    const isWaiting = open.some((reading) => isReferring(reading.shape) && reading.hasMore)
    open = open.filter((reading) => reading.hasMore || (isWaiting && !isReferring(reading.shape)))
  }
  return all.map(({ shape, rows, hash }) => ({ ...shape, rows, sha256: hash.digest('hex') }))
}
