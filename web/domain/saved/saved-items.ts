import { persistedStore } from '../../lib/persisted-store'

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

function isSavedItem(value: unknown): value is SavedItem {
  if (typeof value !== 'object' || value === null) return false
  const { kind, slug, titleVi, titleEn, picture } = value as Record<string, unknown>
  const texts = [slug, titleVi, titleEn].every((text) => typeof text === 'string')
  return texts && savedKinds.some((known) => known === kind) && (picture === null || typeof picture === 'string')
}

const none: readonly SavedItem[] = []
const saved = persistedStore<readonly SavedItem[]>('saved', {
  parse: (stored) => (Array.isArray(stored) ? stored.filter(isSavedItem) : none),
  none,
})

/** What the visitor saved, the newest first, as the browser keeps it now. What adds to it asks here: a page that is not alive yet shows none. */
export const savedItems = saved.current

/** The same for a component; empty on the server. Other tabs are followed. */
export const useSavedItems = saved.useValue

/** Puts the whole list in place. Answers whether the browser kept it. */
export function replaceSavedItems(next: readonly SavedItem[]): boolean {
  return saved.put(next, next)
}

export function sameItem(a: Pick<SavedItem, 'kind' | 'slug'>, b: Pick<SavedItem, 'kind' | 'slug'>): boolean {
  return a.kind === b.kind && a.slug === b.slug
}

/**
 * Saves a thing, or takes it off the list, as told and not turned round: who presses a button before the page is alive means what the
 * button showed. Answers the list of before, for Undo.
 */
export function putSavedItem(item: SavedItem, isWanted: boolean): readonly SavedItem[] {
  const before = savedItems()
  const others = before.filter((other) => !sameItem(other, item))
  replaceSavedItems(isWanted ? [item, ...others] : others)
  return before
}
