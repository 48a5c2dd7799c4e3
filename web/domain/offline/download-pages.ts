import { type Locale, locales, localizedPath } from '../../../schema/locale'
import { paths } from '../../../schema/paths'
import { itemPath } from '../saved/item-path'
import type { SavedItem } from '../saved/saved-items'
import { type OfflinePage, offlinePages, replaceOfflinePages } from './offline-pages'
import {
  dropUnusedFiles,
  eraseEverything,
  erasePage,
  missingFiles,
  readNote,
  startServiceWorker,
  stopServiceWorker,
  storePages,
} from './offline-store'
import {
  type FetchedPage,
  needsOfPage,
  type OfflineFiles,
  readOfflineFiles,
  sumBytes,
} from './page-needs'

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

function ownBytes({ files, bytes }: FetchedPage, offlineFiles: OfflineFiles): number {
  const shared = new Set(offlineFiles.always)
  return (
    bytes +
    sumBytes(
      files.filter((file) => !shared.has(file)),
      offlineFiles.bytes,
    )
  )
}

export interface DownloadPlan {
  pages: { item: SavedItem; page: FetchedPage }[]
  fixed: FetchedPage[]
  offlineFiles: OfflineFiles
  bytes: number
}

/** Serialises work across tabs: two downloads would delete each other's files as unused. */
export function oneAtATime<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  return navigator.locks.request('offline', work)
}

async function fetchExisting(
  path: string,
  files: OfflineFiles,
  defaultLocale: Locale,
): Promise<FetchedPage | undefined> {
  try {
    return await fetchPage(path, files, defaultLocale)
  } catch (error) {
    if (error instanceof PageGone) return undefined
    throw error
  }
}

export async function fetchFixedPages(
  files: OfflineFiles,
  defaultLocale: Locale,
): Promise<FetchedPage[]> {
  const board = await fetchExisting(paths.prices, files, defaultLocale)
  return [await fetchPage(paths.offline, files, defaultLocale), ...(board ? [board] : [])]
}

/** Measures a download. Throws if the site cannot be reached or no page is left. */
export async function planDownload(
  items: readonly SavedItem[],
  defaultLocale: Locale,
): Promise<DownloadPlan> {
  const offlineFiles = await readOfflineFiles()
  if (offlineFiles.off) throw new Error('offline pages are switched off')
  const fixed = await fetchFixedPages(offlineFiles, defaultLocale)
  const pages: DownloadPlan['pages'] = []
  for (const item of items) {
    const page = await fetchExisting(itemPath(item.kind, item.slug), offlineFiles, defaultLocale)
    if (page) pages.push({ item, page })
  }
  if (pages.length === 0) throw new Error('none of the pages exists any more')
  const fetched = pages.map(({ page }) => page)
  const notes = await Promise.all(fixed.map(({ path }) => readNote(path)))
  const missing = fixed.filter((_, index) => notes[index] === undefined)
  const bytes =
    sumBytes(await missingFiles([...fixed, ...fetched]), offlineFiles.bytes) +
    [...missing, ...fetched].reduce((sum, page) => sum + page.bytes, 0)
  return { pages, fixed, offlineFiles, bytes }
}

function toOfflinePage(
  item: SavedItem,
  page: FetchedPage,
  offlineFiles: OfflineFiles,
): OfflinePage {
  const { kind, slug, titleVi, titleEn, picture } = item
  const now = Date.now()
  const bytes = ownBytes(page, offlineFiles)
  return {
    kind,
    slug,
    titleVi,
    titleEn,
    picture,
    path: page.path,
    bytes,
    updatedAt: now,
    checkedAt: now,
    build: page.build,
  }
}

/** Throws a `QuotaExceededError` if the browser refuses. */
export function listPages(pages: DownloadPlan['pages'], offlineFiles: OfflineFiles): void {
  const added = pages.map(({ item, page }) => toOfflinePage(item, page, offlineFiles))
  const others = offlinePages().filter(({ path }) => !added.some((one) => one.path === path))
  if (!replaceOfflinePages([...added, ...others]))
    throw new DOMException('the list could not be stored', 'QuotaExceededError')
}

export async function downloadPages(
  { pages, fixed, offlineFiles }: DownloadPlan,
  onProgress: (part: number) => void,
): Promise<void> {
  await oneAtATime(async () => {
    await storePages([...fixed, ...pages.map(({ page }) => page)], offlineFiles, onProgress)
    await startServiceWorker()
    listPages(pages, offlineFiles)
  })
  navigator.storage
    ?.persist?.()
    .catch((error: unknown) => console.debug('storage is not persistent', error))
}

export async function removePages(gone: readonly string[]): Promise<void> {
  await oneAtATime(async () => {
    replaceOfflinePages(offlinePages().filter(({ path }) => !gone.includes(path)))
    if (offlinePages().length === 0) {
      await stopServiceWorker()
      await eraseEverything()
      return
    }
    for (const path of gone) await erasePage(path)
    await dropUnusedFiles()
  })
}
