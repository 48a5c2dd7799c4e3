/**
 * A text with plain spaces in the place of no-break ones, and without the joiners, that texts have
 * on pages (`bindPlaceNames`).
 */
export function plainSpaces(value: string): string {
  return value.replaceAll('\u00a0', ' ').replaceAll('\u2060', '')
}

/**
 * A Vietnamese text without its marks, letter case kept: `withoutMarks('Đà Nẵng') === 'Da Nang'`.
 */
export function withoutMarks(value: string): string {
  return value
    .normalize('NFC')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/đ/g, 'd')
    .replace(/[ĐÐ]/g, 'D')
}

/**
 * Text for search: without marks, in lower case, white space as single spaces: `fold('Đà Nẵng') ===
 * 'da nang'`.
 */
export function fold(value: string): string {
  return withoutMarks(value).toLowerCase().replace(/\s+/g, ' ').trim()
}

/**
 * Whether any of the texts contains the query; both sides folded. An empty query matches
 * everything.
 */
export function matchesFolded(query: string, values: readonly string[]): boolean {
  const wanted = fold(query)
  return wanted === '' || values.some((value) => fold(value).includes(wanted))
}

/**
 * Whether any text contains the query exactly as typed, tones included, letter case aside: such
 * rows rank first.
 */
export function matchesExactly(query: string, values: readonly string[]): boolean {
  const compared = (value: string) => value.normalize('NFC').toLowerCase().replace(/\s+/g, ' ')
  const wanted = compared(query).trim()
  return wanted !== '' && values.some((value) => compared(value).includes(wanted))
}

/**
 * A name as a slug: folded, everything but letters and digits as single hyphens (`'Hội An'` →
 * `'hoi-an'`).
 */
export function slugify(value: string): string {
  return fold(value)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
}
