import { type Locale, locales, localizedPath } from '../../../schema/locale'
import type { OfflineFiles } from './offline-files'
import { needsOfPage, sumBytes } from './page-needs'

/** A page as it is about to be kept: its documents are there, its files are only named. */
export interface FetchedPage {
  path: string
  /** Documents in both languages and API answers, by address. */
  entries: Map<string, Response>
  etags: Record<string, string>
  files: string[]
  build: string
  /** What the entries take, in bytes. */
  bytes: number
}

/** A page that is not on the site any more. */
export class PageGone extends Error {}

/** Headers that say nothing about a body that is kept as text. */
const transportHeaders = ['Content-Encoding', 'Content-Length', 'Transfer-Encoding', 'Set-Cookie', 'Vary']

/** A copy that can answer a navigation: one that was redirected could not. */
function keepable(text: string, { headers }: Response): Response {
  const own = new Headers(headers)
  for (const name of transportHeaders) own.delete(name)
  return new Response(text, { headers: own })
}

async function fetchDocument(url: string): Promise<{ response: Response; text: string }> {
  const response = await fetch(url, { cache: 'no-cache', headers: { Accept: 'text/html' } })
  if (response.status === 404 || response.status === 410) throw new PageGone(url)
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  return { response, text: await response.text() }
}

/**
 * Reads a page in both languages, past every cache, and finds out what it needs. Throws a {@link PageGone} where the page is no more,
 * and an error where the site does not answer.
 */
export async function fetchPage(path: string, offlineFiles: OfflineFiles, defaultLocale: Locale): Promise<FetchedPage> {
  const page: FetchedPage = { path, entries: new Map(), etags: {}, files: [], build: '', bytes: 0 }
  const files = new Set<string>()
  for (const locale of locales) {
    const url = localizedPath(path, locale, defaultLocale)
    const { response, text } = await fetchDocument(url)
    const needs = needsOfPage(text, offlineFiles)
    const answers = Object.entries(needs.answers).map(([api, answer]) => [api, JSON.stringify(answer)] as const)
    page.entries.set(url, keepable(text, response))
    for (const [api, body] of answers) page.entries.set(api, new Response(body, { headers: { 'Content-Type': 'application/json' } }))
    for (const file of needs.files) files.add(file)
    for (const body of [text, ...answers.map(([, body]) => body)]) page.bytes += new TextEncoder().encode(body).length
    page.etags[url] = response.headers.get('ETag') ?? ''
    page.build = needs.build
  }
  page.files = [...files]
  return page
}

/** What a page takes beside what all pages share, in bytes. */
export function ownBytes({ files, bytes }: FetchedPage, offlineFiles: OfflineFiles): number {
  const shared = new Set(offlineFiles.always)
  return (
    bytes +
    sumBytes(
      files.filter((file) => !shared.has(file)),
      offlineFiles.bytes,
    )
  )
}
