import { clientsClaim } from 'workbox-core'
import { registerRoute } from 'workbox-routing'
import { CacheFirst, NetworkFirst, NetworkOnly } from 'workbox-strategies'
import { paths } from '../../schema/paths'
import { filesCache, outdatedCaches, pagesCache } from '../domain/offline/cache-names'
import { isSamePhoto, kindOfRequest, offlineAddress, type RequestKind } from './kind-of-request'

declare const self: ServiceWorkerGlobalScope

/** Only the page writes to the caches, on a download or renewal. */
const neverStore = { cacheWillUpdate: async () => null }

/**
 * Redirects to the offline page; undefined if that is not stored, so that the browser shows its own
 * error.
 */
async function leadToList({ request }: { request: Request }): Promise<Response | undefined> {
  const url = new URL(request.url)
  const target = offlineAddress(url, paths.offline)
  const isStored = await caches.match(target, {
    cacheName: pagesCache,
    ignoreSearch: true,
    ignoreVary: true,
  })
  return isStored && Response.redirect(new URL(target, url.origin).href, 302)
}

/**
 * The stored rendition of a photograph that another one of it was asked for, of the same crop if
 * there is one.
 */
async function storedPhoto({ url }: Request): Promise<Response | undefined> {
  const cache = await caches.open(filesCache)
  const wanted = new URL(url).pathname
  const keys = (await cache.keys()).map((key) => ({
    key,
    fit: isSamePhoto(wanted, new URL(key.url).pathname),
  }))
  const found = keys.find(({ fit }) => fit === 'best') ?? keys.find(({ fit }) => fit)
  return found && cache.match(found.key)
}

const isOfKind =
  (kind: RequestKind) =>
  ({ url, request }: { url: URL; request: Request }) =>
    kindOfRequest(url, self.location.origin, request.mode === 'navigate') === kind

// The network always comes first, however slow, and its answer counts whatever it is: a copy is
// read only where there is none.
registerRoute(
  isOfKind('page'),
  new NetworkFirst({
    cacheName: pagesCache,
    matchOptions: { ignoreSearch: true, ignoreVary: true },
    plugins: [neverStore, { handlerDidError: leadToList }],
  }),
)
registerRoute(
  isOfKind('answer'),
  new NetworkFirst({
    cacheName: pagesCache,
    matchOptions: { ignoreVary: true },
    plugins: [neverStore],
  }),
)
registerRoute(
  isOfKind('photo'),
  new NetworkOnly({ plugins: [{ handlerDidError: ({ request }) => storedPhoto(request) }] }),
)
// Such a file never changes under its address.
registerRoute(
  isOfKind('file'),
  new CacheFirst({
    cacheName: filesCache,
    matchOptions: { ignoreVary: true },
    plugins: [neverStore],
  }),
)

// Taking over at once is safe: whatever the version, online every page is the network's, and files
// are found by their whole address.
self.addEventListener('install', () => void self.skipWaiting())
clientsClaim()
self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(outdatedCaches(names).map((name) => caches.delete(name)))),
  )
})
