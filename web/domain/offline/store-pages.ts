import { filesCache } from './cache-names'
import type { FetchedPage } from './fetch-pages'
import type { OfflineFiles } from './offline-files'
import { dropUnusedFiles, storedFiles, writePage } from './offline-store'
import { bytesOf, sumBytes } from './page-needs'

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
