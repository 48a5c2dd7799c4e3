import { keepValue } from '../../lib/keep-value'
import type { SavedItem } from '../saved/saved-items'

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

const none: readonly KeptPage[] = []

/** Only {@link replaceKeptPages} writes below the key, so a list has its shape. */
const kept = keepValue<readonly KeptPage[]>('kept', {
  parse: (stored) => (Array.isArray(stored) ? (stored as KeptPage[]) : none),
  none,
  needsStorage: true,
})

/** The pages that this browser keeps, the newest first. */
export const keptPages = kept.current

/** The same for a component; empty on the server. Other tabs are followed. */
export const useKeptPages = kept.useValue

/** Those whose pages can be kept; products have none of their own. */
export function keepable(items: readonly SavedItem[]): SavedItem[] {
  return items.filter(({ kind }) => kind !== 'product')
}

/** Puts the whole list in place. Answers whether the browser kept it. */
export function replaceKeptPages(next: readonly KeptPage[]): boolean {
  return kept.put(next, next.length > 0 ? next : undefined)
}
