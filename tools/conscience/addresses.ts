/** Tells the site's addresses from others', wherever it runs: `base` is where it is visited, `siteUrl` the origin that it names itself. */
export interface Addresses {
  base: string
  siteUrl: string
}

/** An address found on a page as a path of the site with its query and fragment, or undefined where it leads elsewhere. */
export function internalPath(href: string, page: string, { base, siteUrl }: Addresses): string | undefined {
  const url = URL.parse(href, base + page)
  if (!url || (url.origin !== base && url.origin !== siteUrl)) return undefined
  return url.pathname + url.search + url.hash
}
