import type { Locale } from '../../../schema/locale'
import { formatNumber } from '../../../schema/numbers'
import type { OfflineFiles } from './offline-files'

export interface PageNeeds {
  files: string[]
  /** API responses by path, from the data in the document. */
  answers: Record<string, unknown>
  build: string
}

const filePattern = /(?<![\w@.])\/(?:assets\/[\w./@-]+\.\w+|favicon\.svg)/g
const entryPattern = /<script type="module" src="(\/assets\/[^"]+)"/
const dataPattern = /<script type="application\/json" id="page-data"[^>]*>(.*?)<\/script>/s

function readAnswers(html: string): Record<string, unknown> {
  const data = JSON.parse(dataPattern.exec(html)?.[1] ?? '{}') as { data?: Record<string, unknown> }
  return data.data ?? {}
}

/** Returns what a document needs offline: the files it names, what those load, and the files of every page. Throws if it is no page of this site. */
export function needsOfPage(html: string, { always, together, bytes }: OfflineFiles): PageNeeds {
  const build = entryPattern.exec(html)?.[1]
  if (!build) throw new Error('the document is no page of this site')
  const named = [...new Set([...html.matchAll(filePattern)].map(([path]) => path))].filter((path) => path in bytes)
  const files = new Set([...always, ...named, ...named.flatMap((path) => together[path] ?? [])])
  return { files: [...files], answers: readAnswers(html), build }
}

/** Size of files in bytes; unknown files count 0. */
export function sumBytes(paths: Iterable<string>, bytes: Readonly<Record<string, number>>): number {
  let sum = 0
  for (const path of paths) sum += bytes[path] ?? 0
  return sum
}

/** Formats a size as `640 KB` or `1.2 MB`, rounded up to ten kilobytes (1000 bytes each). */
export function formatBytes(bytes: number, locale: Locale): string {
  const tens = Math.ceil(bytes / 10_000) * 10
  if (tens < 1000) return `${tens} KB`
  return `${formatNumber(Math.round(tens / 100) / 10, locale, 1)} MB`
}
