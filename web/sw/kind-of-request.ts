export type RequestKind = 'page' | 'file' | 'photo' | 'answer'

const languagePrefix = /^\/(?:vi|en)(?=\/|$)/

function isOffLimits(path: string): boolean {
  return /^\/(?:admin|r|api\/admin)(?:\/|$)/.test(path)
}

/** Undefined for requests that the service worker leaves to the browser. */
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

export function offlineAddress({ pathname, search }: URL, offlinePath: string): string {
  const prefix = languagePrefix.exec(pathname)?.[0] ?? ''
  return `${prefix}${offlinePath}?${new URLSearchParams({ from: pathname + search })}`
}

/** Compares photographs regardless of width and format; `best` has the same crop. */
export function isSamePhoto(path: string, other: string): 'best' | 'other' | false {
  const [key, crop] = photoParts(path)
  const [otherKey, otherCrop] = photoParts(other)
  if (key === undefined || key !== otherKey) return false
  return crop === otherCrop ? 'best' : 'other'
}

const photoParts = (path: string) => /^\/media\/([^/]+)\/([a-z]+)-/.exec(path)?.slice(1) ?? []
