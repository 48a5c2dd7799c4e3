import type { Locale } from '../../../schema/locale'
import { paths } from '../../../schema/paths'
import { itemPath } from '../saved/item-path'
import type { SavedItem } from '../saved/saved-items'
import { type FetchedPage, fetchPage, ownBytes, PageGone } from './fetch-pages'
import { type KeptPage, keptPages, replaceKeptPages } from './kept-pages'
import { dropUnusedFiles, eraseEverything, erasePage, readNote } from './kept-store'
import { type OfflineFiles, readOfflineFiles } from './offline-files'
import { sumBytes } from './page-needs'
import { startServiceWorker, stopServiceWorker } from './service-worker'
import { missingFiles, storePages } from './store-pages'

/** What would be kept, and what it would take. */
export interface KeepingPlan {
  pages: { item: SavedItem; page: FetchedPage }[]
  /** The page that lists what is kept: it comes along with the first. */
  start: FetchedPage
  offlineFiles: OfflineFiles
  /** What comes onto the device, in bytes. */
  bytes: number
}

/** One thing at a time, in all tabs: two at once would take each other's files for unused. */
export function oneAtATime<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  return navigator.locks.request('offline', work)
}

async function fetchExisting(item: SavedItem, files: OfflineFiles, defaultLocale: Locale): Promise<FetchedPage | undefined> {
  try {
    return await fetchPage(itemPath(item.kind, item.slug), files, defaultLocale)
  } catch (error) {
    if (error instanceof PageGone) return undefined
    throw error
  }
}

/** Finds out what keeping things would take; those that are no more are left out. Throws where the site does not answer or nothing is left. */
export async function planKeeping(items: readonly SavedItem[], defaultLocale: Locale): Promise<KeepingPlan> {
  const offlineFiles = await readOfflineFiles()
  if (offlineFiles.off) throw new Error('the offline guide is switched off')
  const start = await fetchPage(paths.offline, offlineFiles, defaultLocale)
  const pages: KeepingPlan['pages'] = []
  for (const item of items) {
    const page = await fetchExisting(item, offlineFiles, defaultLocale)
    if (page) pages.push({ item, page })
  }
  if (pages.length === 0) throw new Error('none of the pages exists any more')
  const fetched = pages.map(({ page }) => page)
  const isStartThere = (await readNote(paths.offline)) !== undefined
  const bytes =
    sumBytes(await missingFiles([start, ...fetched]), offlineFiles.bytes) +
    [...(isStartThere ? [] : [start]), ...fetched].reduce((sum, page) => sum + page.bytes, 0)
  return { pages, start, offlineFiles, bytes }
}

/** How a page stands in the list of kept ones. */
function listed(item: SavedItem, page: FetchedPage, offlineFiles: OfflineFiles): KeptPage {
  const { kind, slug, titleVi, titleEn, picture } = item
  const now = Date.now()
  const bytes = ownBytes(page, offlineFiles)
  return { kind, slug, titleVi, titleEn, picture, path: page.path, bytes, updatedAt: now, checkedAt: now, build: page.build }
}

/** Puts pages into the list, in the place of their older entries. Throws where the browser does not keep the list. */
export function listPages(pages: KeepingPlan['pages'], offlineFiles: OfflineFiles): void {
  const added = pages.map(({ item, page }) => listed(item, page, offlineFiles))
  const others = keptPages().filter(({ path }) => !added.some((one) => one.path === path))
  if (!replaceKeptPages([...added, ...others])) throw new DOMException('the list could not be kept', 'QuotaExceededError')
}

/** Keeps what was planned; `onProgress` hears parts of one. Throws what a full or refusing storage throws, with nothing lost. */
export async function keepPages({ pages, start, offlineFiles }: KeepingPlan, onProgress: (part: number) => void): Promise<void> {
  await oneAtATime(async () => {
    await storePages([start, ...pages.map(({ page }) => page)], offlineFiles, onProgress)
    await startServiceWorker()
    listPages(pages, offlineFiles)
  })
  // What was promised to be there must not be cleared away when space runs short; browsers that ask or refuse do no harm.
  navigator.storage.persist?.().catch((error: unknown) => console.debug('storage stays clearable', error))
}

/** Takes kept pages away; with the last one goes everything, the service worker included. */
export async function removePages(gone: readonly string[]): Promise<void> {
  await oneAtATime(async () => {
    replaceKeptPages(keptPages().filter(({ path }) => !gone.includes(path)))
    if (keptPages().length === 0) {
      await stopServiceWorker()
      await eraseEverything()
      return
    }
    for (const path of gone) await erasePage(path)
    await dropUnusedFiles()
  })
}
