import { diffArrays } from 'diff'

export interface DifferencePart {
  kind: 'same' | 'added' | 'removed'
  text: string
}

/** After this time both texts are returned whole. */
const timeoutMs = 1000
/** Characters of unchanged text beside a change. */
const contextLength = 120
const gap = ' … '

/** A stored picture path within a text, as the source of a regular expression without groups. */
export const pictureInText = '\\bmedia:[a-z0-9]{10}\\b|@assets/art/[a-z0-9-]+'
/** What is compared as one: a picture, a word, a stretch of spaces, or any other sign. */
const unit = new RegExp(`${pictureInText}|[\\p{L}\\p{M}\\p{N}_]+|[^\\S\\n]+|[^]`, 'gu')
const unitsOf = (text: string): string[] => text.match(unit) ?? []

/** Returns the difference of two texts by words, with long unchanged stretches shortened. */
export function differenceOf(from: string, to: string): DifferencePart[] {
  return wordDifference(from, to).map((part, index, all) =>
    shorten(part, index === 0, index === all.length - 1),
  )
}

export function wordDifference(from: string, to: string): DifferencePart[] {
  const changes = diffArrays(unitsOf(from), unitsOf(to), { timeout: timeoutMs }) ?? [
    { value: [from], removed: true, added: false },
    { value: [to], removed: false, added: true },
  ]
  const parts = changes.map(({ value, added, removed }): DifferencePart => {
    const text = value.join('')
    if (added) return { kind: 'added', text }
    return { kind: removed ? 'removed' : 'same', text }
  })
  return joinNeighbours(parts)
}

/** Joins words that changed side by side: `del ins del ins` of single words cannot be read. */
function joinNeighbours(parts: readonly DifferencePart[]): DifferencePart[] {
  const joined: DifferencePart[] = []
  let [removed, added] = ['', '']
  const flush = () => {
    if (removed) joined.push({ kind: 'removed', text: removed })
    if (added) joined.push({ kind: 'added', text: added })
    removed = added = ''
  }
  for (const [index, { kind, text }] of parts.entries()) {
    const isGap =
      kind === 'same' &&
      /^[^\S\n]+$/.test(text) &&
      (removed || added) !== '' &&
      index < parts.length - 1
    if (kind === 'removed' || isGap) removed += text
    if (kind === 'added' || isGap) added += text
    if (kind === 'same' && !isGap) {
      flush()
      joined.push({ kind, text })
    }
  }
  flush()
  return joined
}

function shorten(part: DifferencePart, isFirst: boolean, isLast: boolean): DifferencePart {
  const { kind, text } = part
  if (kind !== 'same' || text.length <= 3 * contextLength) return part
  // Cut between words.
  const start = isFirst ? '' : text.slice(0, contextLength).replace(/\s\S*$/, '')
  const end = isLast ? '' : text.slice(-contextLength).replace(/^\S*\s/, '')
  return { kind, text: start + gap + end }
}
