/** Compares by code units: `localeCompare` costs a cheap phone 50 ms on first use. */
export function compareText(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}

/** Replaces spaces and dashes with no-break ones. */
export function unbroken(value: string): string {
  return value.replaceAll(' ', '\u00a0').replaceAll('–', '\u2060–\u2060')
}
