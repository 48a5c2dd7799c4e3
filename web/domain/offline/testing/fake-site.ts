import { vi } from 'vitest'
import { locales, localizedPath } from '../../../../schema/locale'
import { paths } from '../../../../schema/paths'
import type { SavedItem } from '../../saved/saved-items'
import type { OfflineFiles } from '../page-needs'

interface FakePage {
  text: string
  files: string[]
}

/** Every file of the fake site takes this. */
export const fileBytes = 100

/**
 * Replaces `fetch` by a small site: `pages` by screen path, each with its files and an answer of
 * the API; `always` is what every page needs. What is in `broken` answers 500, what is nowhere 404.
 */
export function fakeSite() {
  const pages = new Map<string, FakePage>([[paths.offline, { text: 'list', files: [] }]])
  const broken = new Set<string>()
  const requested: string[] = []
  const site = { pages, broken, requested, entry: '/assets/entry.js', isOff: false }

  function documentAt(url: string): Response | undefined {
    for (const [path, { text, files }] of pages) {
      const locale = locales.find((one) => localizedPath(path, one, 'vi') === url)
      if (!locale) continue
      const body = `<title>${text} ${locale}</title>${files.map((file) => `<img src="${file}">`).join('')}
        <script type="module" src="${site.entry}"></script><script type="application/json" id="page-data">{"data":{"/api${path}":{"text":"${text}"}}}</script>`
      return new Response(body, {
        headers: { 'Content-Type': 'text/html', ETag: `"${text}-${locale}"` },
      })
    }
    return undefined
  }

  function offlineFiles(): OfflineFiles {
    const known = [
      ...new Set(['/assets/always.js', ...[...pages.values()].flatMap(({ files }) => files)]),
    ].filter((file) => file.startsWith('/assets/'))
    const bytes = Object.fromEntries(known.map((file) => [file, fileBytes]))
    return { always: ['/assets/always.js'], together: {}, bytes, ...(site.isOff && { off: true }) }
  }

  vi.stubGlobal('fetch', async (url: string) => {
    requested.push(url)
    if (broken.has(url)) return new Response('', { status: 500 })
    if (url === '/offline.json') return Response.json(offlineFiles())
    if (/^\/(?:assets|media)\//.test(url)) return new Response(`content of ${url}`)
    return documentAt(url) ?? new Response('', { status: 404 })
  })
  return site
}

export function destination(slug: string): SavedItem {
  return { kind: 'destination', slug, titleVi: slug, titleEn: slug, picture: null }
}
