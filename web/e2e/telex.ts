/** Telex: the letters of keys that reach the page, how many the next key takes back, and what the input program puts in their place. */
export const telex: readonly [letters: string, backspaces: number, replacement: string][] = [
  ['Mua', 2, 'ưa'],
  [' roi', 2, 'ơi'],
  [' tren', 2, 'ên'],
  [' pho', 1, 'ô'],
  ['', 1, 'ố'],
  [' d', 1, 'đ'],
  ['u', 1, 'ư'],
  ['o', 1, 'ơ'],
  ['c', 2, 'ợc'],
]
export const sentence = 'Mưa rơi trên phố được'
