/**
 * Whether an address leads to a picture of another site, which pages do not show and the library
 * can copy.
 */
export function isForeign(address: string): boolean {
  return /^(?:https?:)?\/\/[^/]/i.test(address)
}

/** The address under which the library can fetch a picture of another site. */
export function copyableAddress(address: string): string {
  return address.replace(/^(?:http:)?\/\//i, 'https://')
}
