import { fold } from '../../schema/fold'

export interface TextPart {
  text: string
  matched: boolean
}

/** Splits a text at words of the query, marks and case aside: `Đà Nẵng` is marked whole for `da nang`. */
export function highlightParts(text: string, query: string): TextPart[] {
  const words = fold(query)
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
  if (words.length === 0) return [{ text, matched: false }]
  const letters = [...text.normalize('NFC')]
  const folded = letters.map((letter) => (letter.trim() === '' ? ' ' : fold(letter) || letter))
  // Some letters fold to none or to several; only texts whose letters fold one to one can be marked.
  if (folded.some((letter) => letter.length !== 1)) return [{ text, matched: false }]
  const plain = folded.join('')
  const marked = new Array<boolean>(letters.length).fill(false)
  for (const word of words) {
    for (let at = plain.indexOf(word); at !== -1; at = plain.indexOf(word, at + 1)) {
      const startsWord = at === 0 || !/[a-z0-9]/.test(plain[at - 1] ?? '')
      // Very short words are marked only whole: `an` is not meant by every word that begins so.
      const fits = word.length > 2 || !/[a-z0-9]/.test(plain[at + word.length] ?? '')
      if (startsWord && fits) marked.fill(true, at, at + word.length)
    }
  }
  const parts: TextPart[] = []
  for (const [index, letter] of letters.entries()) {
    const matched = marked[index] ?? false
    const last = parts.at(-1)
    if (last?.matched === matched) last.text += letter
    else parts.push({ text: letter, matched })
  }
  return parts
}

/** Composes a text and cuts it to `max` UTF-16 units, never within a character; lone surrogates become U+FFFD. */
export function cutText(value: string, max: number): string {
  const cut = value.toWellFormed().normalize('NFC').slice(0, max)
  return cut.replace(/[\ud800-\udbff]$/, '')
}

/** Compares two texts by code units. `localeCompare` makes a collator with its first use, which takes a cheap phone 50 ms. */
export function compareText(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}
