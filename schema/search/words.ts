/** Vietnamese tone marks of a decomposed text: grave, acute, tilde, hook above, dot below. */
const tones = /[\u0300\u0301\u0303\u0309\u0323]/g
const word = /[\p{L}\p{N}\p{M}]+/gu

/** A word, or a Vietnamese syllable, as the search compares it. */
export interface Word {
  /** As written, in lower case. */
  text: string
  /**
   * Without marks, lower case, English plurals as singulars: `Đà` is `da`, `beaches` is `beach`.
   */
  folded: string
  /**
   * With its marks, the tone at the end so that `hòa` equals `hoà`; the same as {@link folded}
   * where there are none.
   */
  exact: string
}

/**
 * The singular of an English plural by its ending alone, the same for texts and queries. Vietnamese
 * syllables never end in s.
 */
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

/**
 * The same few thousand words make up all texts; what visitors type must not let it grow for ever.
 */
const read = new Map<string, Word>()
const maxRead = 30_000

/**
 * The words of a text in order. Apostrophes join (`H’Mông` is one word), and so do separators of
 * thousands (`20.000`).
 */
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

/**
 * Short forms that Vietnamese travellers type. Names of places have theirs in the table of places.
 */
const shortForms: Readonly<Record<string, string>> = {
  đt: 'điện thoại',
  dt: 'điện thoại',
  ks: 'khách sạn',
  mb: 'máy bay',
  sb: 'sân bay',
  hdv: 'hướng dẫn viên',
  km: 'khuyến mãi',
}

/** A query with its short forms written out. */
export function writeOut(query: string): string {
  return query.replace(
    /[\p{L}\p{M}]+/gu,
    (found) => shortForms[found.normalize('NFC').toLowerCase()] ?? found,
  )
}

export const isMarked = ({ folded, exact }: Word): boolean => folded !== exact

/**
 * Tokens of neighbouring words, joined: `hoi an` is also `hoian`, so that both spellings find both.
 */
export function joinedPairs(words: readonly Word[]): string[] {
  return words.slice(1).map((word, index) => (words[index]?.folded ?? '') + word.folded)
}
