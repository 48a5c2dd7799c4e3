import { millisecondsInDay } from 'date-fns/constants'
import type { Locale } from '../../../schema/locale'
import { savesData } from '../../lib/browser-value'
import {
  fetchFixedPages,
  fetchPage,
  listPages,
  oneAtATime,
  PageGone,
  removePages,
} from './download-pages'
import { type OfflinePage, offlinePages, replaceOfflinePages } from './offline-pages'
import {
  canStorePages,
  eraseEverything,
  hasServiceWorker,
  readNote,
  startServiceWorker,
  stopServiceWorker,
  storePages,
} from './offline-store'
import { type FetchedPage, type OfflineFiles, readOfflineFiles } from './page-needs'

export function isDue(
  { build, checkedAt }: Pick<OfflinePage, 'build' | 'checkedAt'>,
  currentBuild: string,
  now: number,
): boolean {
  return build !== currentBuild || now - checkedAt > millisecondsInDay
}

/** The running page came from the network, so its script is the current build's. */
function currentBuild(): string {
  return document.querySelector('script[type=module]')?.getAttribute('src') ?? ''
}

async function hasChanged(page: FetchedPage): Promise<boolean> {
  const note = await readNote(page.path)
  return (
    !note || Object.entries(page.etags).some(([url, etag]) => !etag || note.etags[url] !== etag)
  )
}

async function renewPage(
  stored: OfflinePage,
  files: OfflineFiles,
  defaultLocale: Locale,
): Promise<void> {
  try {
    const page = await fetchPage(stored.path, files, defaultLocale)
    await oneAtATime(async () => {
      if (!offlinePages().some(({ path }) => path === stored.path)) return
      if (await hasChanged(page)) {
        await storePages([page], files)
        listPages([{ item: stored, page }], files)
      } else {
        replaceOfflinePages(
          offlinePages().map((one) =>
            one.path === stored.path ? { ...one, checkedAt: Date.now() } : one,
          ),
        )
      }
    })
  } catch (error) {
    if (error instanceof PageGone) await removePages([stored.path])
    else console.debug('an offline page could not be renewed', error)
  }
}

async function renewFixedPages(files: OfflineFiles, defaultLocale: Locale): Promise<void> {
  const pages = await fetchFixedPages(files, defaultLocale)
  await oneAtATime(async () => {
    for (const page of pages) if (await hasChanged(page)) await storePages([page], files)
  })
}

/** Renews due pages, and `visited` in any case. Never throws: on failure copies stay. */
export async function renewPages(defaultLocale: Locale, visited?: string): Promise<void> {
  if (!canStorePages() || !navigator.onLine) return
  await navigator.locks.request('offline-renewal', () => renewDuePages(defaultLocale, visited))
}

async function renewDuePages(defaultLocale: Locale, visited?: string): Promise<void> {
  const build = currentBuild()
  const due = offlinePages().filter(
    (page) => page.path === visited || isDue(page, build, Date.now()),
  )
  try {
    const isStopped = !(await hasServiceWorker())
    if (due.length === 0 && !isStopped) return
    const files = await readOfflineFiles()
    if (files.off) return await forgetEverything()
    if (isStopped) await startServiceWorker()
    await renewFixedPages(files, defaultLocale)
    for (const page of due) await renewPage(page, files, defaultLocale)
  } catch (error) {
    console.debug('the offline pages could not be renewed', error)
  }
}

async function forgetEverything(): Promise<void> {
  replaceOfflinePages([])
  await stopServiceWorker()
  await eraseEverything()
}

/** Stores the price board and the list of offline pages. Never throws. */
export async function storeBoard(defaultLocale: Locale): Promise<void> {
  if (!canStorePages() || !navigator.onLine || savesData()) return
  try {
    const files = await readOfflineFiles()
    if (files.off) return
    await renewFixedPages(files, defaultLocale)
    await startServiceWorker()
  } catch (error) {
    console.debug('the price board could not be stored', error)
  }
}
