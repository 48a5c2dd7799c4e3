import { filesCache, ownCaches, pagesCache } from './cache-names'
import { bytesOf, type FetchedPage, type OfflineFiles, sumBytes } from './page-needs'

interface PageNote {
  files: Record<string, number>
  entries: string[]
  etags: Record<string, string>
  bytes: number
}

const noteFolder = '/offline-note'

/** The cache key of a page's note; no page of the site has this address. */
function noteUrl(path: string): string {
  return noteFolder + path
}

/** Undefined if there is none, such as after the browser evicted it. */
export async function readNote(path: string): Promise<PageNote | undefined> {
  const found = await (await caches.open(pagesCache)).match(noteUrl(path))
  return found?.json()
}

/** Writes the note last. The page's files must be stored already. */
export async function writePage(
  path: string,
  entries: ReadonlyMap<string, Response>,
  note: PageNote,
): Promise<void> {
  const cache = await caches.open(pagesCache)
  for (const [url, response] of entries) await cache.put(url, response.clone())
  await cache.put(noteUrl(path), Response.json(note))
}

export async function erasePage(path: string): Promise<void> {
  const cache = await caches.open(pagesCache)
  const note = await readNote(path)
  for (const url of [...(note?.entries ?? []), noteUrl(path)]) await cache.delete(url)
}

export async function readNotes(): Promise<PageNote[]> {
  const cache = await caches.open(pagesCache)
  const keys = (await cache.keys()).filter(({ url }) =>
    new URL(url).pathname.startsWith(noteFolder),
  )
  const found = await Promise.all(keys.map((key) => cache.match(key)))
  return Promise.all(
    found.flatMap((response) => (response ? [response.json() as Promise<PageNote>] : [])),
  )
}

export async function dropUnusedFiles(): Promise<void> {
  const used = new Set((await readNotes()).flatMap(({ files }) => Object.keys(files)))
  const cache = await caches.open(filesCache)
  for (const key of await cache.keys())
    if (!used.has(new URL(key.url).pathname)) await cache.delete(key)
}

export async function storedFiles(): Promise<Set<string>> {
  const keys = await (await caches.open(filesCache)).keys()
  return new Set(keys.map(({ url }) => new URL(url).pathname))
}

export async function eraseEverything(): Promise<void> {
  await Promise.all(ownCaches(await caches.keys()).map((name) => caches.delete(name)))
}

export async function measureAll(): Promise<number> {
  const notes = await readNotes()
  const files = Object.assign({}, ...notes.map((note) => note.files)) as PageNote['files']
  return (
    Object.values(files).reduce((sum, size) => sum + size, 0) +
    notes.reduce((sum, { bytes }) => sum + bytes, 0)
  )
}

/** False in old browsers, and without TLS. */
export function canStorePages(): boolean {
  return 'serviceWorker' in navigator && 'caches' in window
}

/** Only visitors who download something, or open the price board, get it. */
export async function startServiceWorker(): Promise<void> {
  await navigator.serviceWorker.register('/sw.js', { scope: '/', updateViaCache: 'none' })
  await navigator.serviceWorker.ready
}

export async function hasServiceWorker(): Promise<boolean> {
  return (await navigator.serviceWorker.getRegistration('/')) !== undefined
}

export async function stopServiceWorker(): Promise<void> {
  await (await navigator.serviceWorker.getRegistration('/'))?.unregister()
}

const parallelDownloads = 6

export async function missingFiles(pages: readonly FetchedPage[]): Promise<string[]> {
  const stored = await storedFiles()
  return [...new Set(pages.flatMap(({ files }) => files))].filter((file) => !stored.has(file))
}

async function storeFiles(paths: string[], onStored: (path: string) => void): Promise<void> {
  const cache = await caches.open(filesCache)
  const waiting = [...paths]
  const work = async () => {
    for (let path = waiting.shift(); path; path = waiting.shift()) {
      const response = await fetch(path)
      if (!response.ok) throw new Error(`${path} answered ${response.status}`)
      await cache.put(path, response)
      onStored(path)
    }
  }
  await Promise.all(Array.from({ length: parallelDownloads }, work))
}

/**
 * Stores files first. On failure older copies remain and new files are removed. `onProgress` gets a
 * fraction of 1.
 */
export async function storePages(
  pages: readonly FetchedPage[],
  offlineFiles: OfflineFiles,
  onProgress: (part: number) => void = () => {},
): Promise<void> {
  const missing = await missingFiles(pages)
  const total = sumBytes(missing, offlineFiles.bytes)
  let done = 0
  try {
    await storeFiles(missing, (path) => {
      done += bytesOf(path, offlineFiles.bytes)
      onProgress(total === 0 ? 1 : done / total)
    })
    for (const { path, entries, etags, files, bytes } of pages) {
      const sizes = Object.fromEntries(
        files.map((file) => [file, bytesOf(file, offlineFiles.bytes)]),
      )
      await writePage(path, entries, { files: sizes, entries: [...entries.keys()], etags, bytes })
    }
  } finally {
    await dropUnusedFiles()
  }
}
