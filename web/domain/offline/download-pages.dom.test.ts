import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { filesCache, pagesCache } from './cache-names'
import { downloadPages, planDownload, removePages } from './download-pages'
import { offlinePages, replaceOfflinePages } from './offline-pages'
import { hasServiceWorker } from './offline-store'
import { cachedPaths, cachedText, fakeBrowser } from './testing/fake-browser'
import { destination, fakeSite, fileBytes } from './testing/fake-site'

let site: ReturnType<typeof fakeSite>

beforeEach(() => {
  fakeBrowser()
  site = fakeSite()
  site.pages.set('/where-to-go/hoi-an', {
    text: 'Hội An',
    files: ['/assets/shared.svg', '/assets/hoi-an.svg'],
  })
  site.pages.set('/where-to-go/hue', {
    text: 'Huế',
    files: ['/assets/shared.svg', '/assets/hue.svg'],
  })
})

afterEach(() => {
  replaceOfflinePages([])
  vi.unstubAllGlobals()
})

async function keep(...slugs: string[]): Promise<number[]> {
  const parts: number[] = []
  await downloadPages(await planDownload(slugs.map(destination), 'vi'), (part) => parts.push(part))
  return parts
}

it('stores a page in both languages with its answers and files, and lists it', async () => {
  const parts = await keep('hoi-an')
  expect(await cachedText(pagesCache, '/where-to-go/hoi-an')).toContain('Hội An vi')
  expect(await cachedText(pagesCache, '/en/where-to-go/hoi-an')).toContain('Hội An en')
  expect(await cachedText(pagesCache, '/api/where-to-go/hoi-an')).toBe('{"text":"Hội An"}')
  expect(await cachedPaths(filesCache)).toEqual([
    '/assets/always.js',
    '/assets/hoi-an.svg',
    '/assets/shared.svg',
  ])
  expect(offlinePages()).toMatchObject([
    { path: '/where-to-go/hoi-an', slug: 'hoi-an', build: '/assets/entry.js' },
  ])
  expect(await hasServiceWorker()).toBe(true)
  expect(parts.at(-1)).toBe(1)
})

it('stores one rendition of each photograph, the middling one of `src`', async () => {
  const photo = '/media/k3f9x2ab7q-1-4000x3000-7a8b6c'
  site.pages.set('/where-to-go/hue', {
    text: 'Huế',
    files: [`${photo}/wide-768.webp`, `${photo}/tall-768.webp`],
  })
  await keep('hue')
  expect(await cachedPaths(filesCache)).toEqual(['/assets/always.js', `${photo}/wide-768.webp`])
})

it('is done where the browser has no `navigator.storage`, as WebKitGTK', async () => {
  Object.assign(navigator, { storage: undefined })
  await keep('hoi-an')
  expect(offlinePages().map(({ slug }) => slug)).toEqual(['hoi-an'])
})

it('stores the list of stored pages with the first', async () => {
  await keep('hoi-an')
  expect(await cachedText(pagesCache, '/ngoai-tuyen')).toContain('list vi')
})

it('measures only what is not there yet', async () => {
  const first = await planDownload([destination('hoi-an')], 'vi')
  await downloadPages(first, () => {})
  const second = await planDownload([destination('hue')], 'vi')
  const documents = second.pages.reduce((sum, { page }) => sum + page.bytes, 0)
  expect(documents).toBeGreaterThan(0)
  expect(second.bytes).toBe(fileBytes + documents)
  expect(first.bytes).toBeGreaterThan(3 * fileBytes + documents)
})

it('loads no file twice', async () => {
  await keep('hoi-an')
  site.requested.length = 0
  await keep('hue')
  expect(site.requested.filter((url) => url.endsWith('.svg'))).toEqual(['/assets/hue.svg'])
  expect(offlinePages().map(({ slug }) => slug)).toEqual(['hue', 'hoi-an'])
})

it('leaves out what is not on the site any more, and refuses where nothing is left', async () => {
  const plan = await planDownload([destination('gone'), destination('hue')], 'vi')
  expect(plan.pages.map(({ item }) => item.slug)).toEqual(['hue'])
  await expect(planDownload([destination('gone')], 'vi')).rejects.toThrow('none of the pages')
})

it('refuses where the site has switched the guide off, or does not answer', async () => {
  site.broken.add('/where-to-go/hue')
  await expect(planDownload([destination('hue')], 'vi')).rejects.toThrow('answered 500')
  site.isOff = true
  await expect(planDownload([destination('hoi-an')], 'vi')).rejects.toThrow('switched off')
})

it('leaves nothing of a page whose files did not come, and all of the pages before', async () => {
  await keep('hoi-an')
  const [pagesBefore, filesBefore] = [await cachedPaths(pagesCache), await cachedPaths(filesCache)]
  site.pages.set('/where-to-go/hue', {
    text: 'Huế',
    files: ['/assets/hue.svg', '/assets/broken.svg'],
  })
  site.broken.add('/assets/broken.svg')
  await expect(keep('hue')).rejects.toThrow('answered 500')
  expect(await cachedPaths(pagesCache)).toEqual(pagesBefore)
  expect(await cachedPaths(filesCache)).toEqual(filesBefore)
  expect(offlinePages().map(({ slug }) => slug)).toEqual(['hoi-an'])
})

it('throws what a full storage throws where the list does not fit', async () => {
  const plan = await planDownload([destination('hue')], 'vi')
  vi.spyOn(console, 'debug').mockReturnValue()
  vi.stubGlobal('localStorage', undefined)
  await expect(downloadPages(plan, () => {})).rejects.toMatchObject({ name: 'QuotaExceededError' })
  expect(offlinePages()).toEqual([])
})

it('removes a page with the files that no other needs', async () => {
  await keep('hoi-an', 'hue')
  await removePages(['/where-to-go/hoi-an'])
  expect(await cachedText(pagesCache, '/where-to-go/hoi-an')).toBeUndefined()
  expect(await cachedPaths(filesCache)).toEqual([
    '/assets/always.js',
    '/assets/hue.svg',
    '/assets/shared.svg',
  ])
  expect(await hasServiceWorker()).toBe(true)
})

it('removes everything with the last page, the service worker included', async () => {
  await keep('hoi-an', 'hue')
  await removePages(['/where-to-go/hoi-an', '/where-to-go/hue'])
  expect(await caches.keys()).toEqual([])
  expect(await hasServiceWorker()).toBe(false)
  expect(offlinePages()).toEqual([])
})
