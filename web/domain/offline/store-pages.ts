import { filesCache } from './cache-names'
import type { FetchedPage } from './fetch-pages'
import { dropUnusedFiles, storedFiles, writePage } from './kept-store'
import type { OfflineFiles } from './offline-files'
import { sumBytes } from './page-needs'

const atOnce = 6

/** The files of pages that are not there yet. */
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
  await Promise.all(Array.from({ length: atOnce }, work))
}

/**
 * Stores pages with everything they need. Their files come first, so that a copy that is replaced stays whole until the new one is;
 * should anything fail, what was there before is untouched and what came in vain is taken away again. `onProgress` hears parts of one.
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
      done += offlineFiles.bytes[path] ?? 0
      onProgress(total === 0 ? 1 : done / total)
    })
    for (const { path, entries, etags, files, bytes } of pages) {
      const sizes = Object.fromEntries(files.map((file) => [file, offlineFiles.bytes[file] ?? 0]))
      await writePage(path, entries, { files: sizes, entries: [...entries.keys()], etags, bytes })
    }
  } finally {
    await dropUnusedFiles()
  }
}
