/**
 * Two ways are in use to set the tone of `oa`, `oe` and `uy` at the end of a syllable: `hòa`, as the press writes, and `hoà`, as the
 * dictionary does. The site writes the first.
 */
const glides: readonly (readonly [press: string, dictionary: string])[] = [
  ...pair('òóỏõọ', 'a', 'o', 'àáảãạ'),
  ...pair('òóỏõọ', 'e', 'o', 'èéẻẽẹ'),
  ...pair('ùúủũụ', 'y', 'u', 'ỳýỷỹỵ'),
]

function pair(first: string, vowel: string, glide: string, second: string): [string, string][] {
  return [...first].map((letter, index) => [letter + vowel, glide + [...second][index]])
}

/** A word with its tone where the dictionary sets it: `hòa` becomes `hoà`. After q the u is no glide: `quý` stays. */
export function withToneOnGlide(word: string): string {
  const found = glides.find(([press]) => word.toLowerCase().endsWith(press))
  return found ? word.slice(0, -2) + found[1] : word
}

/** How the site writes a word whose tone stands where the dictionary sets it, or undefined for any other word. */
export function withToneOfThePress(word: string): string | undefined {
  const lower = word.toLowerCase()
  const found = glides.find(([, dictionary]) => lower.endsWith(dictionary) && !lower.endsWith(`q${dictionary}`))
  return found ? word.slice(0, -2) + found[0] : undefined
}
