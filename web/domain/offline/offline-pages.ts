import { persistedStore } from '../../lib/persisted-store'
import type { SavedItem } from '../saved/saved-items'

export interface OfflinePage extends SavedItem {
  path: string
  bytes: number
  /** Ms since the epoch: when the copy was made, and when it was last compared with the site. */
  updatedAt: number
  checkedAt: number
  build: string
}

const none: readonly OfflinePage[] = []

/** Only {@link replaceOfflinePages} writes the key, so a stored list has the type. */
const list = persistedStore<readonly OfflinePage[]>('kept', {
  parse: (stored) => (Array.isArray(stored) ? (stored as OfflinePage[]) : none),
  none,
  needsStorage: true,
})

export const offlinePages = list.current

export const useOfflinePages = list.useValue

export function downloadable(items: readonly SavedItem[]): SavedItem[] {
  return items.filter(({ kind }) => kind !== 'product')
}

export function replaceOfflinePages(next: readonly OfflinePage[]): boolean {
  return list.put(next, next.length > 0 ? next : undefined)
}
