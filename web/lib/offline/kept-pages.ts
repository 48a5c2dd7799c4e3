import { useSyncExternalStore } from 'react'
import type { SavedItem } from '../saved-items'
import { readStored, writeStored } from '../storage'

/** A page that can be read without a connection. */
export interface KeptPage extends SavedItem {
  /** Its screen path. */
  path: string
  /** What it takes on the device, in bytes, without what all pages share. */
  bytes: number
  /** When its copy was made or renewed, and when it was last compared with the site, in ms. */
  updatedAt: number
  checkedAt: number
  /** The entry script that its documents start with: another one means another build. */
  build: string
}

const keptKey = 'kept'
const none: readonly KeptPage[] = []
const listeners = new Set<() => void>()
let pages: readonly KeptPage[] | undefined

/** Only {@link replaceKeptPages} writes below the key, so a list has its shape. */
function read(): readonly KeptPage[] {
  const stored = readStored(keptKey)
  return Array.isArray(stored) ? (stored as KeptPage[]) : none
}

/** The pages that this browser keeps, the newest first. */
export function keptPages(): readonly KeptPage[] {
  pages ??= read()
  return pages
}

function announce() {
  for (const listener of listeners) listener()
}

function onStorage({ key }: StorageEvent) {
  if (key !== null && key !== keptKey) return
  pages = read()
  announce()
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', onStorage)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) window.removeEventListener('storage', onStorage)
  }
}

/** The same for a component; empty on the server. Other tabs are followed. */
export function useKeptPages(): readonly KeptPage[] {
  return useSyncExternalStore(subscribe, keptPages, () => none)
}

/** Those whose pages can be kept; products have none of their own. */
export function keepable(items: readonly SavedItem[]): SavedItem[] {
  return items.filter(({ kind }) => kind !== 'product')
}

/** Puts the whole list in place. Answers whether the browser kept it. */
export function replaceKeptPages(next: readonly KeptPage[]): boolean {
  const done = writeStored(keptKey, next.length > 0 ? next : undefined)
  if (done) {
    pages = next
    announce()
  }
  return done
}
