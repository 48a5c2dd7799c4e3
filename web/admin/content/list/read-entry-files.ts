import { factsFirst } from '../../../../schema/content/facts'

/** A file that is not JSON, by its name. */
export class NotJson extends Error {}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

async function readFile(file: File): Promise<unknown[]> {
  const text = await file.text()
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    throw new NotJson(file.name, { cause: error })
  }
  if (Array.isArray(value)) return value
  return isRecord(value) && Array.isArray(value.files) ? value.files : [value]
}

/**
 * The entries in JSON files, one each or an export with many, in the order to import them. Throws
 * {@link NotJson}.
 */
export async function readEntryFiles(files: readonly File[]): Promise<unknown[]> {
  return factsFirst((await Promise.all(files.map(readFile))).flat())
}

/** The items in groups of at most `size`. */
export function inBatches<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  )
}
