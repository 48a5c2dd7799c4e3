import { type Locale, locales, localizedPath } from '../../../schema/locale'
import { needsOfPage, type OfflineFiles, sumBytes } from './page-needs'

export interface FetchedPage {
  path: string
  entries: Map<string, Response>
  etags: Record<string, string>
  files: string[]
  build: string
  bytes: number
}

export class PageGone extends Error {}

const transportHeaders = [
  'Content-Encoding',
  'Content-Length',
  'Transfer-Encoding',
  'Set-Cookie',
  'Vary',
]

/** A copy without the redirect flag, which browsers refuse for navigations. */
function storedCopy(text: string, { headers }: Response): Response {
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

/** Reads a page in both languages, past every cache. Throws {@link PageGone} on 404 and 410. */
export async function fetchPage(
  path: string,
  offlineFiles: OfflineFiles,
  defaultLocale: Locale,
): Promise<FetchedPage> {
  const page: FetchedPage = { path, entries: new Map(), etags: {}, files: [], build: '', bytes: 0 }
  const files = new Set<string>()
  for (const locale of locales) {
    const url = localizedPath(path, locale, defaultLocale)
    const { response, text } = await fetchDocument(url)
    const needs = needsOfPage(text, offlineFiles)
    const answers = Object.entries(needs.answers).map(
      ([api, answer]) => [api, JSON.stringify(answer)] as const,
    )
    page.entries.set(url, storedCopy(text, response))
    for (const [api, body] of answers)
      page.entries.set(api, new Response(body, { headers: { 'Content-Type': 'application/json' } }))
    for (const file of needs.files) files.add(file)
    for (const body of [text, ...answers.map(([, body]) => body)])
      page.bytes += new TextEncoder().encode(body).length
    page.etags[url] = response.headers.get('ETag') ?? ''
    page.build = needs.build
  }
  page.files = [...files]
  return page
}

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
