import { readStored, writeStored } from '../../../../lib/storage'
import type { KeptDraft } from './draft-choice'

const prefix = (postId: string) => `post-copy:${postId}:`

/** Each window keeps its own copy, so that two that write the same article do not overwrite one another. */
const windowId = crypto.randomUUID()

export interface LocalCopy extends KeptDraft {
  key: string
}

/** Keeps what is typed in this browser, at once; answers whether the browser did. */
export function keepCopy(postId: string, copy: KeptDraft): boolean {
  return writeStored(prefix(postId) + windowId, copy)
}

/** Keeps what was given up for somebody else's version, until it is taken up again or discarded. */
export function setAside(postId: string, copy: KeptDraft): boolean {
  return writeStored(`${prefix(postId)}aside-${crypto.randomUUID()}`, copy)
}

/** Forgets the copy of this window. */
export function forgetCopy(postId: string): void {
  writeStored(prefix(postId) + windowId, undefined)
}

export function forgetCopies(copies: readonly LocalCopy[]): void {
  for (const { key } of copies) writeStored(key, undefined)
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
