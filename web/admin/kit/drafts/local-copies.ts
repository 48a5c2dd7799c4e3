import { readStored, writeStored } from '../../../lib/storage'

export interface StoredDraft<Content, Base> {
  content: Content
  /** The version that the typing started from. */
  base: Base
  /** UTC ISO instant. */
  keptAt: string
}

export type LocalCopy<Content, Base> = StoredDraft<Content, Base> & { key: string }

/** Returns false if the browser refuses. */
export function storeCopy(key: string, copy: StoredDraft<unknown, unknown>): boolean {
  return writeStored(key, copy)
}

export function deleteCopy(key: string): void {
  writeStored(key, undefined)
}

/**
 * Returns the copies whose key starts with `prefix`. Each editor owns one key, so that windows do
 * not overwrite one another.
 */
export function localCopies<Content, Base>(prefix: string): LocalCopy<Content, Base>[] {
  return storedKeys(prefix).flatMap((key) => {
    const value = readStored(key)
    return isStoredDraft<Content, Base>(value) ? [{ ...value, key }] : []
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

function isStoredDraft<Content, Base>(value: unknown): value is StoredDraft<Content, Base> {
  return (
    typeof value === 'object' &&
    value !== null &&
    'content' in value &&
    'keptAt' in value &&
    'base' in value
  )
}
