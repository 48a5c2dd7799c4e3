const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}
const escapeXml = (value: unknown) =>
  String(value).replace(/[&<>"']/g, (character) => escapes[character] ?? character)

/**
 * Text, or attributes as `@name`, text as `#text` and child elements by name; a list repeats its
 * element.
 */
type XmlValue = string | number | undefined | XmlNode | readonly XmlValue[]
export interface XmlNode {
  readonly [name: string]: XmlValue
}

function elementOf(name: string, value: XmlValue): string {
  if (value === undefined) return ''
  if (Array.isArray(value)) return value.map((item) => elementOf(name, item)).join('')
  if (typeof value !== 'object') return `<${name}>${escapeXml(value)}</${name}>`
  const parts = Object.entries(value as XmlNode).filter(([, part]) => part !== undefined)
  const attributes = parts
    .filter(([key]) => key.startsWith('@'))
    .map(([key, part]) => ` ${key.slice(1)}="${escapeXml(part)}"`)
    .join('')
  const content = parts
    .filter(([key]) => !key.startsWith('@'))
    .map(([key, part]) => (key === '#text' ? escapeXml(part) : elementOf(key, part)))
    .join('')
  return content ? `<${name}${attributes}>${content}</${name}>` : `<${name}${attributes}/>`
}

/** A document with one root element. */
export function makeXml(name: string, value: XmlNode): string {
  return `<?xml version="1.0" encoding="UTF-8"?>${elementOf(name, value)}`
}
