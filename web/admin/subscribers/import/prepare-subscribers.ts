import { importSubscribersInput } from '../../../../schema/api/admin-subscribers'
import { isoDay, vietnamDay } from '../../../../schema/time'
import type { FileRow } from '../../kit/import/read-rows'
import { type Column, columnNames, columns } from './columns'

const { element: rowSchema } = importSubscribersInput.shape.rows

function rowOf(value: unknown): Record<Column, string> {
  const cells: Record<string, unknown> = Object(value)
  const cell = (column: Column) => String(cells[columnNames[column]] ?? '').trim()
  return {
    email: cell('email').toLowerCase(),
    language: cell('language').toLowerCase(),
    consentAt: isoDay(cell('consentAt')),
    consentSource: cell('consentSource'),
  }
}

function wrongFields(row: Record<Column, string>, now: Date): Column[] {
  const issues = rowSchema.safeParse(row).error?.issues ?? []
  // A day is the Vietnam day, as the API reads it.
  const isLater =
    row.consentAt.length === 10
      ? row.consentAt > vietnamDay(now)
      : Date.parse(row.consentAt) > now.getTime()
  return columns.filter(
    (column) =>
      issues.some(({ path }) => path[0] === column) || (column === 'consentAt' && isLater),
  )
}

/** Checks rows by the API's own rules; of several good rows of one address the first counts. */
export function prepareSubscribers(rows: readonly FileRow[], now: Date): FileRow[] {
  const seen = new Set<string>()
  return rows.map((row) => {
    if (row.error !== undefined) return row
    const value = rowOf(row.value)
    if (seen.has(value.email)) return { ...row, error: 'repeated' }
    const fields = wrongFields(value, now)
    if (fields.length > 0) return { ...row, fields }
    seen.add(value.email)
    return { ...row, value }
  })
}
