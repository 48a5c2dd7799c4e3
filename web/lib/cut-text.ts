/**
 * What a visitor wrote, composed and cut to `max` UTF-16 units, never within a character; halves of characters that came alone are
 * U+FFFD, so that the text can stand in an address.
 */
export function cutText(value: string, max: number): string {
  const cut = value.toWellFormed().normalize('NFC').slice(0, max)
  return cut.replace(/[\ud800-\udbff]$/, '')
}
