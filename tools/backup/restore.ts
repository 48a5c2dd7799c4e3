import { onlySlugs } from '../../schema/content/choices'
import { contentOf } from '../../schema/content/entry-file'
import { upgradeData } from '../../schema/content/kind-upgrades'
import type { Merchant } from '../../schema/content/shop'
import { defaultMerchants } from '../../schema/seed/default-merchants'
import { productSearchTexts } from '../../schema/sql/product-statements'
import { type BackupFooter, readBackup, verifyBackup } from './backup'
import { migrationNames } from './migrations'
import {
  type BackupDatabase,
  type Cell,
  createSums,
  derivedTables,
  quoteName,
  readMigration,
  readRows,
  readTables,
  type Table,
} from './tables'

/** D1 takes statements of up to 100 KB. */
const maxStatementBytes = 45_000
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
    if (own < 1000 || bytes + own < maxStatementBytes) {
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
  let group: { table: Table; rows: string[]; bytes: number } | undefined
  const insert = (table: Table, rows: string[]) =>
    `insert into ${quoteName(table.name)} (${['rowid', ...table.columns.map(quoteName)].join(', ')}) values ${rows.join(', ')}`
  for await (const line of readBackup(file)) {
    if (!Array.isArray(line)) continue
    const [name, rowid, ...cells] = line
    const table = byName.get(name)
    if (!table) throw new Error(`a row of an unknown table: ${name}`)
    const { values, updates } = rowSql(table, rowid, cells)
    const bytes = Buffer.byteLength(values)
    if (group && (group.table !== table || group.bytes + bytes > maxStatementBytes)) {
      yield insert(group.table, group.rows)
      group = undefined
    }
    group ??= { table, rows: [], bytes: 0 }
    group.rows.push(values)
    group.bytes += bytes
    const entry = searchRow(table, cells, merchants)
    if (updates.length === 0 && !entry) continue
    yield insert(table, group.rows)
    group = undefined
    yield* updates
    if (!entry || !existing.has(entry.table.name)) continue
    const indexed = rowSql(entry.table, rowid, entry.cells)
    yield insert(entry.table, [indexed.values])
    yield* indexed.updates
  }
  if (group) yield insert(group.table, group.rows)
  yield "delete from sqlite_sequence where name <> 'd1_migrations'"
  for (const [name, seq] of Object.entries(sequences))
    yield `insert into sqlite_sequence (name, seq) values (${textLiteral(name)}, ${seq})`
}

/**
 * Migrates the database to the backup's version, replaces its rows, reads everything back and
 * compares the checksums, then applies newer migrations. Throws on a damaged file, one of newer
 * code, a newer database, or one that holds rows, unless `replace`.
 */
export async function restoreBackup(
  database: BackupDatabase,
  file: string,
  { replace }: { replace: boolean },
): Promise<BackupFooter> {
  const footer = await verifyBackup(file)
  const names = migrationNames()
  if (!names.includes(footer.migration))
    throw new Error(`the backup is of newer code (${footer.migration})`)
  const current = readMigration(database)
  if (current && current > footer.migration)
    throw new Error(
      `the database (${current}) is newer than the backup (${footer.migration}): restore into a new one`,
    )
  const before = current ? readTables(database) : []
  const counts =
    before.length === 0
      ? []
      : database.ask(before.map(({ name }) => `select 1 from ${quoteName(name)} limit 1`))
  if (!replace && counts.some((rows) => rows.length > 0))
    throw new Error('the database is not empty; --replace empties it first')
  if (current !== footer.migration) await database.migrate(footer.migration)
  const tables = readTables(database)
  const form = (list: Table[]) =>
    JSON.stringify(list.map(({ name, columns }) => [name, ...columns]))
  if (form(tables) !== form(footer.tables))
    throw new Error('the tables of the database are not those of the backup')
  const [found = []] = database.ask(["select name from sqlite_master where type = 'table'"])
  await database.run(
    restoreStatements(file, footer, new Set(found.map(({ name }) => String(name)))),
  )
  const sums = createSums(tables.map(({ name }) => name))
  for (const line of readRows(database, tables)) sums.add(line)
  const restored = sums.digest()
  const wrong = footer.tables
    .filter(({ name, sha256 }) => restored.get(name)?.sha256 !== sha256)
    .map(({ name }) => name)
  if (wrong.length > 0)
    throw new Error(`restored, but not the same as in the backup: ${wrong.join(', ')}`)
  const newest = names.at(-1) ?? ''
  if (footer.migration !== newest) await database.migrate(newest)
  return footer
}
