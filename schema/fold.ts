/** Text for search: without marks, in lower case, white space as single spaces: `fold('Đà Nẵng') === 'da nang'`. */
export function fold(value: string): string {
  return value.normalize('NFC').normalize('NFD').replace(/\p{M}/gu, '').replace(/[đĐÐ]/g, 'd').toLowerCase().replace(/\s+/g, ' ').trim()
}

/** Whether any of the texts contains the query; both sides folded. An empty query matches everything. */
export function matchesFolded(query: string, values: readonly string[]): boolean {
  const wanted = fold(query)
  return wanted === '' || values.some((value) => fold(value).includes(wanted))
}

/** Whether any text contains the query exactly as typed, tones included, letter case aside: such rows rank first. */
export function matchesExactly(query: string, values: readonly string[]): boolean {
  const wanted = query.normalize('NFC').trim().toLowerCase()
  return wanted !== '' && values.some((value) => value.normalize('NFC').toLowerCase().includes(wanted))
}

/** A name as a slug: folded, everything but letters and digits as single hyphens (`'Hội An'` → `'hoi-an'`). */
export function slugify(value: string): string {
  return fold(value)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
}
