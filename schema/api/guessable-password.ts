import { fold } from '../fold'
import guessable from '../seed/guessable-passwords.json' with { type: 'json' }

/** Words of this site and its trade, and of lists of leaked passwords. */
const words = guessable.words.flatMap((line) => line.split(' '))
/** Keyboard runs and sequences, forwards and backwards. */
const bothWays = guessable.rows.flatMap((row) => [row, [...row].reverse().join('')])
/** Distinct characters that must remain once these are removed. */
const minLeft = 6

function withoutRows(text: string): string {
  for (let start = 0; start + 4 <= text.length; start += 1) {
    let end = start + 4
    if (!bothWays.some((row) => row.includes(text.slice(start, end)))) continue
    while (end < text.length && bothWays.some((row) => row.includes(text.slice(start, end + 1))))
      end += 1
    return withoutRows(text.slice(0, start) + text.slice(end))
  }
  return text
}

/**
 * Whether a password consists of known words, keyboard runs and repetitions; `own`: more words,
 * such as the username. Source: NIST SP 800-63B-4, 3.1.1.2; OWASP ASVS 5.0, 6.2.4.
 */
export function isGuessablePassword(password: string, own: readonly string[] = []): boolean {
  let rest = fold(password).replace(/[\s._-]/g, '')
  for (const word of [...own.map(fold), ...words])
    if (word.length > 2) rest = rest.replaceAll(word, '')
  rest = withoutRows(rest).replace(/(.+?)\1+/g, '$1')
  return new Set(rest).size < minLeft
}
