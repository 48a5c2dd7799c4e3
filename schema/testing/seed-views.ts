import { viewEntries } from '../content/all-views'
import type { EntryKind } from '../content/choices'
import { readSampleEntries } from './sample-pack'

/**
 * What pages show of the seed, of some kinds alone: to render all its texts takes most of a second.
 */
export function seedViews(...kinds: EntryKind[]) {
  return viewEntries(readSampleEntries().filter(({ kind }) => kinds.includes(kind)))
}
