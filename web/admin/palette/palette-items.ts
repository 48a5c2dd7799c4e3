import type { CreatableKind } from '../entries/list/new-entry-dialog'

/** Something to go to or to do. */
export interface PaletteItem {
  id: string
  label: string
  /** What it is. */
  note: string
  to?: string
  /** What is made: an article, or an entry of a kind. */
  create?: CreatableKind | 'post'
}
