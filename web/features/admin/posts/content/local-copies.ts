import { readStored, writeStored } from '../../../../lib/storage'
import type { KeptDraft } from './draft-choice'

const prefix = (postId: string) => `post-copy:${postId}:`

export interface LocalCopy extends KeptDraft {
  key: string
}

/**
 * Keeps what is typed in this browser, at once; answers whether the browser did. Each opening of the editor owns a copy, so that two windows
 * that write the same article do not overwrite one another.
 */
export function keepCopy(postId: string, owner: string, copy: KeptDraft): boolean {
  return writeStored(prefix(postId) + owner, copy)
}

/** Keeps what was given up for somebody else's version, until it is taken up again or discarded. */
export function setAside(postId: string, copy: KeptDraft): boolean {
  return writeStored(`${prefix(postId)}aside-${crypto.randomUUID()}`, copy)
}

/** Forgets what an opening of the editor kept. */
export function forgetCopy(postId: string, owner: string): void {
  writeStored(prefix(postId) + owner, undefined)
}

/** Forgets a copy by its key. */
export function dropCopy(key: string): void {
  writeStored(key, undefined)
}

/** What windows of this browser kept of an article. */
export function localCopies(postId: string): LocalCopy[] {
  return storedKeys(prefix(postId)).flatMap((key) => {
    const value = readStored(key)
    return isKeptDraft(value) ? [{ ...value, key }] : []
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
function isKeptDraft(value: unknown): value is KeptDraft {
  return typeof value === 'object' && value !== null && 'content' in value && 'keptAt' in value && 'baseUpdatedAt' in value
}
