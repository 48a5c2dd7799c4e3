interface Kinds {
  string: string
  'string?': string | null
  number: number
  'number?': number | null
  /** A list of texts, stored as JSON. */
  texts: string[]
}

type Shape = Record<string, keyof Kinds>
type Row<Of extends Shape> = { [Name in keyof Of]: Kinds[Of[Name]] }

export type RowOf<Read extends (stored: Record<string, unknown>) => unknown> = ReturnType<Read>

const isTexts = (value: unknown): value is string[] => Array.isArray(value) && value.every((item) => typeof item === 'string')

function checked(kind: keyof Kinds, value: unknown): unknown {
  if (kind === 'texts' && typeof value === 'string') {
    const list: unknown = JSON.parse(value)
    if (isTexts(list)) return list
  } else if (kind.startsWith(typeof value) || (value === null && kind.endsWith('?'))) return value
  throw new TypeError(`${value === null ? 'null' : typeof value} where the statement should answer ${kind}`)
}

/**
 * What reads a row of hand-written SQL into its shape: zod takes longer for a page of products than all the rest of the answer. It throws a
 * TypeError where a value is of another kind.
 */
export function rowShape<const Of extends Shape>(shape: Of): (stored: Record<string, unknown>) => Row<Of> {
  const fields = Object.entries(shape)
  return (stored) => {
    const row: Record<string, unknown> = {}
    for (const [name, kind] of fields) row[name] = checked(kind, stored[name])
    return asRow(row)
  }
}

/** Each value has just been looked at. */
function asRow<Of extends Shape>(row: Record<string, unknown>): Row<Of> {
  return row as Row<Of>
}
