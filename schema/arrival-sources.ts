const searchEngines = {
  Google: /^(?:google\.[a-z]{2,3}(?:\.[a-z]{2})?|com\.google\.android\.googlequicksearchbox)$/,
  Bing: /^bing\.com$/,
  'Cốc Cốc': /^coccoc\.com$/,
  DuckDuckGo: /^duckduckgo\.com$/,
  Yahoo: /(?:^|\.)search\.yahoo\.com$/,
  Baidu: /^(?:m\.)?baidu\.com$/,
  Naver: /^(?:m\.)?search\.naver\.com$/,
  Yandex: /^yandex\.[a-z]{2,3}$/,
  Ecosia: /^ecosia\.org$/,
}

const socialNetworks = {
  Facebook: /(?:^|\.)(?:facebook|messenger)\.com$/,
  Instagram: /(?:^|\.)instagram\.com$/,
  Threads: /(?:^|\.)threads\.(?:net|com)$/,
  Zalo: /(?:^|\.)zalo\.me$/,
  TikTok: /(?:^|\.)tiktok\.com$/,
  YouTube: /(?:^|\.)youtube\.com$/,
  X: /^(?:t\.co|x\.com|(?:mobile\.)?twitter\.com)$/,
  Pinterest: /(?:^|\.)pinterest\.(?:com|[a-z]{2})$/,
  Reddit: /(?:^|\.)reddit\.com$/,
  LinkedIn: /(?:^|\.)linkedin\.com$/,
}

const named = Object.entries({ ...searchEngines, ...socialNetworks })
const publicHost = /^(?=.{4,100}$)(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z][a-z\d-]+$/

const direct = 'direct'
/** Hosts that are not told apart. */
export const otherSites = 'other'

/** What an arrival is stored as: a name, or the host of another site, without `www.` and port. */
export function arrivalSourceOf(from: string, ownHost: string): string {
  const plain = (host: string) =>
    host
      .toLowerCase()
      .replace(/:\d+$|\.$/, '')
      .replace(/^www\./, '')
  const host = plain(from)
  if (host === '' || host === plain(ownHost)) return direct
  const [name] = named.find(([, pattern]) => pattern.test(host)) ?? []
  return name ?? (publicHost.test(host) ? host : otherSites)
}

export type ArrivalKind = 'search' | 'social' | 'site' | typeof direct

export function arrivalKindOf(source: string): ArrivalKind {
  if (source === direct) return direct
  if (Object.hasOwn(searchEngines, source)) return 'search'
  return Object.hasOwn(socialNetworks, source) ? 'social' : 'site'
}

export const isHost = (source: string) => source.includes('.')
