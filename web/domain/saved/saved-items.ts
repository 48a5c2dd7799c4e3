import { persistedStore } from '../../lib/persisted-store'

export const savedKinds = ['destination', 'guide', 'article', 'deal', 'product'] as const
export type SavedKind = (typeof savedKinds)[number]

export interface SavedItem {
  kind: SavedKind
  slug: string
  titleVi: string
  titleEn: string
  picture: string | null
}

function isSavedItem(value: unknown): value is SavedItem {
  if (typeof value !== 'object' || value === null) return false
  const { kind, slug, titleVi, titleEn, picture } = value as Record<string, unknown>
  const texts = [slug, titleVi, titleEn].every((text) => typeof text === 'string')
  return (
    texts &&
    savedKinds.some((known) => known === kind) &&
    (picture === null || typeof picture === 'string')
  )
}

const none: readonly SavedItem[] = []
const saved = persistedStore<readonly SavedItem[]>('saved', {
  parse: (stored) => (Array.isArray(stored) ? stored.filter(isSavedItem) : none),
  none,
})

/** Newest first. During hydration the hook returns none, so event handlers read the items here. */
export const savedItems = saved.current

export const useSavedItems = saved.useValue

export function replaceSavedItems(next: readonly SavedItem[]): boolean {
  return saved.put(next, next)
}

interface Named {
  kind: string
  slug: string
}

export function sameItem(a: Named, b: Named): boolean {
  return a.kind === b.kind && a.slug === b.slug
}

/** Adds those that are not in the list. */
export function addSavedItems(items: readonly SavedItem[]): boolean {
  const own = savedItems()
  const added = items.filter((item) => !own.some((other) => sameItem(other, item)))
  return replaceSavedItems([...added, ...own])
}

/** Returns the list before, for Undo, and whether the browser stored the new one. */
export function putSavedItem(
  item: SavedItem,
  isWanted: boolean,
): { before: readonly SavedItem[]; isStored: boolean } {
  const before = savedItems()
  const others = before.filter((other) => !sameItem(other, item))
  const isStored = replaceSavedItems(isWanted ? [item, ...others] : others)
  return { before, isStored }
}
