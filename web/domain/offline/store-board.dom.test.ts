import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { filesCache, pagesCache } from './cache-names'
import { downloadPages, planDownload } from './download-pages'
import { offlinePages, replaceOfflinePages } from './offline-pages'
import { hasServiceWorker } from './offline-store'
import { storeBoard } from './renew-pages'
import { cachedPaths, cachedText, fakeBrowser } from './testing/fake-browser'
import { destination, fakeSite } from './testing/fake-site'

let site: ReturnType<typeof fakeSite>

beforeEach(() => {
  vi.spyOn(console, 'debug').mockReturnValue()
  fakeBrowser()
  site = fakeSite()
  site.pages.set('/gia-hop-ly', { text: 'Giá', files: ['/assets/board.js'] })
})

afterEach(() => {
  replaceOfflinePages([])
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it('stores the board in both languages with its files, and the list of offline pages, but lists nothing', async () => {
  await storeBoard('vi')
  expect(await cachedText(pagesCache, '/gia-hop-ly')).toContain('Giá vi')
  expect(await cachedText(pagesCache, '/en/fair-prices')).toContain('Giá en')
  expect(await cachedText(pagesCache, '/ngoai-tuyen')).toContain('list vi')
  expect(await cachedPaths(filesCache)).toEqual(['/assets/always.js', '/assets/board.js'])
  expect([await hasServiceWorker(), offlinePages()]).toEqual([true, []])
})

it('loads no file again while the board is the same, and replaces a copy that is behind', async () => {
  await storeBoard('vi')
  site.requested.length = 0
  await storeBoard('vi')
  expect(site.requested.filter((url) => url.startsWith('/assets/'))).toEqual([])
  site.pages.set('/gia-hop-ly', { text: 'Giá mới', files: [] })
  await storeBoard('vi')
  expect(await cachedText(pagesCache, '/gia-hop-ly')).toContain('Giá mới vi')
})

it('stores nothing where the visitor saves data, where the site has switched it off, or without a network', async () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true })
  await storeBoard('vi')
  Object.defineProperty(navigator, 'connection', { value: { saveData: false }, configurable: true })
  site.isOff = true
  await storeBoard('vi')
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await storeBoard('vi')
  Reflect.deleteProperty(navigator, 'connection')
  expect([await caches.keys(), await hasServiceWorker()]).toEqual([[], false])
})

it('comes along with any download', async () => {
  site.pages.set('/where-to-go/hue', { text: 'Huế', files: [] })
  await downloadPages(await planDownload([destination('hue')], 'vi'), () => {})
  expect(await cachedText(pagesCache, '/en/fair-prices')).toContain('Giá en')
  expect(offlinePages().map(({ slug }) => slug)).toEqual(['hue'])
})
