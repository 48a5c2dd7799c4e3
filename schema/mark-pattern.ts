/** Shown names of places have no-break spaces. */
const escapePattern = (text: string) =>
  text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(' ', '\\s')

/**
 * All texts of a search share its marks, and making a pattern takes a cheap phone a millisecond.
 */
const patterns = new WeakMap<readonly string[], RegExp>()

/**
 * Finds marks, which are in lower case with the longest first, in a composed text: whole words and
 * phrases, in its one group.
 */
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
