import type { DatabaseSync, SQLInputValue } from 'node:sqlite'
import { derivedTables, quoteName } from '../../schema/backup/tables'

/** What people and attackers write, and what databases stumble over. */
export const hostileTexts = [
  "Bún chả ở Đà Nẵng — 'ngon'; DROP TABLE posts;--",
  'line\nbreak\r\n\ttab "quotes" \\ back',
  '\u0000 within \u2028 separators \u2029',
  '<script>alert(1)</script>{{x}}%s',
  '',
  '👩🏽‍🌾🥭'.repeat(2_500),
  "'".repeat(20_000),
]

interface Column {
  name: string
  type: string
  notnull: number
}

/**
 * A value of the column's type; those of `row` 0 are null where that may be. Texts differ by table
 * and row, as they may have to be unique.
 */
function valueFor({ name, type, notnull }: Column, row: number, place: number): SQLInputValue {
  if (row === 0 && !notnull) return null
  const kind = type.toUpperCase()
  if (kind === 'INTEGER')
    return (
      [
        0n,
        -1n,
        9_007_199_254_740_993n,
        9_223_372_036_854_775_807n,
        -9_223_372_036_854_775_808n,
        7n,
        42n,
      ][row % 7] ?? 0n
    )
  if (kind === 'REAL') return [0.1, -1e300, 5, 1 / 3, 4.9e-324, 1e21, 0][row % 7] ?? 0
  if (kind === 'BLOB') return Uint8Array.from({ length: row * 3_001 }, (_, index) => index & 255)
  // Long texts in every fourth column: enough for each of the larger tables.
  const texts = place % 4 === 0 ? hostileTexts : hostileTexts.slice(0, -2)
  return `${texts[(row + place) % texts.length]}${name} ${row}`
}

/** The names of the tables of a database that hold what is not derived from others. */
export function tableNames(sqlite: DatabaseSync): string[] {
  const rows = sqlite
    .prepare(
      "select name from pragma_table_list where schema = 'main' and type = 'table' and name not like 'sqlite\\_%' escape '\\' and name not like '\\_cf\\_%' escape '\\' and name <> 'd1_migrations' order by name",
    )
    .all()
  return rows.map(({ name }) => String(name)).filter((name) => !derivedTables.includes(name))
}

/** Puts rows into every table, each column filled; integer keys get gaps. */
export function fillTables(sqlite: DatabaseSync, rows = hostileTexts.length): void {
  for (const table of tableNames(sqlite)) {
    const columns = sqlite
      .prepare(
        'select name, type, "notnull", pk from pragma_table_xinfo(?) where hidden = 0 order by cid',
      )
      .all(table)
    const insert = sqlite.prepare(
      `insert into ${quoteName(table)} (${columns.map(({ name }) => quoteName(String(name))).join(', ')}) values (${columns.map(() => '?').join(', ')})`,
    )
    for (let row = 0; row < rows; row += 1) {
      const values = columns.map(({ name, type, notnull, pk }, place) =>
        pk === 1 && type === 'INTEGER'
          ? BigInt(row * 1000 + 500_001)
          : valueFor(
              { name: `${table} ${name}`, type: String(type), notnull: Number(notnull) },
              row,
              place,
            ),
      )
      insert.run(...values)
    }
  }
}

/** All rows of a table as SQLite writes them; text with its bytes, as `quote` ends at a zero. */
export function dumpTable(sqlite: DatabaseSync, table: string): unknown[] {
  const columns = sqlite.prepare('select name from pragma_table_xinfo(?)').all(table)
  const values = columns
    .map(({ name }) => `typeof("${name}") || quote("${name}") || hex("${name}")`)
    .join(` || ',' || `)
  return sqlite
    .prepare(`select rowid || ':' || ${values} as row from "${table}" order by rowid`)
    .all()
}
