/** An address of our own site, normalised. Throws a RangeError for any other site, a TypeError for what is no absolute address. */
export function ownLink(url: string, siteUrl: string): string {
  const { origin, href } = new URL(url)
  if (origin !== new URL(siteUrl).origin) throw new RangeError(`mails link to ${siteUrl} only, not to ${origin}`)
  return href
}
