const headerLength = 200

/** NFC, without lone surrogates and bidirectional controls. */
function wellFormed(value: string) {
  return value
    .toWellFormed()
    .normalize('NFC')
    .replace(/\p{Bidi_Control}/gu, '')
}

/** One line without control characters, at most `max` characters. */
export function headerText(value: string, max = headerLength): string {
  const line = wellFormed(value)
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
  const characters = [...line]
  return characters.length <= max ? line : `${characters.slice(0, max - 1).join('')}…`
}

/** Without characters that could begin another header or recipient. */
export function headerAddress(value: string): string {
  return headerText(value.replace(/[\p{Cc}\s<>,;:"]+/gu, ''), 254)
}

const loneAddress = /^[("]*[\p{L}\p{N}._%+-]+@[\p{L}\p{N}.-]+[)",;!?]*$/u

/** Everything that browsers read as a dot in a host name. */
const dot = '[.\\u3002\\uFF0E\\uFF61\\u2024\\uFE52]'
const octet = '(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)'
const ipAddress = new RegExp(`(?<!\\d)(?:${octet}${dot}){3}${octet}(?!\\d)`, 'gu')
/** The colon of a scheme, and a dot before a letter, even with invisible characters between. */
const linkPart = new RegExp(`[:\\uFF1A](?=[/\\\\\\uFF0F\\uFF3C])|${dot}(?=\\p{DI}*\\p{L})`, 'gu')

function partLinks(value: string) {
  return value
    .replace(linkPart, '$&\u200B')
    .replace(ipAddress, (address) => address.replace(new RegExp(dot, 'gu'), '$&\u200B'))
}

/**
 * A zero-width space keeps mail programs from linking an address: otherwise anybody could have us
 * mail their link.
 */
function withoutLinks(value: string) {
  return value.replace(/\S+/g, (word) => (loneAddress.test(word) ? word : partLinks(word)))
}

/** {@link headerText} of what a visitor wrote, without links. */
export function headerWords(value: string, max?: number): string {
  return withoutLinks(headerText(value, max))
}

export function chatText(value: string): string {
  return partLinks(wellFormed(value)).replace(/@(?=\w)/g, '$&\u200B')
}

const nameLength = 80

/** A name that a mail may greet, at most 80 characters; undefined for anything else. */
export function greetedName(name: string): string | undefined {
  const line = headerText(name, nameLength)
  return /^\p{L}[\p{L}\p{M} .'’-]*…?$/u.test(line) && withoutLinks(line) === line ? line : undefined
}

/** What a visitor wrote, with `\n` as the only control character and without links. */
export function visitorText(value: string): string {
  const lines = wellFormed(value)
    .replace(/\r\n?|[\p{Zl}\p{Zp}]/gu, '\n')
    .replace(/[^\P{Cc}\n]/gu, ' ')
  return withoutLinks(lines.trim())
}

/** Throws a RangeError for another site, a TypeError for a relative URL. */
export function ownLink(url: string, siteUrl: string): string {
  const { origin, href } = new URL(url)
  if (origin !== new URL(siteUrl).origin)
    throw new RangeError(`mails link to ${siteUrl} only, not to ${origin}`)
  return href
}
