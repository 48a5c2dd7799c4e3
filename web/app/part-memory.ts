import { layOutInParts, type PartBox, partBoxes } from './page-parts'

/** How a page comes into view: as one not seen before, as one that was left, or as the one that is shown in another language. */
export type Arrival = 'new' | 'back' | 'other language'

const boxesByEntry = new Map<string, PartBox[]>()
let arrange = () => {}

/** Notes what the parts of the page are like that is left for the entry of a key, and how the next one comes. */
export function leaveParts(leftKey: string | undefined, key: string | undefined, arrival: Arrival): void {
  const left = partBoxes()
  if (leftKey !== undefined) boxesByEntry.set(leftKey, left)
  const known = arrival === 'other language' ? left : boxesByEntry.get(key ?? '')
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
