import { stringify } from 'csv-stringify/browser/esm/sync'
import { safeCell } from './safe-cells'

/** CSV lines (RFC 4180), all cells quoted so that splitting at semicolons finds no formula. */
export function csvLines(rows: readonly (readonly string[])[]): string {
  const safe = rows.map((row) => row.map(safeCell))
  return stringify(safe, { quoted: true, quoted_empty: true, record_delimiter: 'windows' })
}
