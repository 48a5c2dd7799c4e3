import { layOutInParts, partHeights } from './page-parts'

/** How a page comes into view: as one not seen before, as one that was left, or as the one that is shown in another language. */
export type Arrival = 'new' | 'back' | 'other language'

const heightsByEntry = new Map<string, number[]>()
let arrange = () => {}

/** Notes how high the parts of the page are that is left for the entry of a key, and how the next one comes. */
export function leaveParts(leftKey: string | undefined, key: string | undefined, arrival: Arrival): void {
  const left = partHeights()
  if (leftKey !== undefined) heightsByEntry.set(leftKey, left)
  const known = arrival === 'other language' ? left : heightsByEntry.get(key ?? '')
  arrange = () => {
    arrange = () => {}
    if (arrival === 'new') layOutInParts()
    else if (known) layOutInParts(known)
  }
}

/** Arranges the page that has just been put into the document, as it has been told when the one before was left. */
export function arrangeParts(): void {
  arrange()
}
