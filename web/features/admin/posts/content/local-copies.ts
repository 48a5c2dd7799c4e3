import { readStored, writeStored } from '../../../../lib/storage'
import type { StoredDraft } from './draft-choice'

const prefix = (postId: string) => `post-copy:${postId}:`

interface LocalCopy extends StoredDraft {
  key: string
}

/** Each editor owns a copy, so that two windows with the same article do not overwrite one another. */
export const copyKey = (postId: string, owner: string) => prefix(postId) + owner

/** Stores what is typed in this browser. Returns false if the browser refuses. */
export function storeCopy(key: string, copy: StoredDraft): boolean {
  return writeStored(key, copy)
}

export function deleteCopy(key: string): void {
  writeStored(key, undefined)
}

/** Returns the copies of an article in this browser. */
export function localCopies(postId: string): LocalCopy[] {
  return storedKeys(prefix(postId)).flatMap((key) => {
    const value = readStored(key)
    return isStoredDraft(value) ? [{ ...value, key }] : []
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

/** Only this file writes these keys, so the content of one that has these dates has the article's fields. */
function isStoredDraft(value: unknown): value is StoredDraft {
  return typeof value === 'object' && value !== null && 'content' in value && 'keptAt' in value && 'baseUpdatedAt' in value
}
