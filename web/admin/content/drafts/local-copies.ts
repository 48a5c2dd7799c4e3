import { readStored, writeStored } from '../../../lib/persisted-store'

export interface StoredDraft<Content> {
  content: Content
  /** The version that the typing started from. */
  base: number
  /** UTC ISO instant. */
  keptAt: string
}

/** Returns false if the browser refuses. */
export function storeCopy(key: string, copy: StoredDraft<unknown>): boolean {
  return writeStored(key, copy)
}

export function deleteCopy(key: string): void {
  writeStored(key, undefined)
}

/** Returns the copies whose key starts with `prefix`. One an editor, so windows never clash. */
export function localCopies<Content>(prefix: string): (StoredDraft<Content> & { key: string })[] {
  return storedKeys(prefix).flatMap((key) => {
    const value = readStored(key)
    return isStoredDraft<Content>(value) ? [{ ...value, key }] : []
  })
}

function storedKeys(start: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(start))
  } catch (error) {
    console.debug('browser storage is not available', error)
    return []
  }
}

function isStoredDraft<Content>(value: unknown): value is StoredDraft<Content> {
  return (
    typeof value === 'object' &&
    value !== null &&
    'content' in value &&
    'keptAt' in value &&
    'base' in value
  )
}
