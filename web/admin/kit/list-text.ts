/** Returns the trimmed items of a list, without empty and repeated ones. */
export function splitList(text: string, separator: ',' | '\n'): string[] {
  const items = text.split(separator).map((item) => item.trim().normalize('NFC'))
  return [...new Set(items.filter((item) => item !== ''))]
}

/** Returns the items as the text that {@link splitList} reads. */
export function joinList(items: readonly string[], separator: ',' | '\n'): string {
  return items.join(separator === ',' ? ', ' : '\n')
}
