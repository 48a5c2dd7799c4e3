import { Readable } from 'node:stream'
import type { BackupFooter } from '../../schema/backup/format'
import {
  type Cell,
  createSums,
  derivedTables,
  quoteName,
  readMigration,
  readRows,
  readTables,
  type Table,
} from '../../schema/backup/tables'
import { onlySlugs } from '../../schema/content/choices'
import { contentOf } from '../../schema/content/entry-file'
import { upgradeData } from '../../schema/content/kind-upgrades'
import type { Merchant } from '../../schema/content/shop'
import { holdReason } from '../../schema/mail-hold'
import { defaultMerchants } from '../../schema/seed/default-merchants'
import { productSearchTexts } from '../../schema/sql/product-statements'
import { readBackup, verifyBackup } from './backup'
import type { BackupDatabase } from './database'
import { migrationNames } from './migrations'

/** D1 takes statements of up to 100 KB; what a row's short cells add stays below the difference. */
const maxStatementBytes = 95_000
const maxRowBytes = 45_000

/**
 * What restoring writes beside the rows, into a table that is not compared: that mail is held, or
 * when `resume`, that the database is not one that Time Travel wound back.
 */
function afterwards(resume: boolean, madeAt: string): { table: string; sql: string } {
  const now = textLiteral(new Date().toISOString())
  return resume
    ? {
        table: 'heartbeats',
        sql: `insert or replace into heartbeats (name, succeeded_at) values ('clock', ${now})`,
      }
    : {
        table: 'operation_switches',
        sql: `insert or replace into operation_switches (name, reason, since) values ('mail-held', ${textLiteral(holdReason('restore', madeAt))}, ${now})`,
      }
}

const pieceOfText = /[\s\S]{1,8000}/gu

function textLiteral(text: string): string {
  return text.includes('\0')
    ? `cast(x'${Buffer.from(text).toString('hex')}' as text)`
    : `'${text.replaceAll("'", "''")}'`
}

/** A cell within SQL. Throws where it is not one, so that nothing of a file is run as SQL. */
function cellLiteral(cell: Cell): string {
  if (cell === null) return 'null'
  const body = cell.slice(1)
  if (cell.startsWith('t')) return textLiteral(body)
  if (cell.startsWith('i') && /^-?\d{1,19}$/.test(body))
    return body.length < 19 ? body : `cast('${body}' as integer)`
  if (cell.startsWith('r') && /^-?\d+(\.\d+)?(e[+-]?\d+)?$/i.test(body)) return body
  throw new Error(`not a value of a backup: ${cell.slice(0, 60)}`)
}

/** A row's values for an insert; long texts are appended by updates afterwards. */
function rowSql(
  { name, columns }: Table,
  rowid: string,
  cells: readonly Cell[],
): { values: string; updates: string[] } {
  const updates: string[] = []
  let bytes = 0
  const values = columns.map((column, index) => {
    const cell = cells[index] ?? null
    const literal = cellLiteral(cell)
    const own = Buffer.byteLength(literal)
    if (own < 1000 || bytes + own < maxRowBytes) {
      bytes += own
      return literal
    }
    for (const [piece] of cell?.slice(1).matchAll(pieceOfText) ?? [])
      updates.push(
        `update ${quoteName(name)} set ${quoteName(column)} = ${quoteName(column)} || ${textLiteral(piece)} where rowid = ${rowid}`,
      )
    return "''"
  })
  return { values: `(${[rowid, ...values].join(', ')})`, updates }
}

/** A stored list as the site reads it: none where it is broken. */
function listOf(text: string): string[] {
  try {
    const value: unknown = JSON.parse(text || '[]')
    return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : []
  } catch (error) {
    if (error instanceof SyntaxError) return []
    throw error
  }
}

/** Reads the text of each column of a row; empty for null and for an unknown column. */
function textsOf(table: Table | undefined, cells: readonly Cell[]): (column: string) => string {
  const cellOf = new Map(
    table?.columns.map((column, index) => [column, cells[index]?.slice(1) ?? '']),
  )
  return (column) => cellOf.get(column) ?? ''
}

/** The published merchants in a backup, else those of the seed. */
async function readMerchants(file: string, tables: readonly Table[]): Promise<readonly Merchant[]> {
  const entries = tables.find(({ name }) => name === 'entries')
  for await (const line of readBackup(file)) {
    if (!Array.isArray(line) || line[0] !== 'entries') continue
    const text = textsOf(entries, line.slice(2))
    if (text('kind') !== 'shop' || text('slug') !== onlySlugs.shop || !text('live')) continue
    const live = upgradeData('shop', JSON.parse(text('live')), Number(text('schema_version')))
    return contentOf('shop', live).merchants
  }
  return defaultMerchants
}

/**
 * What the search indexes hold of a row, as the site itself writes it; undefined for tables that
 * are not searched.
 */
function searchRow(
  table: Table,
  cells: readonly Cell[],
  merchants: readonly Merchant[],
): { table: Table; cells: Cell[] } | undefined {
  const text = textsOf(table, cells)
  if (table.name !== 'product_texts') return undefined
  const product = {
    title: text('title'),
    titleVi: text('title_vi'),
    description: text('description'),
    descriptionVi: text('description_vi'),
    tags: listOf(text('tags')),
    tagsVi: listOf(text('tags_vi')),
  }
  const merchant = merchants.find(({ id }) => id === text('merchant'))?.name ?? ''
  // An index without contents takes no updates; an import lets nothing in that is near this length.
  const texts = Object.entries(productSearchTexts(product, merchant)).map(([name, value]) => [
    name,
    value.slice(0, 3000),
  ])
  return indexRow('products_search', Object.fromEntries(texts))
}

function indexRow(name: string, texts: Record<string, string>): { table: Table; cells: Cell[] } {
  return {
    table: { name, columns: Object.keys(texts) },
    cells: Object.values(texts).map((text) => `t${text}`),
  }
}

/** How a search index is emptied: one without contents by its own command. */
const emptyIndex: Record<string, string> = {
  // No longer read since migration 0025.
  posts_search: 'delete from posts_search',
  products_search: "insert into products_search(products_search) values ('delete-all')",
  submissions_search: "insert into submissions_search(submissions_search) values ('delete-all')",
  // Of databases before migration 0011.
  leads_search: "insert into leads_search(leads_search) values ('delete-all')",
}

/** Rows that wait for their insert. */
interface Group {
  head: string
  rows: string[]
  bytes: number
}

/**
 * Collects rows of tables into inserts that are as long as may be; both functions return the
 * statements that are due.
 */
function collectInserts() {
  const waiting = new Map<string, Group>()
  const take = (name: string): string[] => {
    const group = waiting.get(name)
    waiting.delete(name)
    return group ? [group.head + group.rows.join(', ')] : []
  }
  const add = ({ name, columns }: Table, { values, updates }: ReturnType<typeof rowSql>) => {
    const bytes = Buffer.byteLength(values) + ', '.length
    const isFull = (waiting.get(name)?.bytes ?? 0) + bytes > maxStatementBytes
    const full = isFull ? take(name) : []
    const names = ['rowid', ...columns.map(quoteName)].join(', ')
    const head = `insert into ${quoteName(name)} (${names}) values `
    const group: Group = waiting.get(name) ?? { head, rows: [], bytes: Buffer.byteLength(head) }
    group.rows.push(values)
    group.bytes += bytes
    waiting.set(name, group)
    return updates.length > 0 ? [...full, ...take(name), ...updates] : full
  }
  return { add, rest: () => [...waiting.keys()].flatMap(take) }
}

/**
 * The statements that empty the tables and fill them and the search indexes anew. Rows keep their
 * rowid.
 */
async function* restoreStatements(
  file: string,
  { tables, sequences }: BackupFooter,
  existing: ReadonlySet<string>,
): AsyncGenerator<string> {
  for (const { name } of tables) yield `delete from ${quoteName(name)}`
  for (const name of derivedTables.filter((one) => existing.has(one)))
    yield `delete from ${quoteName(name)}`
  for (const [name, statement] of Object.entries(emptyIndex))
    if (existing.has(name)) yield statement
  const byName = new Map(tables.map((table) => [table.name, table]))
  const merchants = await readMerchants(file, tables)
  const inserts = collectInserts()
  for await (const line of readBackup(file)) {
    if (!Array.isArray(line)) continue
    const [name, rowid, ...cells] = line
    const table = byName.get(name)
    if (!table) throw new Error(`a row of an unknown table: ${name}`)
    yield* inserts.add(table, rowSql(table, rowid, cells))
    const entry = searchRow(table, cells, merchants)
    if (entry && existing.has(entry.table.name))
      yield* inserts.add(entry.table, rowSql(entry.table, rowid, entry.cells))
  }
  yield* inserts.rest()
  yield "delete from sqlite_sequence where name <> 'd1_migrations'"
  for (const [name, seq] of Object.entries(sequences))
    yield `insert into sqlite_sequence (name, seq) values (${textLiteral(name)}, ${seq})`
}

/**
 * Migrates the database to the backup's version, replaces its rows, reads everything back and
 * compares the checksums, then applies newer migrations. Throws on a damaged file, one of newer
 * code, a newer database, or one that holds rows, unless `replace`. Holds all mail, unless `resume`.
 */
export async function restoreBackup(
  database: BackupDatabase,
  file: string,
  { replace, resume = false }: { replace: boolean; resume?: boolean },
): Promise<BackupFooter> {
  const footer = await verifyBackup(file)
  const names = migrationNames()
  if (!names.includes(footer.migration))
    throw new Error(`the backup is of newer code (${footer.migration})`)
  const current = await readMigration(database)
  if (current && current > footer.migration)
    throw new Error(
      `the database (${current}) is newer than the backup (${footer.migration}): restore into a new one`,
    )
  const before = current ? await readTables(database) : []
  const counts =
    before.length === 0
      ? []
      : await database.ask(before.map(({ name }) => `select 1 from ${quoteName(name)} limit 1`))
  if (!replace && counts.some((rows) => rows.length > 0))
    throw new Error('the database is not empty; --replace empties it first')
  if (current !== footer.migration) await database.migrate(footer.migration)
  const tables = await readTables(database)
  const form = (list: Table[]) =>
    JSON.stringify(list.map(({ name, columns }) => [name, ...columns]))
  if (form(tables) !== form(footer.tables))
    throw new Error('the tables of the database are not those of the backup')
  const [found = []] = await database.ask(["select name from sqlite_master where type = 'table'"])
  const existing = new Set(found.map(({ name }) => String(name)))
  const last = afterwards(resume, footer.madeAt)
  await database.run(
    (async function* () {
      yield* restoreStatements(file, footer, existing)
      if (existing.has(last.table)) yield last.sql
    })(),
  )
  const sums = createSums(tables.map(({ name }) => name))
  for await (const line of readRows(database, tables)) sums.add(line)
  const restored = sums.digest()
  const wrong = footer.tables
    .filter(({ name, sha256 }) => name !== last.table && restored.get(name)?.sha256 !== sha256)
    .map(({ name }) => name)
  if (wrong.length > 0)
    throw new Error(
      `restored, but not the same as in the backup: ${wrong.join(', ')}; restore again with --replace`,
    )
  const newest = names.at(-1) ?? ''
  if (footer.migration !== newest) await database.migrate(newest)
  // Before that the new code finds no table of switches, and sends nothing.
  if (!existing.has(last.table)) await database.run(Readable.from([last.sql]))
  return footer
}
