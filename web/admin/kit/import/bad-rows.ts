import { csvLines } from '../../../../schema/csv'
import type { FileRow } from './read-rows'

/** Rows that were left out as a file to mend, each with its reason. */
export function badRowsCsv(bad: readonly FileRow[], reasonOf: (row: FileRow) => string): string {
  const cellsOf = ({ value }: FileRow): Record<string, unknown> => Object(value)
  const headers = [...new Set(bad.flatMap((row) => Object.keys(cellsOf(row))))]
  const lines = bad.map((row) => [
    ...headers.map((header) => String(cellsOf(row)[header] ?? '')),
    `${row.position}: ${reasonOf(row)}`,
  ])
  return `\uFEFF${csvLines([[...headers, 'error'], ...lines])}`
}
