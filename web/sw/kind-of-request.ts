/**
 * What the service worker handles: documents, files with a version in their address, photographs,
 * and reads of the API.
 */
export type RequestKind = 'page' | 'file' | 'photo' | 'answer'

const languagePrefix = /^\/(?:vi|en)(?=\/|$)/

/** Whether a path is the admin's or a redirect to a partner. */
function isOffLimits(path: string): boolean {
  return /^\/(?:admin|r|api\/admin)(?:\/|$)/.test(path)
}

/**
 * Which kind a GET of this site is; undefined for whatever the service worker leaves to the
 * browser.
 */
export function kindOfRequest(
  url: URL,
  ownOrigin: string,
  isNavigation: boolean,
): RequestKind | undefined {
  if (url.origin !== ownOrigin) return undefined
  const path = url.pathname.replace(languagePrefix, '') || '/'
  if (isOffLimits(path)) return undefined
  if (isNavigation) return /^\/(?:api|assets|share)\/|\.\w+$/.test(path) ? undefined : 'page'
  if (path.startsWith('/assets/') || path === '/favicon.svg') return 'file'
  if (path.startsWith('/media/')) return 'photo'
  return path.startsWith('/api/') ? 'answer' : undefined
}

/** The offline page in the language of the address. */
export function offlineAddress({ pathname, search }: URL, offlinePath: string): string {
  const prefix = languagePrefix.exec(pathname)?.[0] ?? ''
  return `${prefix}${offlinePath}?${new URLSearchParams({ from: pathname + search })}`
}

/**
 * Whether two addresses show the same photograph, whatever its width, format and crop: `best` also
 * in the same crop.
 */
export function isSamePhoto(path: string, other: string): 'best' | 'other' | false {
  const [key, crop] = photoParts(path)
  const [otherKey, otherCrop] = photoParts(other)
  if (key === undefined || key !== otherKey) return false
  return crop === otherCrop ? 'best' : 'other'
}

const photoParts = (path: string) => /^\/media\/([^/]+)\/([a-z]+)-/.exec(path)?.slice(1) ?? []
