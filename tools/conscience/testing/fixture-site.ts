import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import sharp from 'sharp'
import { type Locale, locales, localizedPath } from '../../../schema/locale'
import type { FaultKind } from '../types'

/** What stands on a fixture page; each part can be spoilt. */
export interface Parts {
  title: string
  description: string
  canonical: string
  alternates: string
  jsonLd: string
  shareImage: string
  body: string
  script: string
}

const names = ['a', 'ă', 'â', 'b', 'c', 'd', 'đ', 'e', 'ê', 'g', 'h', 'i', 'k', 'l', 'm', 'n', 'o', 'ô', 'ơ', 'p', 'q', 'r', 's', 't', 'u']
const texts = {
  vi: { title: 'Trang chữ', description: 'Trang này kể về một chuyến đi ngắn, trang chữ', text: 'Một buổi sáng bên bờ sông rất yên.' },
  en: { title: 'The page of', description: 'This page tells of a short journey, page', text: 'A quiet morning on the bank of a river.' },
}

/** A page without fault. `number` sets it apart from the others. */
export function rightParts(path: string, locale: Locale, number: number): Parts {
  const { title, description, text } = texts[locale]
  const href = (each: Locale) => localizedPath(path, each, 'vi')
  return {
    title: `${title} ${names[number]}`,
    description: `${description} ${names[number]}.`,
    canonical: `<link rel="canonical" href="${href(locale)}">`,
    alternates: ['vi', 'en', 'x-default']
      .map((name) => `<link rel="alternate" hreflang="${name}" href="${href(name === 'en' ? 'en' : 'vi')}">`)
      .join(''),
    jsonLd: JSON.stringify({ '@context': 'https://schema.org', '@graph': [{ '@type': 'WebPage', name: title }] }),
    shareImage: `/share/1200x630-${locale}-${number}.png`,
    body: `<main><h1>${title} ${names[number]}</h1><h2>${title}</h2><p>${text}</p><a href="${href(locale)}#app">${title}</a></main>`,
    script: '',
  }
}

function html(locale: Locale, parts: Parts): string {
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><title>${parts.title}</title>
<link rel="icon" href="data:,">${parts.description && `<meta name="description" content="${parts.description}">`}
${parts.canonical}${parts.alternates}<meta property="og:image" content="${parts.shareImage}">
<script type="application/ld+json">${parts.jsonLd}</script></head>
<body><div id="app">${parts.body}</div><script>document.documentElement.dataset.ready = '';${parts.script}</script></body></html>`
}

export interface FixturePage {
  path: string
  locale: Locale
}

export interface FixtureSite {
  url: string
  pages: FixturePage[]
  stop: () => void
}

async function picture(name: string): Promise<Buffer> {
  const [width = 1, height = 1] = (/(\d+)x(\d+)/.exec(name)?.slice(1) ?? []).map(Number)
  const shade = [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 0xffffff, 7)
  return sharp({ create: { width, height, channels: 3, background: `#${shade.toString(16).padStart(6, '0')}` } })
    .png()
    .toBuffer()
}

/** Serves a right home page and, for every kind, a page that `spoil` has spoilt in Vietnamese and that is right in English. */
export async function serveFixtureSite(
  kinds: readonly FaultKind[],
  spoil: (kind: FaultKind, parts: Parts, origin: string) => Parts,
): Promise<FixtureSite> {
  const answers = new Map<string, { status: number; html: string }>()
  const server = createServer(async (request, response) => {
    const path = request.url ?? '/'
    const answer = answers.get(path)
    if (answer) response.writeHead(answer.status, { 'Content-Type': 'text/html' }).end(answer.html)
    else if (path === '/moved') response.writeHead(301, { Location: '/' }).end()
    else if (path.endsWith('.png')) response.writeHead(200, { 'Content-Type': 'image/png' }).end(await picture(path))
    else response.writeHead(404).end()
  }).listen(0)
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  const pages: FixturePage[] = []
  for (const [number, kind] of [undefined, ...kinds].entries()) {
    for (const locale of locales) {
      const screen = kind ? `/${kind}` : '/'
      const right = rightParts(screen, locale, number)
      const parts = kind && locale === 'vi' ? spoil(kind, right, `http://127.0.0.1:${port}`) : right
      const path = localizedPath(screen, locale, 'vi')
      answers.set(path, { status: kind === 'page' && locale === 'vi' ? 500 : 200, html: html(locale, parts) })
      pages.push({ path, locale })
    }
  }
  return { url: `http://localhost:${port}`, pages, stop: () => void server.close() }
}
