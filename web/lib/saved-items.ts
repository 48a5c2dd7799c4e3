import { useSyncExternalStore } from 'react'
import { readStored, writeStored } from './storage'

export const savedKinds = ['destination', 'guide', 'article', 'deal', 'product'] as const
export type SavedKind = (typeof savedKinds)[number]

/** What is kept of a saved thing: enough to list it without reading it again. */
export interface SavedItem {
  kind: SavedKind
  slug: string
  titleVi: string
  titleEn: string
  picture: string | null
}

const storageKey = 'saved'
const none: readonly SavedItem[] = []
const listeners = new Set<() => void>()
let items: readonly SavedItem[] | undefined

function isSavedItem(value: unknown): value is SavedItem {
  if (typeof value !== 'object' || value === null) return false
  const { kind, slug, titleVi, titleEn, picture } = value as Record<string, unknown>
  const texts = [slug, titleVi, titleEn].every((text) => typeof text === 'string')
  return texts && savedKinds.some((known) => known === kind) && (picture === null || typeof picture === 'string')
}

function read(): readonly SavedItem[] {
  const stored = readStored(storageKey)
  return Array.isArray(stored) ? stored.filter(isSavedItem) : none
}

function currentItems(): readonly SavedItem[] {
  items ??= read()
  return items
}

function announce() {
  for (const listener of listeners) listener()
}

function onStorage({ key }: StorageEvent) {
  if (key !== null && key !== storageKey) return
  items = read()
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

/** What the visitor saved in this browser, the newest first; empty on the server. Other tabs are followed. */
export function useSavedItems(): readonly SavedItem[] {
  return useSyncExternalStore(subscribe, currentItems, () => none)
}

/** Puts the whole list in place. Answers whether the browser kept it. */
export function replaceSavedItems(next: readonly SavedItem[]): boolean {
  items = next
  announce()
  return writeStored(storageKey, next)
}

export function sameItem(a: Pick<SavedItem, 'kind' | 'slug'>, b: Pick<SavedItem, 'kind' | 'slug'>): boolean {
  return a.kind === b.kind && a.slug === b.slug
}

/** Saves a thing, or takes it off the list. Answers the list of before, for Undo. */
export function toggleSavedItem(item: SavedItem): readonly SavedItem[] {
  const before = currentItems()
  const without = before.filter((other) => !sameItem(other, item))
  replaceSavedItems(without.length === before.length ? [item, ...before] : without)
  return before
}
