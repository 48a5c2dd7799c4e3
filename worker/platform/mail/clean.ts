/** The longest text of a header: a subject or a name. */
const headerLength = 200

/** Composed, without lone surrogates and without the marks that turn the direction of the text after them. */
function wellFormed(value: string): string {
  return value
    .toWellFormed()
    .normalize('NFC')
    .replace(/\p{Bidi_Control}/gu, '')
}

/** A text for a header: one line without control characters, no longer than `max` characters. */
export function headerText(value: string, max = headerLength): string {
  const line = wellFormed(value)
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
  const characters = [...line]
  return characters.length <= max ? line : `${characters.slice(0, max - 1).join('')}…`
}

/** An address for a header, without what could begin another header or name another recipient. */
export function headerAddress(value: string): string {
  return headerText(value.replace(/[\p{Cc}\s<>,;:"]+/gu, ''), 254)
}

const loneAddress = /^[("]*[\p{L}\p{N}._%+-]+@[\p{L}\p{N}.-]+[)",;!?]*$/u

/** Breaks links with zero-width spaces: otherwise anybody could have us mail their link to anyone. E-mail addresses are unchanged. */
function withoutLinks(value: string): string {
  return value.replace(/\S+/g, (word) => (loneAddress.test(word) ? word : word.replace(/:(?=\/)|\.(?=\p{L})/gu, '$&\u200B')))
}

/** What a visitor wrote, safe for a mail: `\n` is its only control character, and nothing in it becomes a link. */
export function visitorText(value: string): string {
  const lines = wellFormed(value)
    .replace(/\r\n?|[\p{Zl}\p{Zp}]/gu, '\n')
    .replace(/[^\P{Cc}\n]/gu, ' ')
  return withoutLinks(lines.trim())
}

/** An address of our own site, normalised. Throws a RangeError for any other site, a TypeError for a relative address. */
export function ownLink(url: string, siteUrl: string): string {
  const { origin, href } = new URL(url)
  if (origin !== new URL(siteUrl).origin) throw new RangeError(`mails link to ${siteUrl} only, not to ${origin}`)
  return href
}
