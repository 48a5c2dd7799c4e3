/** NFC, cut to `max` UTF-16 units between characters; lone surrogates become U+FFFD. */
export function cutText(value: string, max: number): string {
  const cut = value.toWellFormed().normalize('NFC').slice(0, max)
  return cut.replace(/[\ud800-\udbff]$/, '')
}

/** Returns the first words and an ellipsis: at most `max` UTF-16 units. Cuts only a long word. */
export function firstWords(value: string, max: number): string {
  if (value.length <= max) return value
  const space = cutText(value, max).lastIndexOf(' ')
  const cut = cutText(value, space >= max / 2 ? space : max - 1)
  return `${cut.replace(/[\s,;:.–-]+$/, '')}…`
}
