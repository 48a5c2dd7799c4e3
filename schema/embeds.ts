const names = ['youtube', 'tiktok', 'instagram', 'facebook', 'maps'] as const
export type EmbedProvider = (typeof names)[number]

/** Providers whose players a page may frame; `frame` is the source for `frame-src`. */
export const embedProviders = {
  youtube: { name: 'YouTube', frame: 'https://www.youtube-nocookie.com' },
  tiktok: { name: 'TikTok', frame: 'https://www.tiktok.com' },
  instagram: { name: 'Instagram', frame: 'https://www.instagram.com' },
  facebook: { name: 'Facebook', frame: 'https://www.facebook.com' },
  maps: { name: 'Google Maps', frame: 'https://www.google.com/maps' },
} as const satisfies Record<EmbedProvider, { name: string; frame: string }>

export interface Embed {
  provider: EmbedProvider
  /** The provider's page, without what tells who shared it. */
  link: string
  /** Address of the player; missing for short links, which only the provider can resolve. */
  player?: string
  isTall: boolean
  /** The name of a place on a map, or empty. */
  title: string
}

type Found = Partial<Omit<Embed, 'provider' | 'link'>> & { link: string }

function readYouTube({ hostname, pathname, searchParams }: URL): Found | undefined {
  const path = hostname === 'youtu.be' ? `/embed${pathname}` : pathname
  const id = path === '/watch' ? (searchParams.get('v') ?? '') : path.split('/')[2]
  if (!id || !/^[\w-]{11}$/.test(id) || !/^\/(watch$|(shorts|embed|live)\/)/.test(path))
    return undefined
  const isTall = path.startsWith('/shorts/')
  const [seconds] = /^\d{1,6}(?=s?$)/.exec(searchParams.get('t') ?? '') ?? []
  const page = isTall ? `shorts/${id}` : `watch?v=${id}`
  return {
    link: `https://www.youtube.com/${page}${seconds && !isTall ? `&t=${seconds}` : ''}`,
    player:
      `${embedProviders.youtube.frame}/embed/${id}?autoplay=1` +
      (seconds ? `&start=${seconds}` : ''),
    isTall,
  }
}

function readTikTok({ href, hostname, pathname }: URL): Found | undefined {
  if (/^v[mt]\./.test(hostname) || /^\/t\/\w+/.test(pathname)) return { link: href, isTall: true }
  const [, page, id] = /^(\/@[\w.-]+\/video\/(\d{8,24}))\/?$/.exec(pathname) ?? []
  if (!id) return undefined
  const { frame } = embedProviders.tiktok
  return { link: frame + page, player: `${frame}/player/v1/${id}?autoplay=1`, isTall: true }
}

function readInstagram({ pathname }: URL): Found | undefined {
  const [, kind, id] = /^(?:\/[\w.]+)?\/(p|reels?|tv)\/([\w-]{5,40})\/?$/.exec(pathname) ?? []
  if (!id) return undefined
  const link = `${embedProviders.instagram.frame}/${kind === 'reels' ? 'reel' : kind}/${id}/`
  return { link, player: `${link}embed/`, isTall: true }
}

function readFacebook({ href, hostname, pathname, searchParams }: URL): Found | undefined {
  if (hostname === 'fb.watch' || /^\/share\/[vr]\/\w+/.test(pathname)) return { link: href }
  const { frame } = embedProviders.facebook
  const watched = /^\/(?:watch\/?|video\.php)$/.test(pathname) ? searchParams.get('v') : null
  const [, id = watched] =
    /^\/(?:[\w.-]+\/videos\/(?:[\w.%-]+\/)?|reel\/)(\d{5,24})\/?$/.exec(pathname) ?? []
  if (!id || !/^\d{5,24}$/.test(id)) return undefined
  const isTall = pathname.startsWith('/reel/')
  const link = watched ? `${frame}/watch/?v=${id}` : frame + pathname
  const query = new URLSearchParams({ href: link, show_text: 'false', autoplay: 'true' })
  return { link, player: `${frame}/plugins/video.php?${query}`, isTall }
}

const point = /^(-?\d{1,2}(?:\.\d+)?,-?\d{1,3}(?:\.\d+)?)(?:,(\d{1,2})(?:\.\d+)?z)?/

function readMap({ href, hostname, pathname, searchParams }: URL): Found | undefined {
  if (hostname === 'maps.app.goo.gl') return { link: href }
  if (!hostname.startsWith('maps.') && !/^\/maps(\/|$)/.test(pathname)) return undefined
  const parts = pathname.split('/').filter((part) => part !== '' && part !== 'maps')
  const seen = parts.find((part) => part.startsWith('@'))?.slice(1)
  const [, at = '', zoom = searchParams.get('z') ?? ''] =
    point.exec(seen ?? searchParams.get('ll') ?? '') ?? []
  const named = /^(?:place|search)$/.test(parts[0] ?? '') && !parts[1]?.startsWith('@')
  // Decodes a name as a query is, which never throws.
  const name = named && new URLSearchParams(`q=${(parts[1] ?? '').replaceAll('&', '%26')}`).get('q')
  const asked = (name || searchParams.get('query') || searchParams.get('q') || '').trim()
  const q = (asked || at).slice(0, 200)
  if (q === '') return undefined
  const more = { ...(asked && at && { ll: at }), ...(/^\d{1,2}$/.test(zoom) && { z: zoom }) }
  const query = new URLSearchParams({ q, ...more })
  return {
    link: `${embedProviders.maps.frame}?${query}`,
    player: `${embedProviders.maps.frame}?${query}&output=embed`,
    title: /^[\d.,\s°-]+$/.test(q) ? '' : q,
  }
}

const readers: readonly [EmbedProvider, RegExp, (url: URL) => Found | undefined][] = [
  ['youtube', /^(?:(?:www|m|music)\.)?youtube\.com$|^youtu\.be$/, readYouTube],
  ['tiktok', /^(?:www|m|vm|vt)\.tiktok\.com$|^tiktok\.com$/, readTikTok],
  ['instagram', /^(?:www\.)?instagram\.com$/, readInstagram],
  ['facebook', /^(?:(?:www|m|web)\.)?facebook\.com$|^fb\.watch$/, readFacebook],
  ['maps', /^(?:(?:www|maps)\.)?google\.com(?:\.vn)?$|^maps\.app\.goo\.gl$/, readMap],
]

const plainAddress = /^https:\/\/[^\s<>"`\\]{1,1000}$/

/** Reads an address of a video, post or place of a provider; undefined for every other one. */
export function readEmbed(address: string): Embed | undefined {
  if (!plainAddress.test(address) || !URL.canParse(address)) return undefined
  const url = new URL(address)
  if (url.port !== '' || url.username !== '' || url.password !== '') return undefined
  for (const [provider, hosts, read] of readers) {
    const found = hosts.test(url.hostname) ? read(url) : undefined
    if (found) return { provider, isTall: false, title: '', ...found }
  }
  return undefined
}

/** Reads names that are separated by spaces. */
export function toProviders(text: string): EmbedProvider[] {
  return names.filter((name) => text.split(' ').includes(name))
}

/** The providers whose players a rendered page names. */
export function embedsIn(html: string): EmbedProvider[] {
  return names.filter((name) => html.includes(` data-embed="${name}"`))
}
