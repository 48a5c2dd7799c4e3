import type { AuditEntryDetail } from '../../../../schema/api/admin-audit'

export interface FieldChange {
  name: string
  /** As a person reads it; empty where there was nothing. */
  before: string
  after: string
}

/** A value of the log as text: texts as they are, lists one item a line, anything else as JSON. */
function readable(value: unknown): string {
  if (value === undefined || value === null) return ''
  if (typeof value === 'string') return value
  if (Array.isArray(value) && value.every((item) => typeof item === 'string')) return value.join('\n')
  return JSON.stringify(value, undefined, 2)
}

/** The fields in which an entry's before and after differ, in the order in which they were written down. */
export function changesOf({ before, after }: Pick<AuditEntryDetail, 'before' | 'after'>): FieldChange[] {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  return names
    .map((name) => ({ name, before: readable(before?.[name]), after: readable(after?.[name]) }))
    .filter((change) => change.before !== change.after)
}
