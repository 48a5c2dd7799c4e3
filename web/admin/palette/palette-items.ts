import type { CreatableKind } from '../content/list/new-entry-dialog'

/** Something to go to or to do. */
export interface PaletteItem {
  id: string
  label: string
  /** What it is. */
  note: string
  to?: string
  /** The kind of which an entry is made. */
  create?: CreatableKind
}
