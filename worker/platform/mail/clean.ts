/** The longest text of a header: a subject or a name. */
const headerLength = 200

/**
 * Composed, without lone surrogates and without the marks that turn the direction of the text after
 * them.
 */
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

/**
 * What browsers read as the dot of a host name: also the ideographic, full-width, half-width,
 * one-dot and small ones.
 */
const dot = '[.\\u3002\\uFF0E\\uFF61\\u2024\\uFE52]'
const octet = '(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)'
const ipAddress = new RegExp(`(?<!\\d)(?:${octet}${dot}){3}${octet}(?!\\d)`, 'gu')
/** The colon of a scheme, and a dot before a letter, whatever invisible is in between. */
const linkPart = new RegExp(`[:\\uFF1A](?=[/\\\\\\uFF0F\\uFF3C])|${dot}(?=\\p{DI}*\\p{L})`, 'gu')

function partLinks(value: string): string {
  return value
    .replace(linkPart, '$&\u200B')
    .replace(ipAddress, (address) => address.replace(new RegExp(dot, 'gu'), '$&\u200B'))
}

/**
 * Prevents mail programs from making links of what a visitor wrote, with a zero-width space in each
 * address: otherwise anybody could have us mail their link to anyone. E-mail addresses are
 * unchanged, to be copied.
 */
function withoutLinks(value: string): string {
  return value.replace(/\S+/g, (word) => (loneAddress.test(word) ? word : partLinks(word)))
}

/**
 * What a visitor wrote, safe for a header: as {@link headerText} makes it, and nothing in it
 * becomes a link.
 */
export function headerWords(value: string, max?: number): string {
  return withoutLinks(headerText(value, max))
}

/** A text for a chat: nothing in it becomes a link or mentions anybody. */
export function chatText(value: string): string {
  return partLinks(wellFormed(value)).replace(/@(?=\w)/g, '$&\u200B')
}

const nameLength = 80

/**
 * A name that a letter may greet: letters, blanks and what is in names, cut to 80 characters.
 * Undefined for anything else.
 */
export function greetedName(name: string): string | undefined {
  const line = headerText(name, nameLength)
  return /^\p{L}[\p{L}\p{M} .'’-]*…?$/u.test(line) && withoutLinks(line) === line ? line : undefined
}

/**
 * What a visitor wrote, safe for a mail: `\n` is its only control character, and nothing in it
 * becomes a link.
 */
export function visitorText(value: string): string {
  const lines = wellFormed(value)
    .replace(/\r\n?|[\p{Zl}\p{Zp}]/gu, '\n')
    .replace(/[^\P{Cc}\n]/gu, ' ')
  return withoutLinks(lines.trim())
}

/**
 * An address of our own site, normalised. Throws a RangeError for any other site, a TypeError for a
 * relative address.
 */
export function ownLink(url: string, siteUrl: string): string {
  const { origin, href } = new URL(url)
  if (origin !== new URL(siteUrl).origin)
    throw new RangeError(`mails link to ${siteUrl} only, not to ${origin}`)
  return href
}
