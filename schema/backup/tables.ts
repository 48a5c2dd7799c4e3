import { createHash } from 'node:crypto'

/** A database as backups read it: through wrangler, in the Worker, or one of a test. */
export interface BackupSource {
  /** Rows of each query, read in one transaction. */
  ask: (queries: string[]) => Promise<Record<string, unknown>[][]>
}

export interface Table {
  name: string
  columns: string[]
}

/** A value with its storage class, exact: `tText`, `i42`, `r0.1`; or null. */
export type Cell = string | null

/** A row of a backup: table, rowid, a cell for each column. */
export type Line = [table: string, rowid: string, ...cells: Cell[]]

/**
 * Tables that triggers fill, some of them only before the migrations 0010 and 0011: they come back
 * with the restored rows.
 */
export const derivedTables: readonly string[] = [
  'lead_places',
  'post_months',
  'product_counts',
  'sitemap_files',
  'subscription_days',
]

/**
 * Tables that name rows of others are read first, so that on a site at work the named row is in the
 * backup.
 */
const referring =
  /^(outbox|lead_(notes|messages)|(post|entry)_(drafts|redirects|revisions|tags)|entry_(comments|mentions|reviews|presence)|entry_counts|entry_views|newsletter_tokens|admin_sessions|product_texts|link_checks|media_uses|letter_(sendings|runs|links))$/

export function quoteName(identifier: string): string {
  return `"${identifier.replaceAll('"', '""')}"`
}

/**
 * All tables but SQLite's, D1's, derived ones and search indexes; generated columns are left out.
 */
export async function readTables(source: BackupSource): Promise<Table[]> {
  const [rows = []] = await source.ask([
    `select list.name as name, info.name as column from pragma_table_list list join pragma_table_xinfo(list.name) info
    where list.schema = 'main' and list.type = 'table' and info.hidden = 0
      and list.name not like 'sqlite\\_%' escape '\\' and list.name not like '\\_cf\\_%' escape '\\' and list.name <> 'd1_migrations'
    order by list.name, info.cid`,
  ])
  const tables = Map.groupBy(rows, ({ name }) => String(name))
  return [...tables]
    .filter(([name]) => !derivedTables.includes(name))
    .map(([name, columns]) => ({ name, columns: columns.map(({ column }) => String(column)) }))
}

/** Numbers are written by SQLite itself, so that none loses digits on its way through JSON. */
function cellSql(column: string): string {
  const name = quoteName(column)
  return `case typeof(${name}) when 'text' then 't' || ${name} when 'integer' then 'i' || ${name} when 'real' then 'r' || quote(${name}) end as ${name}`
}

/** How far a table was read. */
export interface Cursor extends Table {
  /** The last rowid; empty before the first page. */
  after: string
  /** Rows of the next page. */
  limit: number
  hasMore: boolean
}

/** In the order in which they are read. */
export function startReading(tables: readonly Table[]): Cursor[] {
  const start = { after: '', limit: 200, hasMore: true }
  return tables
    .map((table) => ({ ...table, ...start }))
    .sort((one, other) => Number(referring.test(other.name)) - Number(referring.test(one.name)))
}

/**
 * The next page of up to `atOnce` tables, of about so many characters each; moves their cursors.
 * None is read while one that names its rows has more.
 */
export async function readPage(
  source: BackupSource,
  cursors: readonly Cursor[],
  { atOnce, characters }: { atOnce: number; characters: number },
): Promise<Line[]> {
  const left = cursors.filter(({ hasMore }) => hasMore)
  const isFirst = referring.test(left[0]?.name ?? '')
  const open = left.filter(({ name }) => referring.test(name) === isFirst).slice(0, atOnce)
  const pages = await source.ask(
    open.map(({ name, columns, after, limit }) => {
      const where = after === '' ? '' : `where rowid > ${after}`
      return `select cast(rowid as text) as "#", ${columns.map(cellSql).join(', ')} from ${quoteName(name)} ${where} order by rowid limit ${limit}`
    }),
  )
  return open.flatMap((table, index) => {
    const page = pages[index] ?? []
    let weight = 1
    const lines = page.map((row): Line => {
      const [rowid = '', ...cells] = Object.values(row) as [string, ...Cell[]]
      weight += cells.reduce((sum, cell) => sum + (cell?.length ?? 0), 0)
      table.after = rowid
      return [table.name, rowid, ...cells]
    })
    table.hasMore = page.length === table.limit
    table.limit = Math.max(20, Math.min(10_000, Math.floor((page.length * characters) / weight)))
    return lines
  })
}

export const hasRowsLeft = (cursors: readonly Cursor[]) => cursors.some(({ hasMore }) => hasMore)

/** All rows, the next pages of all tables with one call. */
export async function* readRows(
  source: BackupSource,
  tables: readonly Table[],
): AsyncGenerator<Line> {
  const cursors = startReading(tables)
  while (hasRowsLeft(cursors))
    yield* await readPage(source, cursors, { atOnce: Number.POSITIVE_INFINITY, characters: 2e6 })
}

export interface TableSum {
  rows: number
  sha256: string
}

/** Counts and hashes lines by their table. */
export function createSums(names: readonly string[]) {
  const sums = new Map(names.map((name) => [name, { rows: 0, hash: createHash('sha256') }]))
  return {
    add: (line: Line) => {
      const sum = sums.get(line[0])
      if (!sum) throw new Error(`a row of an unknown table: ${line[0]}`)
      sum.rows += 1
      sum.hash.update(`${JSON.stringify(line)}\n`)
    },
    digest: (): Map<string, TableSum> =>
      new Map(
        [...sums].map(([name, { rows, hash }]) => [name, { rows, sha256: hash.digest('hex') }]),
      ),
  }
}

/** The last applied migration; undefined on a new database. */
export async function readMigration(source: BackupSource): Promise<string | undefined> {
  const [[known] = []] = await source.ask([
    "select count(*) as known from sqlite_master where name = 'd1_migrations'",
  ])
  if (!known?.known) return undefined
  const [[last] = []] = await source.ask([
    'select name from d1_migrations order by id desc limit 1',
  ])
  return last && String(last.name)
}
