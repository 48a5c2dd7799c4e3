import { fold } from '../fold'

/** Words of this site and its trade, and of lists of leaked passwords. */
const words = [
  'mangoroad mango road duongxoai xoai vietnam hanoi saigon danang hoian travel dulich admin staff editor',
  'password passw0rd p@ssw0rd p@ssword passwort matkhau secret letmein welcome changeme default login test',
  'iloveyou anhyeuem emyeuanh dragon monkey football baseball sunshine princess superman batman master shadow',
].flatMap((line) => line.split(' '))
/** Keyboard runs and sequences. */
const rows = [
  '12345678901234567890',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'abcdefghijklmnopqrstuvwxyz',
  '1q2w3e4r5t6y7u8i9o0p',
  'qazwsxedcrfvtgbyhnujmikolp',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm',
]
const bothWays = rows.flatMap((row) => [row, [...row].reverse().join('')])
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
