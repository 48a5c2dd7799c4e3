import type { OfflineFiles } from './offline-files'

export interface PageNeeds {
  /** Files to keep beside the document, each once. */
  files: string[]
  /** Answers by API path, as the Worker has put them into the document. */
  answers: Record<string, unknown>
  /** The entry script. */
  build: string
}

const filePattern = /(?<![\w@.])\/(?:assets\/[\w./@-]+\.\w+|favicon\.svg)/g
const entryPattern = /<script type="module" src="(\/assets\/[^"]+)"/
const dataPattern = /<script type="application\/json" id="page-data"[^>]*>(.*?)<\/script>/s

function readAnswers(html: string): Record<string, unknown> {
  const data = JSON.parse(dataPattern.exec(html)?.[1] ?? '{}') as { data?: Record<string, unknown> }
  return data.data ?? {}
}

/**
 * What a document of this site needs to be read without a connection: every file it names, what those bring along, and what every
 * page may need. Throws where the document is none of the site's pages.
 */
export function needsOfPage(html: string, { always, together, bytes }: OfflineFiles): PageNeeds {
  const build = entryPattern.exec(html)?.[1]
  if (!build) throw new Error('the document is no page of this site')
  const named = [...new Set([...html.matchAll(filePattern)].map(([path]) => path))].filter((path) => path in bytes)
  const files = new Set([...always, ...named, ...named.flatMap((path) => together[path] ?? [])])
  return { files: [...files], answers: readAnswers(html), build }
}

/** What files take together, in bytes; those that are not listed count nothing. */
export function sumBytes(paths: Iterable<string>, bytes: Readonly<Record<string, number>>): number {
  let sum = 0
  for (const path of paths) sum += bytes[path] ?? 0
  return sum
}
