import dictionary from '../seed/search/words.json' with { type: 'json' }

/** Vietnamese tone marks in NFD: grave, acute, tilde, hook above, dot below. */
const tones = /[\u0300\u0301\u0303\u0309\u0323]/g
const word = /[\p{L}\p{N}\p{M}]+/gu

/** A word or Vietnamese syllable. */
export interface Word {
  /** As written, in lower case. */
  text: string
  /** No marks, lower case, singular: `Đà` is `da`, `beaches` is `beach`. */
  folded: string
  /** With marks, the tone last so that `hòa` equals `hoà`; equals `folded` without marks. */
  exact: string
}

/** By ending alone; Vietnamese syllables never end in s. */
function singular(word: string): string {
  if (word.length < 4 || !word.endsWith('s') || /(ss|us|is)$/.test(word)) return word
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`
  if (word.endsWith('oes') && word.length > 5) return word.slice(0, -2)
  return word.slice(0, /(x|ch|sh)es$/.test(word) ? -2 : -1)
}

function readWord(text: string): Word {
  const decomposed = text.normalize('NFD')
  const folded = singular(decomposed.replace(/\p{M}/gu, '').replaceAll('đ', 'd'))
  const tone = decomposed.match(tones)?.join('') ?? ''
  const exact = decomposed.replace(tones, '').normalize('NFC') + tone
  const hasMarks = /\p{M}/u.test(decomposed) || decomposed.includes('đ')
  return { text, folded, exact: hasMarks ? exact : folded }
}

/** Cache of words; bounded because visitors' queries add to it. */
const read = new Map<string, Word>()
const maxRead = 30_000

/** Words in order. Apostrophes (`H’Mông`) and thousands separators (`20.000`) join. */
export function readWords(text: string): Word[] {
  const joined = text
    .normalize('NFC')
    .toLowerCase()
    .replace(/['’]s(?!\p{L})/gu, '')
    .replace(/['’ʼ]/g, '')
    .replace(/(?<=\d)[.,](?=\d{3}(?!\d))/g, '')
  return (joined.match(word) ?? []).map((found) => {
    const known = read.get(found) ?? readWord(found)
    if (read.size < maxRead) read.set(found, known)
    return known
  })
}

/** Short forms in Vietnamese queries; places have theirs in place-names.json. */
const shortForms: Readonly<Record<string, string>> = dictionary.shortForms

export function writeOut(query: string): string {
  return query.replace(
    /[\p{L}\p{M}]+/gu,
    (found) => shortForms[found.normalize('NFC').toLowerCase()] ?? found,
  )
}

export const isMarked = ({ folded, exact }: Word): boolean => folded !== exact

/** Joined neighbours, so that `hoi an` and `hoian` find each other. */
export function joinedPairs(words: readonly Word[]): string[] {
  return words.slice(1).map((word, index) => (words[index]?.folded ?? '') + word.folded)
}
