import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import type { Manifest } from 'vite'

const manifest = JSON.parse(readFileSync('dist/client/.vite/manifest.json', 'utf8')) as Manifest

/** What the first view of a page downloads, in bytes as they travel (text by gzip; fonts and pictures are compressed by themselves). */
export interface FirstView {
  /** All scripts that run before the page is ready, whatever they import followed. */
  javascript: number
  /** What stands in the document, and the files that it names. */
  css: number
  /** The faces that the page asks for beforehand. */
  fonts: number
  /** The document without its style sheet. */
  html: number
  /** The picture that is fetched before all others; 0 where the page has none. */
  picture: number
}
export type Kind = keyof FirstView
export const kinds: readonly Kind[] = ['javascript', 'css', 'fonts', 'html', 'picture']

function scriptsOf(key: string, seen: Set<string>): void {
  const chunk = manifest[key]
  if (!chunk || seen.has(chunk.file)) return
  seen.add(chunk.file)
  for (const imported of chunk.imports ?? []) scriptsOf(imported, seen)
}

const known = new Map<string, number>()

function travels(file: string): number {
  const size = known.get(file)
  if (size !== undefined) return size
  const bytes = readFileSync(`dist/client/${file}`)
  const isPacked = /\.(woff2|webp|avif|jpe?g|png)$/.test(file)
  const measured = isPacked ? bytes.length : gzipSync(bytes).length
  known.set(file, measured)
  return measured
}

const sum = (files: Iterable<string>) => [...files].reduce((total, file) => total + travels(file), 0)
const hrefs = (html: string, pattern: RegExp) => new Set([...html.matchAll(pattern)].map(([, href = '']) => href.replace(/^\//, '')))

/** The first picture of a page: the one that is preloaded or said to be urgent. */
function firstPicture(html: string): string | undefined {
  const urgent = /<(?:img|link)\b[^>]*\bfetchpriority="high"[^>]*>/i.exec(html)?.[0] ?? /<main[\s\S]*?(<img\b[^>]*>)/.exec(html)?.[1]
  const address = urgent && /\b(?:src|href)="([^"]+)"/.exec(urgent)?.[1]
  return address?.split('?')[0]?.replace(/^\//, '')
}

/** Reads from a page's document what its first view downloads; `keys` are the modules that its scripts start from. */
export function measureFirstView(html: string, keys: string[]): FirstView {
  const scripts = new Set<string>()
  for (const key of keys) scriptsOf(key, scripts)
  const picture = firstPicture(html)
  const bare = gzipSync(html.replace(/<style[ >].*?<\/style>/gs, '')).length
  return {
    javascript: sum(scripts),
    css: gzipSync(html).length - bare + sum(hrefs(html, /<link rel="stylesheet" href="([^"]+)"/g)),
    fonts: sum(hrefs(html, /<link rel="preload" href="([^"]+\.woff2)"/g)),
    html: bare,
    picture: picture ? travels(picture) : 0,
  }
}
