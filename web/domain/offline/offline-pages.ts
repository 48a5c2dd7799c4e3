import { persistedStore } from '../../lib/persisted-store'
import type { SavedItem } from '../saved/saved-items'

export interface OfflinePage extends SavedItem {
  path: string
  /** Its own size in bytes, without the files that all pages share. */
  bytes: number
  /**
   * When the copy was made or renewed, and when it was last compared with the site: ms since the
   * epoch.
   */
  updatedAt: number
  checkedAt: number
  /** The entry script of its documents, which names the build. */
  build: string
}

const none: readonly OfflinePage[] = []

/** Only {@link replaceOfflinePages} writes the key, so a stored list has the type. */
const list = persistedStore<readonly OfflinePage[]>('kept', {
  parse: (stored) => (Array.isArray(stored) ? (stored as OfflinePage[]) : none),
  none,
  needsStorage: true,
})

/** Returns the stored offline pages, the newest first. */
export const offlinePages = list.current

/** The same as a hook, synchronised across tabs; empty on the server. */
export const useOfflinePages = list.useValue

/** Products have no page of their own to download. */
export function downloadable(items: readonly SavedItem[]): SavedItem[] {
  return items.filter(({ kind }) => kind !== 'product')
}

/** Stores the list. Returns false if the browser refuses. */
export function replaceOfflinePages(next: readonly OfflinePage[]): boolean {
  return list.put(next, next.length > 0 ? next : undefined)
}
