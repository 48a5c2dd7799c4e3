import { readStored, writeStored } from '../../../lib/persisted-store'

/** Unsaved typing, stored on the server or in this browser. */
export interface StoredDraft<Content, Base> {
  content: Content
  /** The state of what is stored that the typing started from, such as its version. */
  base: Base
  /** UTC ISO instant. */
  keptAt: string
}

/** One of this browser. */
export type LocalCopy<Content, Base> = StoredDraft<Content, Base> & { key: string }

/** Stores what is typed in this browser. Returns false if the browser refuses. */
export function storeCopy(key: string, copy: StoredDraft<unknown, unknown>): boolean {
  return writeStored(key, copy)
}

export function deleteCopy(key: string): void {
  writeStored(key, undefined)
}

/**
 * The copies of one thing in this browser; `prefix` such as `post-copy:{id}:`. Each editor owns
 * one, so that two windows do not overwrite one another.
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

/** Only the editors write these keys, so what has these fields is one of their copies. */
function isStoredDraft<Content, Base>(value: unknown): value is StoredDraft<Content, Base> {
  return (
    typeof value === 'object' &&
    value !== null &&
    'content' in value &&
    'keptAt' in value &&
    'base' in value
  )
}
