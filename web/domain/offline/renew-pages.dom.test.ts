import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { pagesCache } from './cache-names'
import { downloadPages, planDownload } from './download-pages'
import { offlinePages, replaceOfflinePages } from './offline-pages'
import { hasServiceWorker, stopServiceWorker } from './offline-store'
import { renewPages } from './renew-pages'
import { cachedText, fakeBrowser } from './testing/fake-browser'
import { destination, fakeSite } from './testing/fake-site'

const path = '/where-to-go/hoi-an'
const minute = 60_000
const day = 24 * 60 * minute
let site: ReturnType<typeof fakeSite>

/** A page that was stored at noon, a minute ago. */
beforeEach(async () => {
  vi.spyOn(console, 'debug').mockReturnValue()
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-21T12:00:00Z') })
  fakeBrowser()
  site = fakeSite()
  site.pages.set(path, { text: 'Hội An', files: ['/assets/hoi-an.svg'] })
  document.body.innerHTML = `<script type="module" src="${site.entry}"></script>`
  await downloadPages(await planDownload([destination('hoi-an')], 'vi'), () => {})
  site.requested.length = 0
  vi.setSystemTime(Date.now() + minute)
})

afterEach(() => {
  replaceOfflinePages([])
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const change = (text: string) => site.pages.set(path, { text, files: ['/assets/new.svg'] })

it('asks the site nothing while no page is due', async () => {
  await renewPages('vi')
  expect(site.requested).toEqual([])
})

it('compares the page that is visited, and only notes the time where it is the same', async () => {
  const [before] = offlinePages()
  await renewPages('vi', path)
  expect(offlinePages()).toEqual([{ ...before, checkedAt: Date.now() }])
  expect(site.requested).toContain(path)
  expect(site.requested.filter((url) => url.startsWith('/assets/'))).toEqual([])
})

it('replaces a copy that is behind the site, with its files', async () => {
  change('Hội An, mới')
  await renewPages('vi', path)
  expect(await cachedText(pagesCache, path)).toContain('Hội An, mới vi')
  expect(offlinePages()).toMatchObject([{ path, updatedAt: Date.now(), checkedAt: Date.now() }])
  expect(site.requested).toContain('/assets/new.svg')
})

it('compares every page after a day', async () => {
  change('Hội An, mới')
  vi.setSystemTime(Date.now() + day)
  await renewPages('vi')
  expect(await cachedText(pagesCache, path)).toContain('Hội An, mới vi')
})

it('stores the list of stored pages anew, too', async () => {
  site.pages.set('/ngoai-tuyen', { text: 'new list', files: [] })
  await renewPages('vi', path)
  expect(await cachedText(pagesCache, '/ngoai-tuyen')).toContain('new list vi')
})

it('removes a page that is not on the site any more', async () => {
  site.pages.delete(path)
  await renewPages('vi', path)
  expect(offlinePages()).toEqual([])
  expect(await caches.keys()).toEqual([])
})

it('leaves a copy as it is where the site does not answer', async () => {
  change('Hội An, mới')
  site.broken.add(`/en${path}`)
  await renewPages('vi', path)
  expect(await cachedText(pagesCache, path)).toContain('Hội An vi')
  expect(offlinePages()).toMatchObject([{ path, checkedAt: Date.now() - minute }])
})

it('asks nothing without a network', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await renewPages('vi', path)
  expect(site.requested).toEqual([])
})

it('starts a service worker that the browser has dropped', async () => {
  await stopServiceWorker()
  await renewPages('vi')
  expect(await hasServiceWorker()).toBe(true)
})

it('forgets everything where the site has switched the guide off', async () => {
  site.isOff = true
  await renewPages('vi', path)
  expect(offlinePages()).toEqual([])
  expect(await caches.keys()).toEqual([])
  expect(await hasServiceWorker()).toBe(false)
})
