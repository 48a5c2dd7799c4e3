import type { ProductImportRow } from '../../../schema/api/product-import'
import { productFlags, textNames } from './product-values'

/** A row of an import file; `value` is not checked yet. */
export interface FileRow {
  /** Its line in the file, or its index in a JSON array, from 1. */
  position: number
  value?: unknown
  /** Why the row cannot be read: a CSV error, or in words. */
  error?: string
}

export type PositionKind = 'line' | 'item'

export interface FileRows {
  rows: FileRow[]
  positionKind: PositionKind
}

/** A row that is left out: its refused fields, or why it cannot be read. */
export interface BadRow {
  position: number
  fields: string[]
  error?: string
}

/** The limits of a request: rows, and characters of JSON. */
const maxRows = 500
const maxCharacters = 600_000

/** Splits rows into requests, in order. */
export function splitBatches(rows: readonly FileRow[]): FileRow[][] {
  const batches: FileRow[][] = []
  let batch: FileRow[] = []
  let characters = 0
  for (const row of rows) {
    const size = JSON.stringify(row.value)?.length ?? 0
    if (batch.length > 0 && (batch.length === maxRows || characters + size > maxCharacters)) {
      batches.push(batch)
      batch = []
      characters = 0
    }
    batch.push(row)
    characters += size
  }
  return batch.length > 0 ? [...batches, batch] : batches
}

export function externalIdOf(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null || !('externalId' in value)) return undefined
  return typeof value.externalId === 'string' ? value.externalId.trim() : undefined
}

const columns: readonly string[] = [
  'externalId',
  ...textNames,
  ...productFlags,
] satisfies (keyof ProductImportRow)[]

export function isProductColumn(name: string): name is keyof ProductImportRow {
  return columns.includes(name)
}
