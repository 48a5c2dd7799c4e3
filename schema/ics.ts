/** A calendar day `YYYY-MM-DD` as `ics` takes it. */
export function icsDate(day: string): [number, number, number] {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return [year, month, date]
}

/** Lines of at most 75 bytes, never within a character (RFC 5545, 3.1); `ics` counts characters. */
export function foldBytes(text: string): string {
  const encoder = new TextEncoder()
  const fold = (line: string) => {
    let bytes = 0
    return [...line]
      .map((character) => {
        const size = encoder.encode(character).length
        bytes += size
        if (bytes <= 75) return character
        bytes = 1 + size
        return `\r\n ${character}`
      })
      .join('')
  }
  return text
    .replace(/\r\n[ \t]/g, '')
    .split('\r\n')
    .map(fold)
    .join('\r\n')
}
