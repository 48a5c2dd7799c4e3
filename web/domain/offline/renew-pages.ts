import { millisecondsInDay } from 'date-fns/constants'
import type { Locale } from '../../../schema/locale'
import { paths } from '../../../schema/paths'
import { type FetchedPage, fetchPage, PageGone } from './fetch-pages'
import { listPages, oneAtATime, removePages } from './keep-pages'
import { type KeptPage, keptPages, replaceKeptPages } from './kept-pages'
import { eraseEverything, readNote } from './kept-store'
import { type OfflineFiles, readOfflineFiles } from './offline-files'
import { canKeepPages, hasServiceWorker, startServiceWorker, stopServiceWorker } from './service-worker'
import { storePages } from './store-pages'

/** Whether a copy may be behind the site: made by another build, or not compared for a day. */
export function isDue({ build, checkedAt }: Pick<KeptPage, 'build' | 'checkedAt'>, currentBuild: string, now: number): boolean {
  return build !== currentBuild || now - checkedAt > millisecondsInDay
}

/** The entry script of the page that runs: it came from the network, so it is the site's present one. */
function currentBuild(): string {
  return document.querySelector('script[type=module]')?.getAttribute('src') ?? ''
}

async function hasChanged(page: FetchedPage): Promise<boolean> {
  const note = await readNote(page.path)
  return !note || Object.entries(page.etags).some(([url, etag]) => !etag || note.etags[url] !== etag)
}

/** Compares one copy with the site and renews it where they differ. A page that is no more goes. */
async function renewPage(kept: KeptPage, files: OfflineFiles, defaultLocale: Locale): Promise<void> {
  try {
    const page = await fetchPage(kept.path, files, defaultLocale)
    await oneAtATime(async () => {
      if (!keptPages().some(({ path }) => path === kept.path)) return
      if (await hasChanged(page)) {
        await storePages([page], files)
        listPages([{ item: kept, page }], files)
      } else {
        replaceKeptPages(keptPages().map((one) => (one.path === kept.path ? { ...one, checkedAt: Date.now() } : one)))
      }
    })
  } catch (error) {
    if (error instanceof PageGone) await removePages([kept.path])
    else console.debug('a kept page could not be renewed and stays as it is', error)
  }
}

/** The list of kept pages is a page, too; it is renewed with the others. */
async function renewStart(files: OfflineFiles, defaultLocale: Locale): Promise<void> {
  const page = await fetchPage(paths.offline, files, defaultLocale)
  await oneAtATime(async () => {
    if (await hasChanged(page)) await storePages([page], files)
  })
}

/** The same, one at a time: a page may ask twice. */
export async function renewPages(defaultLocale: Locale, visited?: string): Promise<void> {
  if (!canKeepPages() || !navigator.onLine) return
  await navigator.locks.request('offline-renewal', () => renewDuePages(defaultLocale, visited))
}

/** Compares the kept pages with the site: those that are due, and the one at `visited` in any case. Never throws: copies stay as they are. */
async function renewDuePages(defaultLocale: Locale, visited?: string): Promise<void> {
  const build = currentBuild()
  const due = keptPages().filter((page) => page.path === visited || isDue(page, build, Date.now()))
  try {
    const isStopped = !(await hasServiceWorker())
    if (due.length === 0 && !isStopped) return
    const files = await readOfflineFiles()
    if (files.off) return await forgetEverything()
    if (isStopped) await startServiceWorker()
    await renewStart(files, defaultLocale)
    for (const page of due) await renewPage(page, files, defaultLocale)
  } catch (error) {
    console.debug('the kept pages could not be compared with the site', error)
  }
}

/** The site has switched the offline guide off. */
async function forgetEverything(): Promise<void> {
  replaceKeptPages([])
  await stopServiceWorker()
  await eraseEverything()
}
