import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { filesCache, pagesCache } from './cache-names'
import {
  dropUnusedFiles,
  eraseEverything,
  erasePage,
  measureAll,
  readNote,
  readNotes,
  storedFiles,
  writePage,
} from './offline-store'
import { cachedPaths, cachedText, fakeBrowser } from './testing/fake-browser'

beforeEach(fakeBrowser)
afterEach(() => vi.unstubAllGlobals())

const note = (path: string, files: string[]) => ({
  files: Object.fromEntries(files.map((file) => [file, 10])),
  entries: [path, `/api${path}`],
  etags: { [path]: '"1"' },
  bytes: 5,
})

async function write(path: string, files: string[]): Promise<void> {
  const entries = new Map([path, `/api${path}`].map((url) => [url, new Response(url)]))
  await writePage(path, entries, note(path, files))
  const cache = await caches.open(filesCache)
  for (const file of files) await cache.put(file, new Response(file))
}

it('stores the documents of a page with a note of what it needs', async () => {
  await write('/hoi-an', ['/assets/a.js'])
  expect(await cachedText(pagesCache, '/hoi-an')).toBe('/hoi-an')
  expect(await cachedText(pagesCache, '/api/hoi-an')).toBe('/api/hoi-an')
  expect(await readNote('/hoi-an')).toEqual(note('/hoi-an', ['/assets/a.js']))
  expect(await readNote('/hue')).toBeUndefined()
})

it('can store the same entries twice, for a body is read once only', async () => {
  const entries = new Map([['/hue', new Response('Huế')]])
  await writePage('/hue', entries, note('/hue', []))
  await writePage('/hue', entries, note('/hue', []))
  expect(await cachedText(pagesCache, '/hue')).toBe('Huế')
})

it('erases a page and nothing of another', async () => {
  await write('/hoi-an', [])
  await write('/hue', [])
  await erasePage('/hoi-an')
  expect(await cachedPaths(pagesCache)).toEqual(['/api/hue', '/hue', '/offline-note/hue'])
  expect(await readNotes()).toEqual([note('/hue', [])])
})

it('drops the files that no page needs any more', async () => {
  await write('/hoi-an', ['/assets/shared.js', '/assets/hoi-an.js'])
  await write('/hue', ['/assets/shared.js', '/assets/hue.js'])
  await erasePage('/hoi-an')
  await dropUnusedFiles()
  expect(await storedFiles()).toEqual(new Set(['/assets/shared.js', '/assets/hue.js']))
})

it('counts a file that pages share once', async () => {
  await write('/hoi-an', ['/assets/shared.js', '/assets/hoi-an.js'])
  await write('/hue', ['/assets/shared.js'])
  expect(await measureAll()).toBe(2 * 10 + 2 * 5)
})

it('erases all of its caches, and none of somebody else’s', async () => {
  await write('/hoi-an', ['/assets/a.js'])
  await caches.open('workbox-x')
  await eraseEverything()
  expect(await caches.keys()).toEqual(['workbox-x'])
})
