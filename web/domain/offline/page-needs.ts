import type { Locale } from '../../../schema/locale'
import { formatNumber } from '../../../schema/numbers'

export interface FetchedPage {
  path: string
  entries: Map<string, Response>
  etags: Record<string, string>
  files: string[]
  build: string
  bytes: number
}

const photoPattern = / src="(\/media\/([^"/]+)\/[^"]+)"/g
/** What such a rendition weighs, about: nobody knows before it is fetched. */
const photoBytes = 80_000

const filePattern = /(?<![\w@.])\/(?:assets\/[\w./@-]+\.\w+|favicon\.svg)/g
const entryPattern = /<script type="module" src="(\/assets\/[^"]+)"/
const dataPattern = /<script type="application\/json" id="page-data"[^>]*>(.*?)<\/script>/s

/** One rendition of each photograph, the one in `src`: offline it replaces all of `srcset`. */
function photosIn(html: string): string[] {
  const found = new Map<string, string>()
  for (const [, path = '', key = ''] of html.matchAll(photoPattern))
    if (!found.has(key)) found.set(key, path)
  return [...found.values()]
}

function readAnswers(html: string): Record<string, unknown> {
  const data = JSON.parse(dataPattern.exec(html)?.[1] ?? '{}') as { data?: Record<string, unknown> }
  return data.data ?? {}
}

/** Returns what a document needs offline. Throws if it is no page of this site. */
export function needsOfPage(html: string, { always, together, bytes }: OfflineFiles) {
  const build = entryPattern.exec(html)?.[1]
  if (!build) throw new Error('the document is no page of this site')
  const named = [...new Set([...html.matchAll(filePattern)].map(([path]) => path))].filter(
    (path) => path in bytes,
  )
  const files = new Set([
    ...always,
    ...named,
    ...named.flatMap((path) => together[path] ?? []),
    ...photosIn(html),
  ])
  return { files: [...files], answers: readAnswers(html), build }
}

export function bytesOf(path: string, bytes: Readonly<Record<string, number>>): number {
  return bytes[path] ?? (path.startsWith('/media/') ? photoBytes : 0)
}

export function sumBytes(paths: Iterable<string>, bytes: Readonly<Record<string, number>>): number {
  let sum = 0
  for (const path of paths) sum += bytesOf(path, bytes)
  return sum
}

/** `640 KB` or `1.2 MB`, rounded up to ten kilobytes (1000 bytes each). */
export function formatBytes(bytes: number, locale: Locale): string {
  const tens = Math.ceil(bytes / 10_000) * 10
  if (tens < 1000) return `${tens} KB`
  return `${formatNumber(Math.round(tens / 100) / 10, locale, 1)} MB`
}

/** Built by tools/postbuild.ts as `/offline.json`. Paths are root-relative. */
export interface OfflineFiles {
  off?: boolean
  /** Files that any page may need: the entry, fonts, lazy components. */
  always: string[]
  together: Record<string, string[]>
  bytes: Record<string, number>
}

export async function readOfflineFiles(): Promise<OfflineFiles> {
  const response = await fetch('/offline.json', { cache: 'no-cache' })
  if (!response.ok) throw new Error(`/offline.json answered ${response.status}`)
  return response.json()
}
