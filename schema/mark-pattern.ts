/** Displayed place names contain no-break spaces. */
const escapePattern = (text: string) =>
  text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(' ', '\\s')

/** Compiling a pattern takes a cheap phone a millisecond; texts of a search share it. */
const patterns = new WeakMap<readonly string[], RegExp>()

/** Matches lower-case marks, longest first, as whole words of NFC text, in its one group. */
export function patternOf(marks: readonly string[]): RegExp {
  const known = patterns.get(marks)
  if (known) return known
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}])(${marks.map(escapePattern).join('|')})(?![\\p{L}\\p{N}])`,
    'giu',
  )
  patterns.set(marks, pattern)
  return pattern
}
