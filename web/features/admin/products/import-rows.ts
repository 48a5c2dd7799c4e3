import type { ProductImportRow } from '../../../../schema/api/product-import'

/** A row of an import file; `value` is not checked yet. */
export interface FileRow {
  /** Its line in the file, or its place in a JSON array, from 1. */
  position: number
  value?: unknown
  /** Why the row itself cannot be read: one of the faults of a table, or in words. */
  fault?: string
}

/** Whether a file's rows are told by their line or by their place in an array. */
export type PositionKind = 'line' | 'item'

export interface FileRows {
  rows: FileRow[]
  positionKind: PositionKind
}

/** A row that is left out, and why: the fields that were refused, or what makes the row unreadable. */
export interface BadRow {
  position: number
  fields: string[]
  fault?: string
}

/** How many rows travel at once (the API takes no more), and how many characters of JSON, so that long texts stay below its limit. */
export const mostRows = 500
const mostCharacters = 600_000

/** Cuts rows into batches that the API takes, in order. */
export function splitBatches(rows: readonly FileRow[]): FileRow[][] {
  const batches: FileRow[][] = []
  let batch: FileRow[] = []
  let characters = 0
  for (const row of rows) {
    const size = JSON.stringify(row.value)?.length ?? 0
    if (batch.length > 0 && (batch.length === mostRows || characters + size > mostCharacters)) {
      batches.push(batch)
      batch = []
      characters = 0
    }
    batch.push(row)
    characters += size
  }
  return batch.length > 0 ? [...batches, batch] : batches
}

/** What a row would be filed under; undefined where it has no id that could be one. */
export function externalIdOf(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null || !('externalId' in value)) return undefined
  return typeof value.externalId === 'string' ? value.externalId.trim() : undefined
}

type Column = keyof ProductImportRow
/** Every column of an import; a record, so that a new one without an entry here does not compile. */
const columns: Record<Column, true> = {
  externalId: true,
  merchant: true,
  category: true,
  title: true,
  titleVi: true,
  description: true,
  descriptionVi: true,
  price: true,
  country: true,
  rating: true,
  reviewCount: true,
  tags: true,
  tagsVi: true,
  isHot: true,
  isNew: true,
  isBestSeller: true,
  discountPercent: true,
  viralScore: true,
  inStock: true,
  imageUrl: true,
  destinationUrl: true,
  affiliateUrl: true,
}

export function isProductColumn(name: string): name is Column {
  return Object.hasOwn(columns, name)
}
