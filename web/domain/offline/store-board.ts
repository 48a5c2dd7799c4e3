import type { Locale } from '../../../schema/locale'
import { readOfflineFiles } from './offline-files'
import { renewFixedPages } from './renew-pages'
import { canStorePages, startServiceWorker } from './service-worker'

const savesData = () =>
  'connection' in navigator && (navigator.connection as { saveData?: boolean }).saveData === true

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
