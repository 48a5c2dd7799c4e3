/** The items of a list that is typed as text, one a line or between commas: trimmed, without the empty ones and repeats. */
export function splitList(text: string, separator: ',' | '\n'): string[] {
  const items = text.split(separator).map((item) => item.trim().normalize('NFC'))
  return [...new Set(items.filter((item) => item !== ''))]
}

export function joinList(items: readonly string[], separator: ',' | '\n'): string {
  return items.join(separator === ',' ? ', ' : '\n')
}
