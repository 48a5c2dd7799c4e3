import { diffWordsWithSpace } from 'diff'

export interface DifferencePart {
  kind: 'same' | 'added' | 'removed'
  text: string
}

/** Comparing stops after so long and shows both texts whole. */
const timeoutMs = 1000
/** So much of what stayed is shown beside what changed, in characters. */
const contextLength = 120
const gap = ' … '

/** The difference of two texts by words, long stretches that stayed shortened. */
export function differenceOf(from: string, to: string): DifferencePart[] {
  const changes = diffWordsWithSpace(from, to, { timeout: timeoutMs }) ?? [
    { value: from, removed: true, added: false },
    { value: to, removed: false, added: true },
  ]
  const parts = changes.map(({ value, added, removed }): DifferencePart => {
    if (added) return { kind: 'added', text: value }
    return { kind: removed ? 'removed' : 'same', text: value }
  })
  return parts.filter(({ text }) => text !== '').map((part, index, all) => shorten(part, index === 0, index === all.length - 1))
}

function shorten(part: DifferencePart, isFirst: boolean, isLast: boolean): DifferencePart {
  const { kind, text } = part
  if (kind !== 'same' || text.length <= 3 * contextLength) return part
  const start = isFirst ? '' : text.slice(0, contextLength)
  const end = isLast ? '' : text.slice(-contextLength)
  return { kind, text: start + gap + end }
}
