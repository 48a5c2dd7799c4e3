import { isRecord } from '../../../../schema/content/in-one-language'
export type Json = Record<string, unknown>
export type Path = readonly (string | number)[]

/** Whether a key is the index of a list item, in a path that may have been a text. */
export const isIndex = (key: string | number) => /^\d+$/.test(String(key))

function changedAt(value: unknown, [key, ...rest]: Path, next: unknown): unknown {
  if (key === undefined) return next
  if (Array.isArray(value))
    return value.map((item, index) => (index === Number(key) ? changedAt(item, rest, next) : item))
  const record = isRecord(value) ? value : {}
  return { ...record, [key]: changedAt(record[key], rest, next) }
}

/** Returns the data with another value at a path; unaffected branches stay the same objects. */
export function withValueAt(data: Json, path: Path, next: unknown): Json {
  return { ...data, ...(changedAt(data, path, next) as Json) }
}

export const controlId = (path: Path) => `entry-${path.join('-')}`
