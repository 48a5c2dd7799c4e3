import { filesCache, ownCaches, pagesCache } from './cache-names'

/** What was noted of a kept page beside its documents. */
export interface KeptNote {
  /** Files and their sizes in bytes. */
  files: Record<string, number>
  /** Addresses of its documents and API answers, and the ETag of each document. */
  entries: string[]
  etags: Record<string, string>
  /** What its documents and answers take. */
  bytes: number
}

const noteFolder = '/offline-note'

/** Where the note of a page lies in the cache; nothing on the site has this address. */
function noteUrl(path: string): string {
  return noteFolder + path
}

/** The note of a kept page; undefined where there is none, as after the browser has made room. */
export async function readNote(path: string): Promise<KeptNote | undefined> {
  const found = await (await caches.open(pagesCache)).match(noteUrl(path))
  return found?.json()
}

/** Puts a page's documents and answers into their places, its note last. Whatever they need must be there already. */
export async function writePage(path: string, entries: ReadonlyMap<string, Response>, note: KeptNote): Promise<void> {
  const cache = await caches.open(pagesCache)
  for (const [url, response] of entries) await cache.put(url, response.clone())
  await cache.put(noteUrl(path), Response.json(note))
}

/** Takes a page's documents, answers and note away; its files stay until {@link dropUnusedFiles}. */
export async function erasePage(path: string): Promise<void> {
  const cache = await caches.open(pagesCache)
  const note = await readNote(path)
  for (const url of [...(note?.entries ?? []), noteUrl(path)]) await cache.delete(url)
}

/** The notes of all kept pages. */
export async function readNotes(): Promise<KeptNote[]> {
  const cache = await caches.open(pagesCache)
  const keys = (await cache.keys()).filter(({ url }) => new URL(url).pathname.startsWith(noteFolder))
  const found = await Promise.all(keys.map((key) => cache.match(key)))
  return Promise.all(found.flatMap((response) => (response ? [response.json() as Promise<KeptNote>] : [])))
}

/** Takes away the files that no kept page needs any more. */
export async function dropUnusedFiles(): Promise<void> {
  const used = new Set((await readNotes()).flatMap(({ files }) => Object.keys(files)))
  const cache = await caches.open(filesCache)
  for (const key of await cache.keys()) if (!used.has(new URL(key.url).pathname)) await cache.delete(key)
}

/** The files that are there already. */
export async function storedFiles(): Promise<Set<string>> {
  const keys = await (await caches.open(filesCache)).keys()
  return new Set(keys.map(({ url }) => new URL(url).pathname))
}

/** Takes everything away that the offline guide has put into the browser. */
export async function eraseEverything(): Promise<void> {
  await Promise.all(ownCaches(await caches.keys()).map((name) => caches.delete(name)))
}

/** What everything that is kept takes together, in bytes: shared files count once. */
export async function measureAll(): Promise<number> {
  const notes = await readNotes()
  const files = Object.assign({}, ...notes.map((note) => note.files)) as KeptNote['files']
  return Object.values(files).reduce((sum, size) => sum + size, 0) + notes.reduce((sum, { bytes }) => sum + bytes, 0)
}
