/** Undoes the no-break spaces and joiners of `bindPlaceNames`. */
export function plainSpaces(value: string): string {
  return value.replaceAll('\u00a0', ' ').replaceAll('\u2060', '')
}

/** Removes Vietnamese marks, keeps case: `withoutMarks('Đà Nẵng') === 'Da Nang'`. */
export function withoutMarks(value: string): string {
  return value
    .normalize('NFC')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/đ/g, 'd')
    .replace(/[ĐÐ]/g, 'D')
}

/** Search form: no marks, lower case, single spaces: `fold('Đà Nẵng') === 'da nang'`. */
export function fold(value: string): string {
  return withoutMarks(value).toLowerCase().replace(/\s+/g, ' ').trim()
}

/** Whether any folded value contains the folded query; true for an empty query. */
export function matchesFolded(query: string, values: readonly string[]): boolean {
  const wanted = fold(query)
  return wanted === '' || values.some((value) => fold(value).includes(wanted))
}

/** Whether any value contains the query with its tones, ignoring case; such rows rank first. */
export function matchesExactly(query: string, values: readonly string[]): boolean {
  const compared = (value: string) => value.normalize('NFC').toLowerCase().replace(/\s+/g, ' ')
  const wanted = compared(query).trim()
  return wanted !== '' && values.some((value) => compared(value).includes(wanted))
}

/** `slugify('Hội An') === 'hoi-an'`. */
export function slugify(value: string): string {
  return fold(value)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
}
